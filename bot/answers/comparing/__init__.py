"""One scenario under the rules of every era, and where and why the eras part."""
