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
INSERT INTO "entries" VALUES('tkryrpcf',0,'action',1,NULL,'{"seat":1,"action":"pick","card":30}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',1,'action',0,101,'{"seat":0,"action":"pick","card":57}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',2,'action',2,102,'{"seat":2,"action":"pick","card":18}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',3,'action',0,101,'{"seat":0,"action":"place","card":57,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',5,'action',2,102,'{"seat":2,"action":"place","card":18,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',6,'action',1,NULL,'{"seat":1,"action":"place","card":30,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',9,'action',1,NULL,'{"seat":1,"action":"pick","card":51}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',10,'action',0,101,'{"seat":0,"action":"pick","card":1}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',11,'action',2,102,'{"seat":2,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',12,'action',0,101,'{"seat":0,"action":"place","card":1,"x":-1,"y":-1,"rotation":0,"under":[0,57]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',14,'action',2,102,'{"seat":2,"action":"place","card":28,"x":-1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',15,'action',1,NULL,'{"seat":1,"action":"place","card":51,"x":0,"y":-2,"rotation":0,"under":[0,30]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',18,'action',1,NULL,'{"seat":1,"action":"pick","card":60}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',19,'action',0,101,'{"seat":0,"action":"pick","card":31}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',20,'action',2,102,'{"seat":2,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',21,'action',0,101,'{"seat":0,"action":"place","card":31,"x":-1,"y":1,"rotation":0,"under":[0,1]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',23,'action',2,102,'{"seat":2,"action":"place","card":39,"x":-1,"y":0,"rotation":0,"under":[0,28]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',24,'action',1,NULL,'{"seat":1,"action":"place","card":60,"x":-1,"y":-1,"rotation":0,"under":[0,30]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',27,'action',1,NULL,'{"seat":1,"action":"pick","card":14}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',28,'action',0,101,'{"seat":0,"action":"pick","card":21}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',29,'action',2,102,'{"seat":2,"action":"pick","card":43}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',30,'action',0,101,'{"seat":0,"action":"place","card":21,"x":0,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',32,'action',2,102,'{"seat":2,"action":"place","card":43,"x":-1,"y":1,"rotation":0,"under":[0,28,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',33,'action',1,NULL,'{"seat":1,"action":"place","card":14,"x":1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',36,'action',1,NULL,'{"seat":1,"action":"pick","card":56}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',37,'action',0,101,'{"seat":0,"action":"pick","card":29}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',38,'action',2,102,'{"seat":2,"action":"pick","card":9}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',39,'action',0,101,'{"seat":0,"action":"place","card":29,"x":-1,"y":-2,"rotation":0,"under":[0,21]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',41,'action',2,102,'{"seat":2,"action":"place","card":9,"x":0,"y":3,"rotation":0,"under":[43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',42,'action',1,NULL,'{"seat":1,"action":"place","card":56,"x":-1,"y":0,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',45,'action',0,101,'{"seat":0,"action":"pick","card":42}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',46,'action',1,NULL,'{"seat":1,"action":"pick","card":23}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',47,'action',2,102,'{"seat":2,"action":"pick","card":44}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',48,'action',0,101,'{"seat":0,"action":"place","card":42,"x":0,"y":-4,"rotation":0,"under":[29]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',50,'action',2,102,'{"seat":2,"action":"place","card":44,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',51,'action',1,NULL,'{"seat":1,"action":"place","card":23,"x":1,"y":0,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',54,'action',1,NULL,'{"seat":1,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',55,'action',0,101,'{"seat":0,"action":"pick","card":20}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',56,'action',2,102,'{"seat":2,"action":"pick","card":24}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',57,'action',0,101,'{"seat":0,"action":"place","card":20,"x":1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',59,'action',2,102,'{"seat":2,"action":"place","card":24,"x":1,"y":1,"rotation":0,"under":[0,9]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',60,'action',1,NULL,'{"seat":1,"action":"place","card":47,"x":0,"y":1,"rotation":0,"under":[23]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',63,'action',1,NULL,'{"seat":1,"action":"pick","card":10}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',64,'action',0,101,'{"seat":0,"action":"pick","card":13}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',65,'action',2,102,'{"seat":2,"action":"pick","card":8}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',66,'action',0,101,'{"seat":0,"action":"place","card":13,"x":1,"y":-2,"rotation":0,"under":[0,20,21,42]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',68,'action',2,102,'{"seat":2,"action":"place","card":8,"x":1,"y":-1,"rotation":0,"under":[0,18]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',69,'action',1,NULL,'{"seat":1,"action":"place","card":10,"x":2,"y":-1,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',72,'action',1,NULL,'{"seat":1,"action":"pick","card":3}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',73,'action',0,101,'{"seat":0,"action":"pick","card":58}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',74,'action',2,102,'{"seat":2,"action":"pick","card":59}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',75,'action',0,101,'{"seat":0,"action":"place","card":58,"x":1,"y":0,"rotation":0,"under":[0,20]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',77,'action',2,102,'{"seat":2,"action":"place","card":59,"x":0,"y":-2,"rotation":0,"under":[0,44]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',78,'action',1,NULL,'{"seat":1,"action":"place","card":3,"x":2,"y":-3,"rotation":0,"under":[10]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',81,'action',1,NULL,'{"seat":1,"action":"pick","card":22}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',82,'action',0,101,'{"seat":0,"action":"pick","card":25}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',83,'action',2,102,'{"seat":2,"action":"pick","card":45}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',84,'action',0,101,'{"seat":0,"action":"place","card":25,"x":1,"y":-5,"rotation":0,"under":[42]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',86,'action',2,102,'{"seat":2,"action":"place","card":45,"x":2,"y":0,"rotation":0,"under":[8,18,24]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',87,'action',1,NULL,'{"seat":1,"action":"place","card":22,"x":-2,"y":-2,"rotation":0,"under":[56]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',90,'action',1,NULL,'{"seat":1,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',91,'action',0,101,'{"seat":0,"action":"pick","card":33}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',92,'action',2,102,'{"seat":2,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',93,'action',0,101,'{"seat":0,"action":"place","card":33,"x":1,"y":1,"rotation":0,"under":[0,20]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',95,'action',2,102,'{"seat":2,"action":"place","card":48,"x":0,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',96,'action',1,NULL,'{"seat":1,"action":"place","card":16,"x":1,"y":1,"rotation":0,"under":[10,23]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',99,'action',0,101,'{"seat":0,"action":"pick","card":7}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',100,'action',1,NULL,'{"seat":1,"action":"pick","card":17}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',101,'action',2,102,'{"seat":2,"action":"pick","card":19}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',102,'action',0,101,'{"seat":0,"action":"place","card":7,"x":2,"y":-3,"rotation":0,"under":[13,20,25]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',104,'action',2,102,'{"seat":2,"action":"place","card":19,"x":-1,"y":-4,"rotation":0,"under":[44,48]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',105,'action',1,NULL,'{"seat":1,"action":"place","card":17,"x":3,"y":-3,"rotation":0,"under":[10]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('tkryrpcf',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',0,'action',1,NULL,'{"seat":1,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',1,'action',0,101,'{"seat":0,"action":"pick","card":2}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',2,'action',2,102,'{"seat":2,"action":"pick","card":44}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',3,'action',0,101,'{"seat":0,"action":"place","card":2,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',5,'action',2,102,'{"seat":2,"action":"place","card":44,"x":0,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',6,'action',1,NULL,'{"seat":1,"action":"place","card":5,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',9,'action',1,NULL,'{"seat":1,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',10,'action',0,101,'{"seat":0,"action":"pick","card":24}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',11,'action',2,102,'{"seat":2,"action":"pick","card":58}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',12,'action',0,101,'{"seat":0,"action":"place","card":24,"x":0,"y":-2,"rotation":0,"under":[0,2]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',14,'action',2,102,'{"seat":2,"action":"place","card":58,"x":-1,"y":1,"rotation":0,"under":[0,44]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',15,'action',1,NULL,'{"seat":1,"action":"place","card":39,"x":-1,"y":-1,"rotation":0,"under":[0,5]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',18,'action',1,NULL,'{"seat":1,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',19,'action',0,101,'{"seat":0,"action":"pick","card":15}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('svk6yj5g',21,'action',0,101,'{"seat":0,"action":"pick","card":15}',NULL,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('tkryrpcf','6858781736518c6c93e8e17032d874aa591463610c5d6c3e5b2e5a35c1aa1464','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[57,51,39,21,56,44,30,28,31,14,9,42,18,1,60,43,29,23,20,8,3,25,48,17,47,13,59,22,33,19,24,10,58,45,16,7,26,2,52,27,37,40,46,53,55,34,54,49,6,36,15,38,50,12,11,5,35,32,41,4],"provinces":[{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]},{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]},{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('svk6yj5g','9c04d5ced14f24ff11c7128abbef52b2b928ea70b9f268f8c0f664cc70b50f25','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[2,39,21,23,22,50,5,58,15,54,33,27,44,24,38,20,26,29,17,14,47,28,36,52,49,51,8,11,37,35,7,53,42,59,25,4,45,48,46,13,60,19,9,18,43,34,16,32,30,10,41,31,40,57,6,55,12,56,3,1],"provinces":[{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]},{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]},{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]}],"goals":[1,3,5,6,8],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "notices" VALUES('tkryrpcf',0,0,'GameCommitted','{"commitment":"19dc546e54a560fdbf9cd36fb2b77eac1b316e685f5ac5c22ddd79bafe9fab43","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('svk6yj5g',0,0,'GameCommitted','{"commitment":"0aebdaaf1439e92bf79b16301367906d356a9c4c62dc98bb8ded16b905e98a72","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('48cvvx69',0,0,'GameCommitted','{"commitment":"9a52ba77d196c4a62d8a81fdc3d6d9eaf264a6d836076423f3493adfc1d6246a","until":"2026-01-01T00:02:00Z"}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('48cvvx69',1,0,'SeatReady','{"seat":0}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "result_seats" VALUES('tkryrpcf',0,101,'Ann',NULL,24,3);
INSERT INTO "result_seats" VALUES('tkryrpcf',1,NULL,'risu','easy',40,1);
INSERT INTO "result_seats" VALUES('tkryrpcf',2,102,'Bob',NULL,34,2);
CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    finished_at TEXT    NOT NULL
) STRICT;
INSERT INTO "results" VALUES('tkryrpcf',900,'hokkaido','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "seats" VALUES('tkryrpcf',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('tkryrpcf',1,NULL,'risu','easy',0,0);
INSERT INTO "seats" VALUES('tkryrpcf',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('svk6yj5g',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('svk6yj5g',1,NULL,'kon','easy',0,0);
INSERT INTO "seats" VALUES('svk6yj5g',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('9aqusanv',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('9aqusanv',1,NULL,'kuma','easy',0,0);
INSERT INTO "seats" VALUES('9aqusanv',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('48cvvx69',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('48cvvx69',1,102,'Bob',NULL,0,0);
CREATE TABLE shuffles (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret   TEXT NOT NULL,
    words    TEXT NOT NULL
) STRICT;
INSERT INTO "shuffles" VALUES('tkryrpcf','6858781736518c6c93e8e17032d874aa591463610c5d6c3e5b2e5a35c1aa1464','[]');
INSERT INTO "shuffles" VALUES('svk6yj5g','9c04d5ced14f24ff11c7128abbef52b2b928ea70b9f268f8c0f664cc70b50f25','[]');
INSERT INTO "shuffles" VALUES('48cvvx69','97a989a21bca50e42b88f59e7a2ab967d95bd332e6823dcdce57682e2269e73a','[{"seat":0,"user_id":101,"text":"tulips"}]');
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
INSERT INTO "tables" VALUES('tkryrpcf',900,1,101,'finished','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',104,0,'{}',NULL);
INSERT INTO "tables" VALUES('svk6yj5g',900,2,101,'running','{"side":"A","with_goals":true,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00',NULL,24,0,'{"touched_at":"2026-01-01T00:00:00Z","clocks":[{"seat":0,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null,"asked":false},{"seat":2,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null}]}','2026-01-15T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('9aqusanv',900,3,101,'lobby','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00',NULL,1,0,'{"touched_at":"2026-01-01T00:00:00Z"}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('48cvvx69',900,4,101,'ready','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":true,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null}','2026-01-01T00:00:00.000000+00:00',NULL,3,0,'{"touched_at":"2026-01-01T00:00:00Z","ready":{"until":"2026-01-01T00:02:00Z","seats":[0]}}','2026-01-01T00:02:00.000000+00:00');
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
PRAGMA user_version = 5;
PRAGMA application_id = 1213156171;
