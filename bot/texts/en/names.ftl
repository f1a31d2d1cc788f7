# The kinds of squares and the colours, as they stand inside a sentence: { NAME($colour) } fills in one of them.
# A language that needs more forms adds attributes, such as .plural, and writes { NAME($colour, form: "plural") }.

name-forest = forest
name-lake = lake
name-desert = desert
name-town = town
name-mountain = mountain
name-production = production square
name-factory = factory

name-blue = blue
name-brown = brown
name-grey = grey
name-green = green
name-yellow = yellow
