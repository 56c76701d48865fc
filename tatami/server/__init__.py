"""The table server: tables with links and seats, played over HTTP and WebSockets. docs/server.md."""
