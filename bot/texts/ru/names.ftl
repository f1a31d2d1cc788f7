# Masculine adjectives agree with «ресурс»: { NAME($colour) } ресурс. Further forms:
# .accusative (вижу лес, гору), .plural (синих ресурсов), .feminine (синяя фабрика),
# .neuter (синее производство).

name-forest = лес
    .accusative = лес
name-lake = озеро
    .accusative = озеро
name-desert = пустыня
    .accusative = пустыню
name-town = квартал
    .accusative = квартал
name-mountain = гора
    .accusative = гору
name-production = клетка производства
    .accusative = клетку производства
name-factory = фабрика
    .accusative = фабрику

name-blue = синий
    .plural = синих
    .feminine = синяя
    .neuter = синее
name-brown = коричневый
    .plural = коричневых
    .feminine = коричневая
    .neuter = коричневое
name-grey = серый
    .plural = серых
    .feminine = серая
    .neuter = серое
name-green = зелёный
    .plural = зелёных
    .feminine = зелёная
    .neuter = зелёное
name-yellow = жёлтый
    .plural = жёлтых
    .feminine = жёлтая
    .neuter = жёлтое
