"""Makes one end of a TCP connection vanish, as when its machine loses power: nothing is answered any more."""

from __future__ import annotations

import ctypes
import os
import socket
import struct

#: Linux's socket option for a filter of received packets, which Python does not name.
SO_ATTACH_FILTER = 26

#: The filter that drops every packet: one instruction, which returns the length 0.
DROP = struct.pack("HBBI", 0x06, 0, 0, 0)


def vanish(descriptor: int) -> None:
    """Drop all packets that a connection gets, so that not even the kernel acknowledges them."""
    instructions = ctypes.create_string_buffer(DROP)
    program = struct.pack("HL", 1, ctypes.addressof(instructions))
    with socket.socket(fileno=os.dup(descriptor)) as connection:
        connection.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)
