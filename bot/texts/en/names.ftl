# Names of kinds, terrains, colours and sides, as they stand inside a sentence.

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
