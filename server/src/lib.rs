//! Tables online: HTTP and WebSocket, sessions, limits, metrics.
