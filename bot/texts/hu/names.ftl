# The kinds of squares and the colours, as they stand inside a sentence. .object is the accusative (tavat),
# .start begins a sentence (A tó).

name-forest = erdő
    .object = erdőt
    .start = Az erdő
name-lake = tó
    .object = tavat
    .start = A tó
name-desert = sivatag
    .object = sivatagot
    .start = A sivatag
name-town = város
    .object = várost
    .start = A város
name-mountain = hegyvidék
    .object = hegyvidéket
    .start = A hegyvidék
name-production = termelőmező
    .object = termelőmezőt
    .start = A termelőmező
name-factory = gyár
    .object = gyárat
    .start = A gyár

name-blue = kék
name-brown = barna
name-grey = szürke
name-green = zöld
name-yellow = sárga
