"""uvicorn's WebSockets with a fast path for what happens all the time: a small whole message comes, frames go out.

Everything else (the handshake, pings, fragments, closing, whatever is wrong) goes through `websockets`, which gets whole frames
only, so that it is always between two of them when the fast path is taken. The interface is small: `on_message` is called with
each text, `write` writes frames in one go, `drain` waits until it can.
"""

import struct
from collections.abc import Callable, Sequence
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets comes without its compiled part
    from websockets.utils import apply_mask

EXTENSION: Final = "tatami"  # the key of the scope's extensions where Connection finds its TableSocket
WAITING: Final = 8  # messages that a client may have sent before the first is read

_WHOLE_TEXT: Final = 0x81
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_CONTROL: Final = 0x08
_SHORT, _MEDIUM, _LONG = 125, 126, 127  # a length of seven bits, or what says that it follows in two or eight bytes


class TableSocket(WebSocketsSansIOProtocol):
    """One socket."""

    on_message: Callable[[str], bool] | None = None  # takes a message at once, or returns False to leave it in the queue
    _buffer = b""  # the beginning of a frame
    _fast_path = True  # not after a fragment

    def handle_connect(self, event: Request) -> None:
        """Accept as uvicorn does, and let the application find this object."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, frames: Sequence[bytes]) -> bool:
        """Write these texts in one go; return False, and write nothing, when they can't be written now."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for frame in frames:
            parts += (_header(len(frame)), frame)
        self.transport.write(b"".join(parts))
        return True

    async def drain(self) -> None:
        """Wait until frames can be written; WebSocketDisconnect when they never can."""
        await self.writable.wait()
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            raise WebSocketDisconnect

    def data_received(self, data: bytes) -> None:
        """Take frame by frame, once the handshake is done."""
        if not self._fast_path or not self.handshake_complete:
            # Who sends before the handshake is done may leave half a frame there.
            self._fast_path = self._fast_path and not self.handshake_initiated and data.endswith(b"\r\n\r\n")
            super().data_received(data)
            return
        data, self._buffer = self._buffer + data, b""
        while data and self._fast_path:
            size = _size(data)
            if size > self.config.ws_max_size:  # nothing that we wait for
                self._fast_path = False
            elif size == 0 or size > len(data):
                self._buffer = data
                return
            else:
                self._take(data[:size])
                data = data[size:]
        if data:
            super().data_received(data)

    def _take(self, frame: bytes) -> None:
        """Read one whole frame."""
        text = _text(frame) if self.conn.state is State.OPEN else None
        if text is None:
            self._fast_path = bool(frame[0] & (_FINAL | _CONTROL))
            super().data_received(frame)
            return
        if self.on_message is None or not self.queue.empty() or not self.on_message(text):
            self._enqueue(text)

    def _enqueue(self, text: str) -> None:
        """Let a message wait until it is received."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def _header(size: int) -> bytes:
    """Return the RFC 6455 header of a text frame of this many bytes."""
    if size <= _SHORT:
        return bytes((_WHOLE_TEXT, size))
    return struct.pack("!BBH", _WHOLE_TEXT, _MEDIUM, size) if size < 1 << 16 else struct.pack("!BBQ", _WHOLE_TEXT, _LONG, size)


def _size(data: bytes) -> int:
    """Return how many bytes the first frame has with its header; 0 when that can't be told yet."""
    if len(data) < 2:
        return 0
    length, header = data[1] & 0x7F, 2
    if length == _MEDIUM:
        header = 4
        length = int.from_bytes(data[2:4], "big")
    elif length == _LONG:
        header = 10
        length = int.from_bytes(data[2:10], "big")
    if len(data) < header:
        return 0
    return header + (4 if data[1] & _MASKED else 0) + length


def _text(frame: bytes) -> str | None:
    """Return the text of a whole, masked text frame; None for any other."""
    if frame[0] != _WHOLE_TEXT or not frame[1] & _MASKED:
        return None
    begin = {_MEDIUM: 4, _LONG: 10}.get(frame[1] & 0x7F, 2)
    try:
        return bytes(apply_mask(frame[begin + 4 :], frame[begin : begin + 4])).decode()
    except UnicodeDecodeError:
        return None
