BEGIN TRANSACTION;
CREATE TABLE decks (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;
INSERT INTO "decks" VALUES('75b9d11120d23f125e3dcb417aa7ab7a2f34ac56e1541e6127d6d233e287d21d','{"name":"hokkaido","cubes":{"blue":14,"brown":14,"grey":14,"green":14},"cards":[{"number":1,"squares":["production:grey","production:blue","town","town","lake","desert"]},{"number":2,"squares":["desert","town","production:grey","town","lake","production:brown"]},{"number":3,"squares":["production:green","town","lake","production:blue","town","desert"]},{"number":4,"squares":["desert","production:green","town","town","production:brown","lake"]},{"number":5,"squares":["town","lake","production:blue","town","desert","production:brown"]},{"number":6,"squares":["production:grey","town","desert","town","lake","production:green"]},{"number":7,"squares":["production:green","town","forest","mountain","desert","production:blue"]},{"number":8,"squares":["production:grey","production:green","forest","town","desert","mountain"]},{"number":9,"squares":["forest","mountain","desert","production:grey","production:blue","town"]},{"number":10,"squares":["desert","town","mountain","forest","production:brown","production:blue"]},{"number":11,"squares":["mountain","production:brown","forest","desert","town","production:green"]},{"number":12,"squares":["mountain","forest","production:brown","town","production:grey","desert"]},{"number":13,"squares":["production:blue","lake","town","factory:green:4","town","desert"]},{"number":14,"squares":["lake","factory:brown:4","production:green","desert","town","town"]},{"number":15,"squares":["factory:grey:4","lake","town","desert","town","production:brown"]},{"number":16,"squares":["factory:blue:4","desert","production:brown","town","lake","town"]},{"number":17,"squares":["town","desert","lake","town","factory:grey:4","production:green"]},{"number":18,"squares":["production:grey","town","town","desert","factory:green:4","lake"]},{"number":19,"squares":["town","town","production:blue","lake","desert","factory:brown:4"]},{"number":20,"squares":["lake","town","production:blue","town","factory:grey:4","desert"]},{"number":21,"squares":["mountain","forest","factory:brown:4","production:green","town","town"]},{"number":22,"squares":["town","factory:blue:4","town","mountain","forest","production:grey"]},{"number":23,"squares":["forest","town","mountain","production:blue","factory:green:4","town"]},{"number":24,"squares":["town","factory:grey:4","production:brown","mountain","town","forest"]},{"number":25,"squares":["forest","production:brown","town","factory:grey:4","town","mountain"]},{"number":26,"squares":["production:green","town","forest","mountain","factory:blue:4","town"]},{"number":27,"squares":["mountain","production:green","forest","town","factory:blue:4","town"]},{"number":28,"squares":["town","town","factory:green:4","production:grey","mountain","forest"]},{"number":29,"squares":["desert","town","lake","desert","factory:blue:4","production:grey"]},{"number":30,"squares":["town","desert","factory:grey:4","lake","desert","production:brown"]},{"number":31,"squares":["town","production:brown","factory:grey:4","desert","desert","lake"]},{"number":32,"squares":["desert","lake","production:brown","town","factory:blue:4","desert"]},{"number":33,"squares":["town","desert","factory:brown:4","lake","desert","production:green"]},{"number":34,"squares":["desert","town","production:grey","lake","factory:brown:4","desert"]},{"number":35,"squares":["desert","factory:grey:4","production:green","town","desert","lake"]},{"number":36,"squares":["town","lake","factory:grey:4","production:brown","desert","desert"]},{"number":37,"squares":["town","town","desert","mountain","production:blue","factory:brown:4"]},{"number":38,"squares":["mountain","town","production:green","factory:brown:4","town","desert"]},{"number":39,"squares":["production:blue","town","town","factory:green:4","mountain","desert"]},{"number":40,"squares":["production:grey","factory:brown:4","mountain","desert","town","town"]},{"number":41,"squares":["town","town","mountain","desert","factory:blue:4","production:grey"]},{"number":42,"squares":["town","desert","town","factory:blue:4","production:grey","mountain"]},{"number":43,"squares":["production:blue","desert","town","factory:green:4","town","mountain"]},{"number":44,"squares":["factory:green:4","production:blue","town","desert","mountain","town"]},{"number":45,"squares":["desert","mountain","factory:green:4","town","forest","town"]},{"number":46,"squares":["forest","town","town","mountain","factory:green:4","desert"]},{"number":47,"squares":["mountain","factory:brown:4","town","town","forest","desert"]},{"number":48,"squares":["factory:blue:4","town","mountain","desert","forest","town"]},{"number":49,"squares":["desert","mountain","town","forest","town","factory:brown:4"]},{"number":50,"squares":["factory:grey:4","town","town","forest","desert","mountain"]},{"number":51,"squares":["forest","lake","desert","town","desert","town"]},{"number":52,"squares":["desert","desert","forest","lake","town","town"]},{"number":53,"squares":["lake","town","desert","town","forest","desert"]},{"number":54,"squares":["forest","desert","desert","lake","town","town"]},{"number":55,"squares":["town","town","forest","desert","desert","lake"]},{"number":56,"squares":["lake","desert","town","forest","desert","town"]},{"number":57,"squares":["town","desert","town","forest","forest","forest"]},{"number":58,"squares":["forest","town","forest","town","forest","desert"]},{"number":59,"squares":["town","forest","desert","desert","forest","factory:green:4"]},{"number":60,"squares":["town","factory:blue:4","desert","forest","desert","forest"]}],"provinces":[{"id":1,"a":["production:brown","production:blue","desert","town","mountain","town"],"b":["factory:blue:2","factory:brown:2","mountain","desert","factory:grey:2","factory:green:2"]},{"id":2,"a":["production:grey","town","desert","production:blue","town","mountain"],"b":["lake","desert","mountain","production:grey","lake","desert"]},{"id":3,"a":["desert","production:green","production:blue","town","mountain","town"],"b":["forest","forest","mountain","town","production:brown","factory:blue:4"]},{"id":4,"a":["production:grey","town","desert","town","production:brown","mountain"],"b":["town","town","town","mountain","factory:brown:4","forest"]},{"id":5,"a":["mountain","production:brown","town","production:green","desert","town"],"b":["production:blue","production:green","desert","mountain","desert","factory:grey:4"]},{"id":6,"a":["mountain","production:grey","desert","town","production:green","town"],"b":["mountain","production:brown","desert","mountain","town","factory:green:4"]}],"goals":[1,2,3,4,5,6,7,8,9]}');
CREATE TABLE entries (
    table_id    TEXT    NOT NULL REFERENCES games (table_id),
    number      INTEGER NOT NULL CHECK (number >= 0),
    kind        TEXT    NOT NULL CHECK (kind IN ('action', 'take_back')),
    seat        INTEGER NOT NULL,
    user_id     INTEGER,
    body        TEXT    NOT NULL,
    undoes      INTEGER,
    accepted_at TEXT    NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, undoes),
    FOREIGN KEY (table_id, undoes) REFERENCES entries (table_id, number),
    CHECK ((kind = 'take_back') = (undoes IS NOT NULL))
) STRICT;
INSERT INTO "entries" VALUES('4cuq4a4z',0,'action',1,NULL,'{"seat":1,"action":"pick","card":6}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',1,'action',0,101,'{"seat":0,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',2,'action',2,102,'{"seat":2,"action":"pick","card":52}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',3,'action',0,101,'{"seat":0,"action":"place","card":5,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',5,'action',2,102,'{"seat":2,"action":"place","card":52,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',6,'action',1,NULL,'{"seat":1,"action":"place","card":6,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',9,'action',1,NULL,'{"seat":1,"action":"pick","card":2}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',10,'action',0,101,'{"seat":0,"action":"pick","card":45}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',11,'action',2,102,'{"seat":2,"action":"pick","card":51}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',12,'action',0,101,'{"seat":0,"action":"place","card":45,"x":0,"y":-1,"rotation":0,"under":[0,5]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',14,'action',2,102,'{"seat":2,"action":"place","card":51,"x":0,"y":-2,"rotation":0,"under":[0,52]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',15,'action',1,NULL,'{"seat":1,"action":"place","card":2,"x":-1,"y":-1,"rotation":0,"under":[0,6]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',18,'action',1,NULL,'{"seat":1,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',19,'action',0,101,'{"seat":0,"action":"pick","card":40}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',20,'action',2,102,'{"seat":2,"action":"pick","card":21}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',21,'action',0,101,'{"seat":0,"action":"place","card":40,"x":-1,"y":0,"rotation":0,"under":[0,5]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',23,'action',2,102,'{"seat":2,"action":"place","card":21,"x":1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',24,'action',1,NULL,'{"seat":1,"action":"place","card":48,"x":-1,"y":1,"rotation":0,"under":[0,2]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',27,'action',1,NULL,'{"seat":1,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',28,'action',0,101,'{"seat":0,"action":"pick","card":8}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',29,'action',2,102,'{"seat":2,"action":"pick","card":31}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',30,'action',0,101,'{"seat":0,"action":"place","card":8,"x":1,"y":-2,"rotation":0,"under":[0,45]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',32,'action',2,102,'{"seat":2,"action":"place","card":31,"x":1,"y":0,"rotation":0,"under":[0,21]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',33,'action',1,NULL,'{"seat":1,"action":"place","card":16,"x":-1,"y":2,"rotation":0,"under":[0,48]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',36,'action',1,NULL,'{"seat":1,"action":"pick","card":44}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',37,'action',0,101,'{"seat":0,"action":"pick","card":55}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',38,'action',2,102,'{"seat":2,"action":"pick","card":9}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',39,'action',0,101,'{"seat":0,"action":"place","card":55,"x":-1,"y":1,"rotation":0,"under":[0,40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',41,'action',2,102,'{"seat":2,"action":"place","card":9,"x":1,"y":-2,"rotation":0,"under":[0,21,31,51]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',42,'action',1,NULL,'{"seat":1,"action":"place","card":44,"x":0,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',45,'action',0,101,'{"seat":0,"action":"pick","card":18}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',46,'action',1,NULL,'{"seat":1,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',47,'action',2,102,'{"seat":2,"action":"pick","card":25}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',48,'action',0,101,'{"seat":0,"action":"place","card":18,"x":-1,"y":2,"rotation":0,"under":[0,40,55]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',50,'action',2,102,'{"seat":2,"action":"place","card":25,"x":2,"y":-3,"rotation":0,"under":[9,21]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',51,'action',1,NULL,'{"seat":1,"action":"place","card":47,"x":-2,"y":1,"rotation":0,"under":[2,48]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',54,'action',1,NULL,'{"seat":1,"action":"pick","card":42}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',55,'action',0,101,'{"seat":0,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',56,'action',2,102,'{"seat":2,"action":"pick","card":15}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',57,'action',0,101,'{"seat":0,"action":"place","card":54,"x":0,"y":2,"rotation":0,"under":[0,18,40,55]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',59,'action',2,102,'{"seat":2,"action":"place","card":15,"x":0,"y":-3,"rotation":0,"under":[21,51,52]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',60,'action',1,NULL,'{"seat":1,"action":"place","card":42,"x":0,"y":2,"rotation":0,"under":[0,16,44,48]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',63,'action',1,NULL,'{"seat":1,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',64,'action',0,101,'{"seat":0,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',65,'action',2,102,'{"seat":2,"action":"pick","card":13}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',66,'action',0,101,'{"seat":0,"action":"place","card":38,"x":-2,"y":0,"rotation":0,"under":[5,40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',68,'action',2,102,'{"seat":2,"action":"place","card":13,"x":2,"y":0,"rotation":0,"under":[21,31]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',69,'action',1,NULL,'{"seat":1,"action":"place","card":39,"x":1,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',72,'action',1,NULL,'{"seat":1,"action":"pick","card":20}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',73,'action',0,101,'{"seat":0,"action":"pick","card":32}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',74,'action',2,102,'{"seat":2,"action":"pick","card":7}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',75,'action',0,101,'{"seat":0,"action":"place","card":32,"x":0,"y":-2,"rotation":0,"under":[0,5,40,45]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',77,'action',2,102,'{"seat":2,"action":"place","card":7,"x":-2,"y":0,"rotation":0,"under":[52]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',78,'action',1,NULL,'{"seat":1,"action":"place","card":20,"x":1,"y":-1,"rotation":0,"under":[0,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',81,'action',1,NULL,'{"seat":1,"action":"pick","card":36}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',82,'action',0,101,'{"seat":0,"action":"pick","card":49}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',83,'action',2,102,'{"seat":2,"action":"pick","card":17}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',84,'action',0,101,'{"seat":0,"action":"place","card":49,"x":1,"y":1,"rotation":0,"under":[0,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',86,'action',2,102,'{"seat":2,"action":"place","card":17,"x":-1,"y":2,"rotation":0,"under":[0,7]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',87,'action',1,NULL,'{"seat":1,"action":"place","card":36,"x":1,"y":0,"rotation":0,"under":[0,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',90,'action',1,NULL,'{"seat":1,"action":"pick","card":12}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',91,'action',0,101,'{"seat":0,"action":"pick","card":1}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',92,'action',2,102,'{"seat":2,"action":"pick","card":50}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',93,'action',0,101,'{"seat":0,"action":"place","card":1,"x":-2,"y":-4,"rotation":0,"under":[5]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',95,'action',2,102,'{"seat":2,"action":"place","card":50,"x":3,"y":-2,"rotation":0,"under":[13,25]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',96,'action',1,NULL,'{"seat":1,"action":"place","card":12,"x":-2,"y":0,"rotation":0,"under":[2,6,47,48]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',99,'action',0,101,'{"seat":0,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',100,'action',1,NULL,'{"seat":1,"action":"pick","card":4}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',101,'action',2,102,'{"seat":2,"action":"pick","card":33}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',102,'action',0,101,'{"seat":0,"action":"place","card":28,"x":-2,"y":-3,"rotation":0,"under":[1,5]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',104,'action',2,102,'{"seat":2,"action":"place","card":33,"x":1,"y":2,"rotation":0,"under":[0,31]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',105,'action',1,NULL,'{"seat":1,"action":"place","card":4,"x":1,"y":2,"rotation":0,"under":[0,36,39,42,44]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('4cuq4a4z',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',0,'action',1,NULL,'{"seat":1,"action":"pick","card":35}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',1,'action',0,101,'{"seat":0,"action":"pick","card":3}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',2,'action',2,102,'{"seat":2,"action":"pick","card":41}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',3,'action',0,101,'{"seat":0,"action":"place","card":3,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',5,'action',2,102,'{"seat":2,"action":"place","card":41,"x":-1,"y":0,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',6,'action',1,NULL,'{"seat":1,"action":"place","card":35,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',9,'action',1,NULL,'{"seat":1,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',10,'action',0,101,'{"seat":0,"action":"pick","card":46}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',11,'action',2,102,'{"seat":2,"action":"pick","card":11}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',12,'action',0,101,'{"seat":0,"action":"place","card":46,"x":0,"y":-2,"rotation":0,"under":[0,3]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',14,'action',2,102,'{"seat":2,"action":"place","card":11,"x":-1,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',15,'action',1,NULL,'{"seat":1,"action":"place","card":48,"x":0,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',18,'action',1,NULL,'{"seat":1,"action":"pick","card":4}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',19,'action',0,101,'{"seat":0,"action":"pick","card":37}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xtxxgm98',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('4cuq4a4z','fde1189893e91e7674cfdeb334e57750d993db8c64ae618a4543891e444709ee','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','75b9d11120d23f125e3dcb417aa7ab7a2f34ac56e1541e6127d6d233e287d21d','{"order":[5,2,21,8,44,25,6,51,40,16,9,18,52,45,48,31,55,47,54,13,20,49,50,4,42,38,7,36,1,33,15,39,32,17,12,28,41,22,3,59,57,53,37,29,56,26,11,14,10,24,27,19,46,34,35,58,30,60,43,23],"provinces":[{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]},{"id":1,"side":"A","squares":["production:brown","production:blue","desert","town","mountain","town"]},{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('xtxxgm98','15058451bf93a02a6e3eaceab91b26902b0561d0817f08ac4b4686499a2def29','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','75b9d11120d23f125e3dcb417aa7ab7a2f34ac56e1541e6127d6d233e287d21d','{"order":[3,48,13,31,54,52,35,11,37,27,58,23,41,46,4,12,25,30,17,55,56,47,32,40,16,57,51,39,22,28,49,8,50,42,36,14,59,60,2,21,20,18,29,5,38,26,24,44,7,53,9,45,34,6,43,33,10,15,1,19],"provinces":[{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]},{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]},{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]}],"goals":[2,3,4,8,9],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
CREATE TABLE messages (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    role       TEXT    NOT NULL,
    seat       INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    shown      TEXT    NOT NULL,
    created_at TEXT    NOT NULL,
    PRIMARY KEY (table_id, role, seat)
) STRICT;
CREATE TABLE notes (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
CREATE TABLE notices (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 0),
    entry    INTEGER NOT NULL,
    event    TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    noted_at TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;
INSERT INTO "notices" VALUES('4cuq4a4z',0,0,'GameCommitted','{"commitment":"616754e275aac75b7a36cddecef8f6105cfda153a87adcb87bb2228c7824a4d7","until":null,"by_message":true}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('xtxxgm98',0,0,'GameCommitted','{"commitment":"1766e535d795e71c187a84512335778f4713d3db8b44d9561d3fffe42e09e98a","until":null,"by_message":true}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('346eu5as',0,0,'GameCommitted','{"commitment":"52b255fe247e87e3be3d2603a33b1e881c488e4c6480e2ec16b84ad35811063f","until":"2026-01-01T00:02:00Z","by_message":false}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('346eu5as',1,0,'SeatReady','{"seat":0}','2026-01-01T00:00:00.000000+00:00');
CREATE TABLE preferences (
    kind     TEXT    NOT NULL CHECK (kind IN ('server', 'player')),
    owner_id INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (kind, owner_id)
) STRICT;
CREATE TABLE result_seats (
    table_id TEXT    NOT NULL REFERENCES results (table_id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    computer TEXT,
    total    INTEGER NOT NULL,
    rank     INTEGER NOT NULL CHECK (rank >= 1),
    PRIMARY KEY (table_id, seat)
) STRICT;
INSERT INTO "result_seats" VALUES('4cuq4a4z',0,101,'Ann',NULL,37,2);
INSERT INTO "result_seats" VALUES('4cuq4a4z',1,NULL,'kuma','easy',23,3);
INSERT INTO "result_seats" VALUES('4cuq4a4z',2,102,'Bob',NULL,42,1);
CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    finished_at TEXT    NOT NULL
) STRICT;
INSERT INTO "results" VALUES('4cuq4a4z',900,'hokkaido','2026-01-01T00:00:00.000000+00:00');
CREATE TABLE "seats" (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    computer TEXT,
    away     INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1)),
    missed   INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0),
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NULL OR computer IS NULL)
) STRICT;
INSERT INTO "seats" VALUES('4cuq4a4z',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('4cuq4a4z',1,NULL,'kuma','easy',0,0);
INSERT INTO "seats" VALUES('4cuq4a4z',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('xtxxgm98',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('xtxxgm98',1,NULL,'kon','easy',0,0);
INSERT INTO "seats" VALUES('xtxxgm98',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('zyu664jz',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('zyu664jz',1,NULL,'tancho','easy',0,0);
INSERT INTO "seats" VALUES('zyu664jz',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('346eu5as',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('346eu5as',1,102,'Bob',NULL,0,0);
CREATE TABLE shuffles (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret   TEXT NOT NULL,
    words    TEXT NOT NULL
, message_id INTEGER) STRICT;
INSERT INTO "shuffles" VALUES('4cuq4a4z','45dedf39963cfdbcfab70d6f8ae38af7651b1b4a644263b8197e1bc89e268be7','[]',1456074443980800021);
INSERT INTO "shuffles" VALUES('xtxxgm98','c9c6f89dad8760ef60b690008d4305be94664cc13d93bc614db1ec196569a88b','[]',1456074443980800021);
INSERT INTO "shuffles" VALUES('346eu5as','6d8a0e67abfd2ec0894c5b2d8e80436606b5b9add993c89c7f92aebf00158c30','[{"seat":0,"user_id":101,"text":"tulips"}]',NULL);
CREATE TABLE "tables" (
    id         TEXT    NOT NULL PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id    INTEGER NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('lobby', 'ready', 'running', 'finished', 'cancelled')),
    options    TEXT    NOT NULL,
    opened_at  TEXT    NOT NULL,
    closed_at  TEXT,
    revision   INTEGER NOT NULL,
    announced  INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1)),
    affairs    TEXT    NOT NULL DEFAULT '{}',
    due_at     TEXT
) STRICT;
INSERT INTO "tables" VALUES('4cuq4a4z',900,1,101,'finished','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',105,0,'{}',NULL);
INSERT INTO "tables" VALUES('xtxxgm98',900,2,101,'running','{"side":"A","with_goals":true,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00',NULL,24,0,'{"touched_at":"2026-01-01T00:00:00Z","clocks":[{"seat":0,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null},{"seat":2,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null}]}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('zyu664jz',900,3,101,'lobby','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00',NULL,1,0,'{"touched_at":"2026-01-01T00:00:00Z"}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('346eu5as',900,4,101,'ready','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":true,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00',NULL,3,0,'{"touched_at":"2026-01-01T00:00:00Z","ready":{"until":"2026-01-01T00:02:00Z","seats":[0],"by_message":true}}','2026-01-01T00:02:00.000000+00:00');
CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'ready', 'running');
CREATE INDEX closed_but_not_announced ON tables (opened_at)
    WHERE stage IN ('finished', 'cancelled') AND announced = 0;
CREATE INDEX tables_by_due_time ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX one_seat_a_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_a_server ON results (guild_id, finished_at);
CREATE INDEX result_seats_of_a_person ON result_seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX entries_of_a_person ON entries (user_id) WHERE user_id IS NOT NULL;
CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
WHEN NEW.user_id IS NOT NULL
    OR NEW.table_id <> OLD.table_id OR NEW.number <> OLD.number OR NEW.kind <> OLD.kind OR NEW.seat <> OLD.seat
    OR NEW.body <> OLD.body OR NEW.undoes IS NOT OLD.undoes OR NEW.accepted_at <> OLD.accepted_at
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;
CREATE INDEX closed_tables_of_a_channel ON tables (channel_id, closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX open_tables ON tables (opened_at) WHERE stage IN ('lobby', 'ready', 'running');
COMMIT;
PRAGMA user_version = 6;
PRAGMA application_id = 1213156171;
