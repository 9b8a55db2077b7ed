"""Tables online: the app, live tables, the store."""
