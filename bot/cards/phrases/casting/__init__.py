"""What casting and activating take: costs, times, permissions."""
