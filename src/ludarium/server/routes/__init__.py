"""The HTTP side, a file for each noun; the WebSocket in `live`."""
