"""What every drawing function returns, and how images become files."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

#: Lossy WebP at this quality keeps thin lines and digits clean; docs/pictures.md has the figures.
WEBP_QUALITY = 90

#: The fastest of WebP's seven methods; the slower ones save little on flat colours.
WEBP_METHOD = 0


@dataclass(frozen=True, slots=True)
class Picture:
    """An image file with a text that says what it shows.

    ``alt_text`` has at most 1024 characters, as Discord demands; ``width`` and ``height`` are in pixels.
    """

    data: bytes
    file_name: str
    alt_text: str
    width: int
    height: int


def as_picture(image: Image.Image, name: str, alt_text: str) -> Picture:
    """Encode an image as WebP under the file name ``name`` plus its ending."""
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=WEBP_QUALITY, method=WEBP_METHOD)
    return Picture(buffer.getvalue(), f"{name}.webp", alt_text, image.width, image.height)
