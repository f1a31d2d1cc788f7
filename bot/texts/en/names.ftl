# Squares and colours, as used within a sentence: { NAME($colour) } inserts one. A language that needs more forms
# adds attributes, such as .plural, and uses { NAME($colour, form: "plural") }.

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
