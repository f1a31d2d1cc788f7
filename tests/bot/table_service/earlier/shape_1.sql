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
INSERT INTO "entries" VALUES('j4fvpnxh',0,'action',1,NULL,'{"seat":1,"action":"pick","card":60}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',1,'action',0,101,'{"seat":0,"action":"pick","card":32}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',2,'action',2,102,'{"seat":2,"action":"pick","card":55}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',3,'action',0,101,'{"seat":0,"action":"place","card":32,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',5,'action',2,102,'{"seat":2,"action":"place","card":55,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',6,'action',1,NULL,'{"seat":1,"action":"place","card":60,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',9,'action',1,NULL,'{"seat":1,"action":"pick","card":41}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',10,'action',0,101,'{"seat":0,"action":"pick","card":27}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',11,'action',2,102,'{"seat":2,"action":"pick","card":50}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',12,'action',0,101,'{"seat":0,"action":"place","card":27,"x":-1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',14,'action',2,102,'{"seat":2,"action":"place","card":50,"x":-1,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',15,'action',1,NULL,'{"seat":1,"action":"place","card":41,"x":-1,"y":0,"rotation":0,"under":[0,60]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',18,'action',1,NULL,'{"seat":1,"action":"pick","card":31}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',19,'action',0,101,'{"seat":0,"action":"pick","card":14}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',20,'action',2,102,'{"seat":2,"action":"pick","card":21}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',21,'action',0,101,'{"seat":0,"action":"place","card":14,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',23,'action',2,102,'{"seat":2,"action":"place","card":21,"x":1,"y":1,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',24,'action',1,NULL,'{"seat":1,"action":"place","card":31,"x":-1,"y":1,"rotation":0,"under":[0,41]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',27,'action',1,NULL,'{"seat":1,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',28,'action',0,101,'{"seat":0,"action":"pick","card":53}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',29,'action',2,102,'{"seat":2,"action":"pick","card":17}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',30,'action',0,101,'{"seat":0,"action":"place","card":53,"x":0,"y":-1,"rotation":0,"under":[0,14]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',32,'action',2,102,'{"seat":2,"action":"place","card":17,"x":0,"y":3,"rotation":0,"under":[21,50]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',33,'action',1,NULL,'{"seat":1,"action":"place","card":48,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',36,'action',1,NULL,'{"seat":1,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',37,'action',0,101,'{"seat":0,"action":"pick","card":34}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',38,'action',2,102,'{"seat":2,"action":"pick","card":12}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',39,'action',0,101,'{"seat":0,"action":"place","card":34,"x":1,"y":0,"rotation":0,"under":[0,14]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',41,'action',2,102,'{"seat":2,"action":"place","card":12,"x":-1,"y":4,"rotation":0,"under":[17]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',42,'action',1,NULL,'{"seat":1,"action":"place","card":28,"x":-2,"y":-1,"rotation":0,"under":[41,48,60]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',45,'action',1,NULL,'{"seat":1,"action":"pick","card":25}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',46,'action',0,101,'{"seat":0,"action":"pick","card":11}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',47,'action',2,102,'{"seat":2,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',48,'action',0,101,'{"seat":0,"action":"place","card":11,"x":-1,"y":0,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',50,'action',2,102,'{"seat":2,"action":"place","card":54,"x":2,"y":-1,"rotation":0,"under":[21,55]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',51,'action',1,NULL,'{"seat":1,"action":"place","card":25,"x":-3,"y":0,"rotation":0,"under":[28]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',54,'action',1,NULL,'{"seat":1,"action":"pick","card":23}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',55,'action',0,101,'{"seat":0,"action":"pick","card":56}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',56,'action',2,102,'{"seat":2,"action":"pick","card":6}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',57,'action',0,101,'{"seat":0,"action":"place","card":56,"x":-1,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',59,'action',2,102,'{"seat":2,"action":"place","card":6,"x":0,"y":-1,"rotation":0,"under":[21]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',60,'action',1,NULL,'{"seat":1,"action":"place","card":23,"x":0,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',63,'action',1,NULL,'{"seat":1,"action":"pick","card":22}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',64,'action',0,101,'{"seat":0,"action":"pick","card":1}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',65,'action',2,102,'{"seat":2,"action":"pick","card":35}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',66,'action',0,101,'{"seat":0,"action":"place","card":1,"x":-1,"y":2,"rotation":0,"under":[0,56]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',68,'action',2,102,'{"seat":2,"action":"place","card":35,"x":2,"y":0,"rotation":0,"under":[21,54,55]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',69,'action',1,NULL,'{"seat":1,"action":"place","card":22,"x":-2,"y":2,"rotation":0,"under":[25,41]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',72,'action',1,NULL,'{"seat":1,"action":"pick","card":30}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',73,'action',0,101,'{"seat":0,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',74,'action',2,102,'{"seat":2,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',75,'action',0,101,'{"seat":0,"action":"place","card":16,"x":0,"y":2,"rotation":0,"under":[0,56]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',77,'action',2,102,'{"seat":2,"action":"place","card":47,"x":-2,"y":3,"rotation":0,"under":[12,50]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',78,'action',1,NULL,'{"seat":1,"action":"place","card":30,"x":1,"y":-2,"rotation":0,"under":[0,23]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',81,'action',1,NULL,'{"seat":1,"action":"pick","card":37}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',82,'action',0,101,'{"seat":0,"action":"pick","card":57}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',83,'action',2,102,'{"seat":2,"action":"pick","card":58}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',84,'action',0,101,'{"seat":0,"action":"place","card":57,"x":0,"y":1,"rotation":0,"under":[0,56]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',86,'action',2,102,'{"seat":2,"action":"place","card":58,"x":2,"y":1,"rotation":0,"under":[21,35,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',87,'action',1,NULL,'{"seat":1,"action":"place","card":37,"x":-3,"y":-3,"rotation":0,"under":[28]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',90,'action',1,NULL,'{"seat":1,"action":"pick","card":3}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',91,'action',0,101,'{"seat":0,"action":"pick","card":8}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',92,'action',2,102,'{"seat":2,"action":"pick","card":36}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',93,'action',0,101,'{"seat":0,"action":"place","card":8,"x":-2,"y":-4,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',95,'action',2,102,'{"seat":2,"action":"place","card":36,"x":2,"y":3,"rotation":0,"under":[21]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',96,'action',1,NULL,'{"seat":1,"action":"place","card":3,"x":1,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',99,'action',1,NULL,'{"seat":1,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',100,'action',0,101,'{"seat":0,"action":"pick","card":26}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',101,'action',2,102,'{"seat":2,"action":"pick","card":18}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',102,'action',0,101,'{"seat":0,"action":"place","card":26,"x":-1,"y":-4,"rotation":0,"under":[8,32]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',104,'action',2,102,'{"seat":2,"action":"place","card":18,"x":1,"y":2,"rotation":0,"under":[0,17,21]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',105,'action',1,NULL,'{"seat":1,"action":"place","card":5,"x":1,"y":0,"rotation":0,"under":[0,3]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('j4fvpnxh',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',0,'action',1,NULL,'{"seat":1,"action":"pick","card":50}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',1,'action',0,101,'{"seat":0,"action":"pick","card":23}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',2,'action',2,102,'{"seat":2,"action":"pick","card":56}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',3,'action',0,101,'{"seat":0,"action":"place","card":23,"x":0,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',5,'action',2,102,'{"seat":2,"action":"place","card":56,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',6,'action',1,NULL,'{"seat":1,"action":"place","card":50,"x":-1,"y":-1,"rotation":180,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',9,'action',1,NULL,'{"seat":1,"action":"pick","card":42}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',10,'action',0,101,'{"seat":0,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',11,'action',2,102,'{"seat":2,"action":"pick","card":14}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',12,'action',0,101,'{"seat":0,"action":"place","card":48,"x":-1,"y":1,"rotation":0,"under":[0,23]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',14,'action',2,102,'{"seat":2,"action":"place","card":14,"x":0,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',15,'action',1,NULL,'{"seat":1,"action":"place","card":42,"x":0,"y":-3,"rotation":0,"under":[50]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',18,'action',1,NULL,'{"seat":1,"action":"pick","card":30}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',19,'action',0,101,'{"seat":0,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('xzwgere7',21,'action',0,101,'{"seat":0,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('j4fvpnxh','c76202df9de82e7730dee422f40b26519d798f00e74534e63295089d26b3fbe2','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[32,41,21,53,28,54,60,50,14,48,12,11,55,27,31,17,34,25,56,35,30,57,36,5,23,1,47,37,8,18,6,22,16,58,3,26,2,46,10,45,40,9,38,7,51,15,29,13,43,42,4,49,19,33,59,20,52,24,44,39],"provinces":[{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]},{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]},{"id":1,"side":"A","squares":["production:brown","production:blue","desert","town","mountain","town"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('xzwgere7','7091f18624e301b436ac838671b4e6607357bb6c889d375e5a81fece6f4391c0','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[23,42,54,11,52,59,50,14,39,53,18,33,56,48,30,31,41,27,13,58,57,29,4,49,37,46,35,21,24,17,7,25,2,60,38,22,16,26,20,44,51,12,5,10,45,3,43,19,40,32,15,47,36,8,6,28,1,9,34,55],"provinces":[{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]},{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]},{"id":4,"side":"A","squares":["production:grey","town","desert","town","production:brown","mountain"]}],"goals":[2,3,4,5,6],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
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
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    computer TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((user_id IS NULL) <> (computer IS NULL))
) STRICT;
INSERT INTO "seats" VALUES('j4fvpnxh',0,101,'Ann',NULL);
INSERT INTO "seats" VALUES('j4fvpnxh',1,NULL,'','greedy');
INSERT INTO "seats" VALUES('j4fvpnxh',2,102,'Bob',NULL);
INSERT INTO "seats" VALUES('xzwgere7',0,101,'Ann',NULL);
INSERT INTO "seats" VALUES('xzwgere7',1,NULL,'','greedy');
INSERT INTO "seats" VALUES('xzwgere7',2,102,'Bob',NULL);
INSERT INTO "seats" VALUES('xuzg4uuy',0,101,'Ann',NULL);
INSERT INTO "seats" VALUES('xuzg4uuy',1,NULL,'','greedy');
INSERT INTO "seats" VALUES('xuzg4uuy',2,102,'Bob',NULL);
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id    INTEGER NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('lobby', 'running', 'finished', 'cancelled')),
    options    TEXT    NOT NULL,
    opened_at  TEXT    NOT NULL,
    closed_at  TEXT,
    revision   INTEGER NOT NULL,
    announced  INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1))
) STRICT;
INSERT INTO "tables" VALUES('j4fvpnxh',900,1,101,'finished','{"rules":"hokkaido","selection":"draft","side":"A","with_goals":false,"order":"as_printed"}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',110,0);
INSERT INTO "tables" VALUES('xzwgere7',900,2,101,'running','{"rules":"hokkaido","selection":"draft","side":"A","with_goals":true,"order":"as_printed"}','2026-01-01T00:00:00.000000+00:00',NULL,24,0);
INSERT INTO "tables" VALUES('xuzg4uuy',900,3,101,'lobby','{"rules":"hokkaido","selection":"draft","side":"A","with_goals":false,"order":"as_printed"}','2026-01-01T00:00:00.000000+00:00',NULL,1,0);
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id) WHERE stage IN ('lobby', 'running');
CREATE INDEX tables_by_stage ON tables (stage, opened_at);
CREATE INDEX closed_but_not_announced ON tables (opened_at)
    WHERE stage IN ('finished', 'cancelled') AND announced = 0;
CREATE UNIQUE INDEX one_seat_a_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;
CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;
COMMIT;
PRAGMA user_version = 1;
PRAGMA application_id = 1213156171;
