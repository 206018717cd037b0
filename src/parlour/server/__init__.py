"""The web table: live sessions, storage, HTTP and WebSocket."""
