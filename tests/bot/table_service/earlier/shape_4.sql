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
INSERT INTO "entries" VALUES('g6ekkaaq',0,'action',1,NULL,'{"seat":1,"action":"pick","card":11}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',1,'action',0,101,'{"seat":0,"action":"pick","card":29}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',2,'action',2,102,'{"seat":2,"action":"pick","card":57}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',3,'action',0,101,'{"seat":0,"action":"place","card":29,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',5,'action',2,102,'{"seat":2,"action":"place","card":57,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',6,'action',1,NULL,'{"seat":1,"action":"place","card":11,"x":1,"y":-1,"rotation":180,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',9,'action',1,NULL,'{"seat":1,"action":"pick","card":20}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',10,'action',0,101,'{"seat":0,"action":"pick","card":34}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',11,'action',2,102,'{"seat":2,"action":"pick","card":43}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',12,'action',0,101,'{"seat":0,"action":"place","card":34,"x":0,"y":-2,"rotation":0,"under":[0,29]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',14,'action',2,102,'{"seat":2,"action":"place","card":43,"x":1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',15,'action',1,NULL,'{"seat":1,"action":"place","card":20,"x":0,"y":-2,"rotation":0,"under":[0,11]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',18,'action',1,NULL,'{"seat":1,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',19,'action',0,101,'{"seat":0,"action":"pick","card":7}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',20,'action',2,102,'{"seat":2,"action":"pick","card":2}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',21,'action',0,101,'{"seat":0,"action":"place","card":7,"x":-2,"y":0,"rotation":0,"under":[29]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',23,'action',2,102,'{"seat":2,"action":"place","card":2,"x":1,"y":1,"rotation":0,"under":[0,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',24,'action',1,NULL,'{"seat":1,"action":"place","card":54,"x":1,"y":1,"rotation":0,"under":[0,11]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',27,'action',1,NULL,'{"seat":1,"action":"pick","card":3}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',28,'action',0,101,'{"seat":0,"action":"pick","card":17}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',29,'action',2,102,'{"seat":2,"action":"pick","card":1}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',30,'action',0,101,'{"seat":0,"action":"place","card":17,"x":-1,"y":2,"rotation":0,"under":[0,7]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',32,'action',2,102,'{"seat":2,"action":"place","card":1,"x":-1,"y":-1,"rotation":0,"under":[0,57]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',33,'action',1,NULL,'{"seat":1,"action":"place","card":3,"x":0,"y":2,"rotation":0,"under":[0,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',36,'action',1,NULL,'{"seat":1,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',37,'action',0,101,'{"seat":0,"action":"pick","card":27}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',38,'action',2,102,'{"seat":2,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',39,'action',0,101,'{"seat":0,"action":"place","card":27,"x":1,"y":0,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',41,'action',2,102,'{"seat":2,"action":"place","card":38,"x":0,"y":3,"rotation":0,"under":[2]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',42,'action',1,NULL,'{"seat":1,"action":"place","card":16,"x":1,"y":2,"rotation":0,"under":[0,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',45,'action',1,NULL,'{"seat":1,"action":"pick","card":51}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',46,'action',0,101,'{"seat":0,"action":"pick","card":58}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',47,'action',2,102,'{"seat":2,"action":"pick","card":14}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',48,'action',0,101,'{"seat":0,"action":"place","card":58,"x":0,"y":1,"rotation":0,"under":[0,17,27]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',50,'action',2,102,'{"seat":2,"action":"place","card":14,"x":0,"y":-2,"rotation":0,"under":[0,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',51,'action',1,NULL,'{"seat":1,"action":"place","card":51,"x":1,"y":-2,"rotation":0,"under":[0,11,20]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',54,'action',1,NULL,'{"seat":1,"action":"pick","card":30}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',55,'action',0,101,'{"seat":0,"action":"pick","card":15}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',56,'action',2,102,'{"seat":2,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',57,'action',0,101,'{"seat":0,"action":"place","card":15,"x":1,"y":-2,"rotation":0,"under":[0,27,34]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',59,'action',2,102,'{"seat":2,"action":"place","card":47,"x":-1,"y":2,"rotation":0,"under":[0,38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',60,'action',1,NULL,'{"seat":1,"action":"place","card":30,"x":2,"y":0,"rotation":0,"under":[11,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',63,'action',1,NULL,'{"seat":1,"action":"pick","card":12}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',64,'action',0,101,'{"seat":0,"action":"pick","card":35}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',65,'action',2,102,'{"seat":2,"action":"pick","card":4}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',66,'action',0,101,'{"seat":0,"action":"place","card":35,"x":0,"y":2,"rotation":0,"under":[0,17,27,58]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',68,'action',2,102,'{"seat":2,"action":"place","card":4,"x":1,"y":0,"rotation":0,"under":[0,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',69,'action',1,NULL,'{"seat":1,"action":"place","card":12,"x":3,"y":2,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',72,'action',1,NULL,'{"seat":1,"action":"pick","card":6}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',73,'action',0,101,'{"seat":0,"action":"pick","card":24}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',74,'action',2,102,'{"seat":2,"action":"pick","card":60}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',75,'action',0,101,'{"seat":0,"action":"place","card":24,"x":-3,"y":-1,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',77,'action',2,102,'{"seat":2,"action":"place","card":60,"x":1,"y":-2,"rotation":0,"under":[0,4,14,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',78,'action',1,NULL,'{"seat":1,"action":"place","card":6,"x":2,"y":3,"rotation":0,"under":[12,16,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',81,'action',1,NULL,'{"seat":1,"action":"pick","card":23}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',82,'action',0,101,'{"seat":0,"action":"pick","card":10}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',83,'action',2,102,'{"seat":2,"action":"pick","card":40}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',84,'action',0,101,'{"seat":0,"action":"place","card":10,"x":2,"y":-1,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',86,'action',2,102,'{"seat":2,"action":"place","card":40,"x":-2,"y":0,"rotation":0,"under":[1,47,57]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',87,'action',1,NULL,'{"seat":1,"action":"place","card":23,"x":4,"y":0,"rotation":0,"under":[12]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',90,'action',1,NULL,'{"seat":1,"action":"pick","card":18}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',91,'action',0,101,'{"seat":0,"action":"pick","card":42}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',92,'action',2,102,'{"seat":2,"action":"pick","card":36}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',93,'action',0,101,'{"seat":0,"action":"place","card":42,"x":-4,"y":-3,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',95,'action',2,102,'{"seat":2,"action":"place","card":36,"x":1,"y":-2,"rotation":0,"under":[0,4,14,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',96,'action',1,NULL,'{"seat":1,"action":"place","card":18,"x":4,"y":1,"rotation":0,"under":[12,23]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',99,'action',1,NULL,'{"seat":1,"action":"pick","card":19}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',100,'action',0,101,'{"seat":0,"action":"pick","card":52}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',101,'action',2,102,'{"seat":2,"action":"pick","card":41}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',102,'action',0,101,'{"seat":0,"action":"place","card":52,"x":-3,"y":-3,"rotation":0,"under":[24,42]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',104,'action',2,102,'{"seat":2,"action":"place","card":41,"x":-3,"y":-1,"rotation":0,"under":[40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',105,'action',1,NULL,'{"seat":1,"action":"place","card":19,"x":4,"y":3,"rotation":0,"under":[12,18]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g6ekkaaq',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',0,'action',1,NULL,'{"seat":1,"action":"pick","card":23}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',1,'action',0,101,'{"seat":0,"action":"pick","card":43}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',2,'action',2,102,'{"seat":2,"action":"pick","card":26}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',3,'action',0,101,'{"seat":0,"action":"place","card":43,"x":-1,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',5,'action',2,102,'{"seat":2,"action":"place","card":26,"x":1,"y":0,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',6,'action',1,NULL,'{"seat":1,"action":"place","card":23,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',9,'action',1,NULL,'{"seat":1,"action":"pick","card":22}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',10,'action',0,101,'{"seat":0,"action":"pick","card":29}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',11,'action',2,102,'{"seat":2,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',12,'action',0,101,'{"seat":0,"action":"place","card":29,"x":-1,"y":-1,"rotation":0,"under":[0,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',14,'action',2,102,'{"seat":2,"action":"place","card":16,"x":1,"y":1,"rotation":0,"under":[0,26]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',15,'action',1,NULL,'{"seat":1,"action":"place","card":22,"x":0,"y":-2,"rotation":0,"under":[0,23]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',18,'action',1,NULL,'{"seat":1,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',19,'action',0,101,'{"seat":0,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('5brz339q',21,'action',0,101,'{"seat":0,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('g6ekkaaq','7efccb74cce474753fe818df19732f9c073812f4de5a8ef6f688fbe541426a24','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[29,20,2,17,16,14,11,43,7,3,38,58,57,34,54,1,27,51,15,4,6,10,36,19,30,35,60,23,42,41,47,12,24,40,18,52,21,22,25,33,49,50,53,28,59,48,55,9,56,5,37,8,31,46,39,13,44,32,45,26],"provinces":[{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]},{"id":4,"side":"A","squares":["production:grey","town","desert","town","production:brown","mountain"]},{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('5brz339q','5b23edea030d17a834a12df0308952215ed9b325d90fbc491a33049fb1ec161a','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[43,22,21,33,58,9,23,16,54,53,12,36,26,29,48,55,5,50,35,47,56,37,15,57,13,60,42,40,59,8,34,4,32,51,10,24,11,18,39,7,6,45,46,20,44,17,30,49,28,19,25,14,52,27,1,31,41,38,3,2],"provinces":[{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]},{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]},{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]}],"goals":[2,4,5,7,9],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "notices" VALUES('g6ekkaaq',0,0,'GameCommitted','{"commitment":"a23f2cceedd78229164ce6fee0f38f154bfb4f82aa28716775d22d566b263210","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('5brz339q',0,0,'GameCommitted','{"commitment":"f3259baa4b186ee0ec0ba0d048838697f2616d9c0f91debebdd2a5051c66a68c","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('th34burq',0,0,'GameCommitted','{"commitment":"0c133d981fdf5f4cdd41574865d94528e515b4514dcff1025a60343bac046ccd","until":"2026-01-01T00:02:00Z"}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('th34burq',1,0,'SeatReady','{"seat":0}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "result_seats" VALUES('g6ekkaaq',0,101,'Ann',NULL,32,1);
INSERT INTO "result_seats" VALUES('g6ekkaaq',1,NULL,'','easy',25,3);
INSERT INTO "result_seats" VALUES('g6ekkaaq',2,102,'Bob',NULL,30,2);
CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    finished_at TEXT    NOT NULL
) STRICT;
INSERT INTO "results" VALUES('g6ekkaaq',900,'hokkaido','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "seats" VALUES('g6ekkaaq',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('g6ekkaaq',1,NULL,'','easy',0,0);
INSERT INTO "seats" VALUES('g6ekkaaq',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('5brz339q',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('5brz339q',1,NULL,'','easy',0,0);
INSERT INTO "seats" VALUES('5brz339q',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('kk86td5s',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('kk86td5s',1,NULL,'','easy',0,0);
INSERT INTO "seats" VALUES('kk86td5s',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('th34burq',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('th34burq',1,102,'Bob',NULL,0,0);
CREATE TABLE shuffles (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret   TEXT NOT NULL,
    words    TEXT NOT NULL
) STRICT;
INSERT INTO "shuffles" VALUES('g6ekkaaq','7efccb74cce474753fe818df19732f9c073812f4de5a8ef6f688fbe541426a24','[]');
INSERT INTO "shuffles" VALUES('5brz339q','5b23edea030d17a834a12df0308952215ed9b325d90fbc491a33049fb1ec161a','[]');
INSERT INTO "shuffles" VALUES('th34burq','9ab6489724a8c24b7072b9f6ad48f0f29ea195ed6001fe2f5b2e1c98780add9b','[{"seat":0,"user_id":101,"text":"tulips"}]');
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
INSERT INTO "tables" VALUES('g6ekkaaq',900,1,101,'finished','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',110,0,'{}',NULL);
INSERT INTO "tables" VALUES('5brz339q',900,2,101,'running','{"side":"A","with_goals":true,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00',NULL,24,0,'{"touched_at":"2026-01-01T00:00:00Z","clocks":[{"seat":0,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null,"asked":false},{"seat":2,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null}]}','2026-01-15T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('kk86td5s',900,3,101,'lobby','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00',NULL,1,0,'{"touched_at":"2026-01-01T00:00:00Z"}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('th34burq',900,4,101,'ready','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":true,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00',NULL,3,0,'{"touched_at":"2026-01-01T00:00:00Z","ready":{"until":"2026-01-01T00:02:00Z","seats":[0]}}','2026-01-01T00:02:00.000000+00:00');
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
COMMIT;
PRAGMA user_version = 4;
PRAGMA application_id = 1213156171;
