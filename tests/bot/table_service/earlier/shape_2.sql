BEGIN TRANSACTION;
CREATE TABLE decks (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;
INSERT INTO "decks" VALUES('d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"name":"hokkaido","cubes":{"blue":14,"brown":14,"grey":14,"green":14},"cards":[{"number":1,"squares":["production:grey","production:blue","town","town","lake","desert"]},{"number":2,"squares":["desert","town","production:grey","town","lake","production:brown"]},{"number":3,"squares":["production:green","town","lake","production:blue","town","desert"]},{"number":4,"squares":["desert","production:green","town","town","production:brown","lake"]},{"number":5,"squares":["town","lake","production:blue","town","desert","production:brown"]},{"number":6,"squares":["production:grey","town","desert","town","lake","production:green"]},{"number":7,"squares":["production:green","town","forest","mountain","desert","production:blue"]},{"number":8,"squares":["production:grey","production:green","forest","town","desert","mountain"]},{"number":9,"squares":["forest","mountain","desert","production:grey","production:blue","town"]},{"number":10,"squares":["desert","town","mountain","forest","production:brown","production:blue"]},{"number":11,"squares":["mountain","production:brown","forest","desert","town","production:green"]},{"number":12,"squares":["mountain","forest","production:brown","town","production:grey","desert"]},{"number":13,"squares":["production:blue","lake","town","factory:green:4","town","desert"]},{"number":14,"squares":["lake","factory:brown:4","production:green","desert","town","town"]},{"number":15,"squares":["factory:grey:4","lake","town","desert","town","production:brown"]},{"number":16,"squares":["factory:blue:4","desert","production:brown","town","lake","town"]},{"number":17,"squares":["town","desert","lake","town","factory:grey:4","production:green"]},{"number":18,"squares":["production:grey","town","town","desert","factory:green:4","lake"]},{"number":19,"squares":["town","town","production:blue","lake","desert","factory:brown:4"]},{"number":20,"squares":["lake","town","production:blue","town","factory:grey:4","desert"]},{"number":21,"squares":["mountain","forest","factory:brown:4","production:green","town","town"]},{"number":22,"squares":["town","factory:blue:4","town","mountain","forest","production:grey"]},{"number":23,"squares":["forest","town","mountain","production:blue","factory:green:4","town"]},{"number":24,"squares":["town","factory:grey:4","production:brown","mountain","town","forest"]},{"number":25,"squares":["forest","production:brown","town","factory:grey:4","town","mountain"]},{"number":26,"squares":["production:green","town","forest","mountain","factory:blue:4","town"]},{"number":27,"squares":["mountain","production:green","forest","town","factory:blue:4","town"]},{"number":28,"squares":["town","town","factory:green:4","production:grey","mountain","forest"]},{"number":29,"squares":["desert","town","lake","desert","factory:blue:4","production:grey"]},{"number":30,"squares":["town","desert","factory:grey:4","lake","desert","production:brown"]},{"number":31,"squares":["town","production:brown","factory:grey:4","desert","desert","lake"]},{"number":32,"squares":["desert","lake","production:brown","town","factory:blue:4","desert"]},{"number":33,"squares":["town","desert","factory:brown:4","lake","desert","production:green"]},{"number":34,"squares":["desert","town","production:grey","lake","factory:brown:4","desert"]},{"number":35,"squares":["desert","factory:grey:4","production:green","town","desert","lake"]},{"number":36,"squares":["town","lake","factory:grey:4","production:brown","desert","desert"]},{"number":37,"squares":["town","town","desert","mountain","production:blue","factory:brown:4"]},{"number":38,"squares":["mountain","town","production:green","factory:brown:4","town","desert"]},{"number":39,"squares":["production:blue","town","town","factory:green:4","mountain","desert"]},{"number":40,"squares":["production:grey","factory:brown:4","mountain","desert","town","town"]},{"number":41,"squares":["town","town","mountain","desert","factory:blue:4","production:grey"]},{"number":42,"squares":["town","desert","town","factory:blue:4","production:grey","mountain"]},{"number":43,"squares":["production:blue","desert","town","factory:green:4","town","mountain"]},{"number":44,"squares":["factory:green:4","production:blue","town","desert","mountain","town"]},{"number":45,"squares":["desert","mountain","factory:green:4","town","forest","town"]},{"number":46,"squares":["forest","town","town","mountain","factory:green:4","desert"]},{"number":47,"squares":["mountain","factory:brown:4","town","town","forest","desert"]},{"number":48,"squares":["factory:blue:4","town","mountain","desert","forest","town"]},{"number":49,"squares":["desert","mountain","town","forest","town","factory:brown:4"]},{"number":50,"squares":["factory:grey:4","town","town","forest","desert","mountain"]},{"number":51,"squares":["forest","lake","desert","town","desert","town"]},{"number":52,"squares":["desert","desert","forest","lake","town","town"]},{"number":53,"squares":["lake","town","desert","town","forest","desert"]},{"number":54,"squares":["forest","desert","desert","lake","town","town"]},{"number":55,"squares":["town","town","forest","desert","desert","lake"]},{"number":56,"squares":["lake","desert","town","forest","desert","town"]},{"number":57,"squares":["town","desert","town","forest","forest","forest"]},{"number":58,"squares":["forest","town","forest","town","forest","desert"]},{"number":59,"squares":["town","forest","desert","desert","forest","factory:green:4"]},{"number":60,"squares":["town","factory:blue:4","desert","forest","desert","forest"]}]}');
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
INSERT INTO "entries" VALUES('2ysnyxxm',0,'action',1,NULL,'{"seat":1,"action":"pick","card":60}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',1,'action',0,101,'{"seat":0,"action":"pick","card":11}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',2,'action',2,102,'{"seat":2,"action":"pick","card":45}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',3,'action',0,101,'{"seat":0,"action":"place","card":11,"x":1,"y":-1,"rotation":180,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',5,'action',2,102,'{"seat":2,"action":"place","card":45,"x":-1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',6,'action',1,NULL,'{"seat":1,"action":"place","card":60,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',9,'action',1,NULL,'{"seat":1,"action":"pick","card":35}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',10,'action',0,101,'{"seat":0,"action":"pick","card":56}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',11,'action',2,102,'{"seat":2,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',12,'action',0,101,'{"seat":0,"action":"place","card":56,"x":0,"y":-2,"rotation":0,"under":[0,11]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',14,'action',2,102,'{"seat":2,"action":"place","card":39,"x":1,"y":-2,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',15,'action',1,NULL,'{"seat":1,"action":"place","card":35,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',18,'action',1,NULL,'{"seat":1,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',19,'action',0,101,'{"seat":0,"action":"pick","card":55}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',20,'action',2,102,'{"seat":2,"action":"pick","card":19}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',21,'action',0,101,'{"seat":0,"action":"place","card":55,"x":1,"y":0,"rotation":0,"under":[0,11]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',23,'action',2,102,'{"seat":2,"action":"place","card":19,"x":1,"y":0,"rotation":0,"under":[0,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',24,'action',1,NULL,'{"seat":1,"action":"place","card":28,"x":-1,"y":-1,"rotation":0,"under":[0,60]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',27,'action',1,NULL,'{"seat":1,"action":"pick","card":53}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',28,'action',0,101,'{"seat":0,"action":"pick","card":29}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',29,'action',2,102,'{"seat":2,"action":"pick","card":32}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',30,'action',0,101,'{"seat":0,"action":"place","card":29,"x":1,"y":2,"rotation":0,"under":[0,55]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',32,'action',2,102,'{"seat":2,"action":"place","card":32,"x":2,"y":-1,"rotation":0,"under":[19,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',33,'action',1,NULL,'{"seat":1,"action":"place","card":53,"x":0,"y":-2,"rotation":0,"under":[0,35]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',36,'action',1,NULL,'{"seat":1,"action":"pick","card":4}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',37,'action',0,101,'{"seat":0,"action":"pick","card":9}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',38,'action',2,102,'{"seat":2,"action":"pick","card":30}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',39,'action',0,101,'{"seat":0,"action":"place","card":9,"x":2,"y":1,"rotation":0,"under":[11,29,55]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',41,'action',2,102,'{"seat":2,"action":"place","card":30,"x":2,"y":0,"rotation":0,"under":[19,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',42,'action',1,NULL,'{"seat":1,"action":"place","card":4,"x":1,"y":-1,"rotation":0,"under":[0,35]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',45,'action',1,NULL,'{"seat":1,"action":"pick","card":33}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',46,'action',0,101,'{"seat":0,"action":"pick","card":26}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',47,'action',2,102,'{"seat":2,"action":"pick","card":8}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',48,'action',0,101,'{"seat":0,"action":"place","card":26,"x":-1,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',50,'action',2,102,'{"seat":2,"action":"place","card":8,"x":0,"y":-4,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',51,'action',1,NULL,'{"seat":1,"action":"place","card":33,"x":1,"y":1,"rotation":0,"under":[0,4]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',54,'action',1,NULL,'{"seat":1,"action":"pick","card":12}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',55,'action',0,101,'{"seat":0,"action":"pick","card":23}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',56,'action',2,102,'{"seat":2,"action":"pick","card":51}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',57,'action',0,101,'{"seat":0,"action":"place","card":23,"x":3,"y":-1,"rotation":0,"under":[9]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',59,'action',2,102,'{"seat":2,"action":"place","card":51,"x":1,"y":-4,"rotation":0,"under":[8,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',60,'action',1,NULL,'{"seat":1,"action":"place","card":12,"x":-1,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',63,'action',1,NULL,'{"seat":1,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',64,'action',0,101,'{"seat":0,"action":"pick","card":21}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',65,'action',2,102,'{"seat":2,"action":"pick","card":46}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',66,'action',0,101,'{"seat":0,"action":"place","card":21,"x":0,"y":4,"rotation":0,"under":[29]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',68,'action',2,102,'{"seat":2,"action":"place","card":46,"x":1,"y":-3,"rotation":0,"under":[8]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',69,'action',1,NULL,'{"seat":1,"action":"place","card":38,"x":-2,"y":0,"rotation":0,"under":[12,28,60]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',72,'action',1,NULL,'{"seat":1,"action":"pick","card":34}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',73,'action',0,101,'{"seat":0,"action":"pick","card":49}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',74,'action',2,102,'{"seat":2,"action":"pick","card":27}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',75,'action',0,101,'{"seat":0,"action":"place","card":49,"x":-2,"y":4,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',77,'action',2,102,'{"seat":2,"action":"place","card":27,"x":3,"y":-2,"rotation":0,"under":[30,32]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',78,'action',1,NULL,'{"seat":1,"action":"place","card":34,"x":0,"y":2,"rotation":0,"under":[0,12]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',81,'action',1,NULL,'{"seat":1,"action":"pick","card":25}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',82,'action',0,101,'{"seat":0,"action":"pick","card":7}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',83,'action',2,102,'{"seat":2,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',84,'action',0,101,'{"seat":0,"action":"place","card":7,"x":-3,"y":2,"rotation":0,"under":[49]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',86,'action',2,102,'{"seat":2,"action":"place","card":5,"x":1,"y":-5,"rotation":0,"under":[8,46,51]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',87,'action',1,NULL,'{"seat":1,"action":"place","card":25,"x":-2,"y":-3,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',90,'action',1,NULL,'{"seat":1,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',91,'action',0,101,'{"seat":0,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',92,'action',2,102,'{"seat":2,"action":"pick","card":3}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',93,'action',0,101,'{"seat":0,"action":"place","card":47,"x":-3,"y":4,"rotation":0,"under":[49]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',95,'action',2,102,'{"seat":2,"action":"place","card":3,"x":0,"y":-6,"rotation":0,"under":[5,8,51]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',96,'action',1,NULL,'{"seat":1,"action":"place","card":16,"x":-1,"y":-2,"rotation":0,"under":[0,25,53]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',99,'action',1,NULL,'{"seat":1,"action":"pick","card":43}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',100,'action',0,101,'{"seat":0,"action":"pick","card":20}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',101,'action',2,102,'{"seat":2,"action":"pick","card":10}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',102,'action',0,101,'{"seat":0,"action":"place","card":20,"x":-3,"y":5,"rotation":0,"under":[49]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',104,'action',2,102,'{"seat":2,"action":"place","card":10,"x":3,"y":-4,"rotation":0,"under":[27]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',105,'action',1,NULL,'{"seat":1,"action":"place","card":43,"x":-3,"y":-4,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('2ysnyxxm',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',0,'action',1,NULL,'{"seat":1,"action":"pick","card":26}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',1,'action',0,101,'{"seat":0,"action":"pick","card":55}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',2,'action',2,102,'{"seat":2,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',3,'action',0,101,'{"seat":0,"action":"place","card":55,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',5,'action',2,102,'{"seat":2,"action":"place","card":28,"x":0,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',6,'action',1,NULL,'{"seat":1,"action":"place","card":26,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',9,'action',1,NULL,'{"seat":1,"action":"pick","card":32}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',10,'action',0,101,'{"seat":0,"action":"pick","card":15}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',11,'action',2,102,'{"seat":2,"action":"pick","card":46}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',12,'action',0,101,'{"seat":0,"action":"place","card":15,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',14,'action',2,102,'{"seat":2,"action":"place","card":46,"x":1,"y":1,"rotation":0,"under":[0,28]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',15,'action',1,NULL,'{"seat":1,"action":"place","card":32,"x":0,"y":-2,"rotation":0,"under":[0,26]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',18,'action',1,NULL,'{"seat":1,"action":"pick","card":19}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',19,'action',0,101,'{"seat":0,"action":"pick","card":56}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('wgm92fq4',21,'action',0,101,'{"seat":0,"action":"pick","card":56}',NULL,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('2ysnyxxm','0088a806eb30a2d1485daaf196371736d687a0dedbd1abe8fdeeb494841c5f66','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[11,35,19,29,4,8,60,39,55,53,30,26,45,56,28,32,9,33,23,46,34,7,3,43,12,21,27,25,47,10,51,38,49,5,16,20,13,57,42,15,14,24,40,52,36,50,1,31,18,6,54,37,58,22,17,44,41,59,2,48],"provinces":[{"id":4,"side":"A","squares":["production:grey","town","desert","town","production:brown","mountain"]},{"id":1,"side":"A","squares":["production:brown","production:blue","desert","town","mountain","town"]},{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('wgm92fq4','42f4ba2974800b5f54d08f59f5fdfd1d93bc9fccdbe58b1923419decd5608e3c','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[55,32,60,25,21,16,26,46,56,44,1,37,28,15,19,5,17,58,39,43,8,22,54,4,7,12,14,6,3,41,29,48,52,9,50,11,57,33,27,36,42,2,59,24,35,38,23,30,40,47,49,51,45,34,20,10,13,31,53,18],"provinces":[{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]},{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]},{"id":4,"side":"A","squares":["production:grey","town","desert","town","production:brown","mountain"]}],"goals":[3,4,6,7,8],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "notices" VALUES('2ysnyxxm',0,0,'GameCommitted','{"commitment":"c1aafc8d2d2b7a4e34256aa6b27a96f9f374326cf9d737afd3017f5b82dbd897","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('wgm92fq4',0,0,'GameCommitted','{"commitment":"4e9068f364ce677f0778d18702f51aa29ecc1b47d142d228378a66b6a4c67966","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('72qkwj4y',0,0,'GameCommitted','{"commitment":"ee2e1044840bfbb61508826d279abd265289c2a7054d1e550245a46ca16669c8","until":"2026-01-01T00:02:00Z"}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('72qkwj4y',1,0,'SeatReady','{"seat":0}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "seats" VALUES('2ysnyxxm',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('2ysnyxxm',1,NULL,'','greedy',0,0);
INSERT INTO "seats" VALUES('2ysnyxxm',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('wgm92fq4',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('wgm92fq4',1,NULL,'','greedy',0,0);
INSERT INTO "seats" VALUES('wgm92fq4',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('2yhmmrjy',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('2yhmmrjy',1,NULL,'','greedy',0,0);
INSERT INTO "seats" VALUES('2yhmmrjy',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('72qkwj4y',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('72qkwj4y',1,102,'Bob',NULL,0,0);
CREATE TABLE shuffles (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret   TEXT NOT NULL,
    words    TEXT NOT NULL
) STRICT;
INSERT INTO "shuffles" VALUES('2ysnyxxm','0088a806eb30a2d1485daaf196371736d687a0dedbd1abe8fdeeb494841c5f66','[]');
INSERT INTO "shuffles" VALUES('wgm92fq4','42f4ba2974800b5f54d08f59f5fdfd1d93bc9fccdbe58b1923419decd5608e3c','[]');
INSERT INTO "shuffles" VALUES('72qkwj4y','71ba94a205ca9097aaf885eea675d0ce5b8aeea4894c0918a0356e301a918e29','[{"seat":0,"user_id":101,"text":"tulips"}]');
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
INSERT INTO "tables" VALUES('2ysnyxxm',900,1,101,'finished','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',110,0,'{}',NULL);
INSERT INTO "tables" VALUES('wgm92fq4',900,2,101,'running','{"side":"A","with_goals":true,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true}','2026-01-01T00:00:00.000000+00:00',NULL,24,0,'{"touched_at":"2026-01-01T00:00:00Z","clocks":[{"seat":0,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null,"asked":false},{"seat":2,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null}]}','2026-01-15T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('2yhmmrjy',900,3,101,'lobby','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true}','2026-01-01T00:00:00.000000+00:00',NULL,1,0,'{"touched_at":"2026-01-01T00:00:00Z"}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('72qkwj4y',900,4,101,'ready','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":true,"deadline":"none","by_invitation":false,"hints":true}','2026-01-01T00:00:00.000000+00:00',NULL,3,0,'{"touched_at":"2026-01-01T00:00:00Z","ready":{"until":"2026-01-01T00:02:00Z","seats":[0]}}','2026-01-01T00:02:00.000000+00:00');
CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;
CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'ready', 'running');
CREATE INDEX tables_by_stage ON tables (stage, opened_at);
CREATE INDEX closed_but_not_announced ON tables (opened_at)
    WHERE stage IN ('finished', 'cancelled') AND announced = 0;
CREATE INDEX tables_by_due_time ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX one_seat_a_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;
COMMIT;
PRAGMA user_version = 2;
PRAGMA application_id = 1213156171;
