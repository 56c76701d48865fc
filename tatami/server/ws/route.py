"""The address of a table's WebSocket."""

from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tatami.server.ws.connection import Connection

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Serve the socket of a table."""
    await websocket.accept()
    connection = Connection(websocket, table[:20])
    with websocket.app.state.server.connected(connection), suppress(WebSocketDisconnect):  # gone, reading or writing
        await connection.run()
