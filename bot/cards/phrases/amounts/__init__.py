"""How much and how many: values in words."""
