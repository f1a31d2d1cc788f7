"""Pictures of the games with the text that describes them: pure functions that read and write nothing.

Start reading at ``render.pictures.map_picture.draw_map`` (one player's map), ``render.pictures.choice_picture`` (hands),
``render.pictures.card_pictures`` (cards, decks), ``render.drawing.landscape`` (how cards get onto a picture),
``render.drawing.atlas`` (sprites, drawn once) and ``render.palette`` (every colour and measure). All text comes in
as ``render.phrases.Phrases``.
"""
