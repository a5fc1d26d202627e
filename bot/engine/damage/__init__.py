"""The one door for damage (CR 120): every source, from combat to a redirected point, deals through a batch of packets."""
