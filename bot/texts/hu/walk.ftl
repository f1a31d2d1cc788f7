# The walk through the game in pictures, and what somebody is offered who plays for the first time. $heading and
# $sentence are picture-step-1 and picture-step-1-sentence, and so on.

walk = ### { $step } / { $steps }: { $heading }
button-walk = A játék 6 képben
button-walk-on = Tovább ▶
button-walk-back = ◀ Vissza

welcome = 👋 Először jársz itt? Hat kép megmutatja, hogy megy a játék.
welcome-rules = 👋 Először jársz itt? A szabályok néhány rövid, képes oldalon elférnek.
