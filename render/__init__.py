"""Pictures of the games with alt texts, drawn by pure functions without I/O.

``pictures`` has one module per picture, ``elements`` the parts that several pictures share, and ``drawing``
the sprites, type and shapes. Start with ``render.pictures.map_picture.draw_map`` (one player's map).
``render.palette`` has the colours and common measures. All text is passed in as ``render.phrases.Phrases``.
"""
