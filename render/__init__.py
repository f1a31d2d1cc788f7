"""Pictures of the games with the text that describes them: pure functions that read and write nothing.

``pictures`` has one module for each kind of picture, ``elements`` what several of them share, and ``drawing``
what they are drawn with. Start reading at ``render.pictures.map_picture.draw_map`` (one player's map).
``render.palette`` has every colour and measure. All text comes in as ``render.phrases.Phrases``.
"""
