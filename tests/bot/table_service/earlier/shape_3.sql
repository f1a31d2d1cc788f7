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
INSERT INTO "entries" VALUES('9wgxhn3v',0,'action',1,NULL,'{"seat":1,"action":"pick","card":41}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',1,'action',0,101,'{"seat":0,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',2,'action',2,102,'{"seat":2,"action":"pick","card":19}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',3,'action',0,101,'{"seat":0,"action":"place","card":54,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',5,'action',2,102,'{"seat":2,"action":"place","card":19,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',6,'action',1,NULL,'{"seat":1,"action":"place","card":41,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',9,'action',1,NULL,'{"seat":1,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',10,'action',0,101,'{"seat":0,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',11,'action',2,102,'{"seat":2,"action":"pick","card":29}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',12,'action',0,101,'{"seat":0,"action":"place","card":28,"x":-1,"y":-1,"rotation":0,"under":[0,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',14,'action',2,102,'{"seat":2,"action":"place","card":29,"x":-1,"y":0,"rotation":0,"under":[0,19]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',15,'action',1,NULL,'{"seat":1,"action":"place","card":39,"x":-1,"y":-1,"rotation":0,"under":[0,41]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',18,'action',1,NULL,'{"seat":1,"action":"pick","card":42}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',19,'action',0,101,'{"seat":0,"action":"pick","card":35}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',20,'action',2,102,'{"seat":2,"action":"pick","card":10}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',21,'action',0,101,'{"seat":0,"action":"place","card":35,"x":-1,"y":1,"rotation":0,"under":[0,28]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',23,'action',2,102,'{"seat":2,"action":"place","card":10,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',24,'action',1,NULL,'{"seat":1,"action":"place","card":42,"x":-2,"y":0,"rotation":0,"under":[39,41]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',27,'action',1,NULL,'{"seat":1,"action":"pick","card":43}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',28,'action',0,101,'{"seat":0,"action":"pick","card":34}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',29,'action',2,102,'{"seat":2,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',30,'action',0,101,'{"seat":0,"action":"place","card":34,"x":0,"y":-2,"rotation":0,"under":[0,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',32,'action',2,102,'{"seat":2,"action":"place","card":38,"x":2,"y":-2,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',33,'action',1,NULL,'{"seat":1,"action":"place","card":43,"x":-1,"y":1,"rotation":0,"under":[0,39,42]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',36,'action',1,NULL,'{"seat":1,"action":"pick","card":11}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',37,'action',0,101,'{"seat":0,"action":"pick","card":30}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',38,'action',2,102,'{"seat":2,"action":"pick","card":44}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',39,'action',0,101,'{"seat":0,"action":"place","card":30,"x":1,"y":-2,"rotation":0,"under":[0,34]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',41,'action',2,102,'{"seat":2,"action":"place","card":44,"x":1,"y":-4,"rotation":0,"under":[38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',42,'action',1,NULL,'{"seat":1,"action":"place","card":11,"x":0,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',45,'action',1,NULL,'{"seat":1,"action":"pick","card":24}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',46,'action',0,101,'{"seat":0,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',47,'action',2,102,'{"seat":2,"action":"pick","card":27}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',48,'action',0,101,'{"seat":0,"action":"place","card":47,"x":-2,"y":0,"rotation":0,"under":[28,35,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',50,'action',2,102,'{"seat":2,"action":"place","card":27,"x":2,"y":-3,"rotation":0,"under":[38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',51,'action',1,NULL,'{"seat":1,"action":"place","card":24,"x":0,"y":2,"rotation":0,"under":[0,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',54,'action',1,NULL,'{"seat":1,"action":"pick","card":49}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',55,'action',0,101,'{"seat":0,"action":"pick","card":60}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',56,'action',2,102,'{"seat":2,"action":"pick","card":2}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',57,'action',0,101,'{"seat":0,"action":"place","card":60,"x":-1,"y":0,"rotation":0,"under":[0,28,34,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',59,'action',2,102,'{"seat":2,"action":"place","card":2,"x":2,"y":-1,"rotation":0,"under":[38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',60,'action',1,NULL,'{"seat":1,"action":"place","card":49,"x":1,"y":2,"rotation":0,"under":[0,24]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',63,'action',1,NULL,'{"seat":1,"action":"pick","card":20}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',64,'action',0,101,'{"seat":0,"action":"pick","card":6}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',65,'action',2,102,'{"seat":2,"action":"pick","card":52}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',66,'action',0,101,'{"seat":0,"action":"place","card":6,"x":-1,"y":0,"rotation":0,"under":[0,28,34,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',68,'action',2,102,'{"seat":2,"action":"place","card":52,"x":3,"y":-1,"rotation":0,"under":[2,38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',69,'action',1,NULL,'{"seat":1,"action":"place","card":20,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',72,'action',1,NULL,'{"seat":1,"action":"pick","card":7}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',73,'action',0,101,'{"seat":0,"action":"pick","card":55}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',74,'action',2,102,'{"seat":2,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',75,'action',0,101,'{"seat":0,"action":"place","card":55,"x":1,"y":-1,"rotation":0,"under":[0,30,34]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',77,'action',2,102,'{"seat":2,"action":"place","card":5,"x":3,"y":-3,"rotation":0,"under":[2,27,38,52]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',78,'action',1,NULL,'{"seat":1,"action":"place","card":7,"x":1,"y":0,"rotation":0,"under":[0,11,20,24,49]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',81,'action',1,NULL,'{"seat":1,"action":"pick","card":31}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',82,'action',0,101,'{"seat":0,"action":"pick","card":53}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',83,'action',2,102,'{"seat":2,"action":"pick","card":37}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',84,'action',0,101,'{"seat":0,"action":"place","card":53,"x":0,"y":-4,"rotation":0,"under":[34,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',86,'action',2,102,'{"seat":2,"action":"place","card":37,"x":2,"y":-5,"rotation":0,"under":[27,44]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',87,'action',1,NULL,'{"seat":1,"action":"place","card":31,"x":-1,"y":2,"rotation":0,"under":[0,42,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',90,'action',1,NULL,'{"seat":1,"action":"pick","card":9}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',91,'action',0,101,'{"seat":0,"action":"pick","card":57}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',92,'action',2,102,'{"seat":2,"action":"pick","card":59}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',93,'action',0,101,'{"seat":0,"action":"place","card":57,"x":-1,"y":2,"rotation":0,"under":[0,6,35,60]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',95,'action',2,102,'{"seat":2,"action":"place","card":59,"x":1,"y":0,"rotation":0,"under":[0,2,38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',96,'action',1,NULL,'{"seat":1,"action":"place","card":9,"x":0,"y":-3,"rotation":0,"under":[11,20]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',99,'action',1,NULL,'{"seat":1,"action":"pick","card":46}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',100,'action',0,101,'{"seat":0,"action":"pick","card":14}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',101,'action',2,102,'{"seat":2,"action":"pick","card":40}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',102,'action',0,101,'{"seat":0,"action":"place","card":14,"x":0,"y":-3,"rotation":0,"under":[34,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',104,'action',2,102,'{"seat":2,"action":"place","card":40,"x":1,"y":0,"rotation":0,"under":[2,38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',105,'action',1,NULL,'{"seat":1,"action":"place","card":46,"x":1,"y":-4,"rotation":0,"under":[9,11,20]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('9wgxhn3v',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',0,'action',1,NULL,'{"seat":1,"action":"pick","card":15}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',1,'action',0,101,'{"seat":0,"action":"pick","card":11}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',2,'action',2,102,'{"seat":2,"action":"pick","card":40}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',3,'action',0,101,'{"seat":0,"action":"place","card":11,"x":-1,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',5,'action',2,102,'{"seat":2,"action":"place","card":40,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',6,'action',1,NULL,'{"seat":1,"action":"place","card":15,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',9,'action',1,NULL,'{"seat":1,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',10,'action',0,101,'{"seat":0,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',11,'action',2,102,'{"seat":2,"action":"pick","card":50}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',12,'action',0,101,'{"seat":0,"action":"place","card":5,"x":-1,"y":-1,"rotation":0,"under":[0,11]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',14,'action',2,102,'{"seat":2,"action":"place","card":50,"x":0,"y":-3,"rotation":0,"under":[40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',15,'action',1,NULL,'{"seat":1,"action":"place","card":38,"x":-1,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',18,'action',1,NULL,'{"seat":1,"action":"pick","card":13}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',19,'action',0,101,'{"seat":0,"action":"pick","card":26}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('m2vwjbya',21,'action',0,101,'{"seat":0,"action":"pick","card":26}',NULL,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('9wgxhn3v','cf51063df2bbb3742f73d71717d315486ed8efd7fa59bea18b31de3970e90625','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[54,39,10,34,11,27,41,29,35,43,44,47,19,28,42,38,30,24,60,52,7,53,59,46,49,6,5,31,57,40,2,20,55,37,9,14,51,16,13,12,3,4,25,45,17,50,26,22,1,32,33,58,18,36,8,48,56,21,15,23],"provinces":[{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]},{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]},{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('m2vwjbya','fef2dee7068fc989b14ba2aa1fee390f77374c3ca06093480eab7e127f093add','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','d2aeeaa8ff07ea5e4192d841c65be957e8e39c92ad82d4783911c35ba8da0848','{"order":[11,38,4,33,1,16,15,50,26,28,43,22,40,5,13,59,53,44,17,60,14,10,8,23,31,2,35,51,37,39,48,18,36,57,42,58,52,25,20,3,54,6,32,24,55,7,9,29,21,19,56,12,47,49,34,46,45,27,30,41],"provinces":[{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]},{"id":1,"side":"A","squares":["production:brown","production:blue","desert","town","mountain","town"]},{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]}],"goals":[1,2,5,6,8],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "notices" VALUES('9wgxhn3v',0,0,'GameCommitted','{"commitment":"40450b13a513101ed587af66955ffa0985859090ab9620677261a19c4798937e","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('m2vwjbya',0,0,'GameCommitted','{"commitment":"6919b936ad5a4289c9b2d9ba05bf58d2c3eb338ff1c82acd06b9903aa9eb2e78","until":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('hu6g5mu5',0,0,'GameCommitted','{"commitment":"4ba14855ab9ed81d4dcff77c7144b4f055611419c1a38678d5083723195255ae","until":"2026-01-01T00:02:00Z"}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('hu6g5mu5',1,0,'SeatReady','{"seat":0}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "result_seats" VALUES('9wgxhn3v',0,101,'Ann',NULL,29,3);
INSERT INTO "result_seats" VALUES('9wgxhn3v',1,NULL,'','greedy',40,1);
INSERT INTO "result_seats" VALUES('9wgxhn3v',2,102,'Bob',NULL,30,2);
CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    finished_at TEXT    NOT NULL
) STRICT;
INSERT INTO "results" VALUES('9wgxhn3v',900,'hokkaido','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "seats" VALUES('9wgxhn3v',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('9wgxhn3v',1,NULL,'','greedy',0,0);
INSERT INTO "seats" VALUES('9wgxhn3v',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('m2vwjbya',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('m2vwjbya',1,NULL,'','greedy',0,0);
INSERT INTO "seats" VALUES('m2vwjbya',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('upbjxjfe',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('upbjxjfe',1,NULL,'','greedy',0,0);
INSERT INTO "seats" VALUES('upbjxjfe',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('hu6g5mu5',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('hu6g5mu5',1,102,'Bob',NULL,0,0);
CREATE TABLE shuffles (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret   TEXT NOT NULL,
    words    TEXT NOT NULL
) STRICT;
INSERT INTO "shuffles" VALUES('9wgxhn3v','cf51063df2bbb3742f73d71717d315486ed8efd7fa59bea18b31de3970e90625','[]');
INSERT INTO "shuffles" VALUES('m2vwjbya','fef2dee7068fc989b14ba2aa1fee390f77374c3ca06093480eab7e127f093add','[]');
INSERT INTO "shuffles" VALUES('hu6g5mu5','cf0d03883d091554fc874ffea676d9d16e1554466ad2a4bfa7b399168a3654f2','[{"seat":0,"user_id":101,"text":"tulips"}]');
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
INSERT INTO "tables" VALUES('9wgxhn3v',900,1,101,'finished','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',110,0,'{}',NULL);
INSERT INTO "tables" VALUES('m2vwjbya',900,2,101,'running','{"side":"A","with_goals":true,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00',NULL,24,0,'{"touched_at":"2026-01-01T00:00:00Z","clocks":[{"seat":0,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null,"asked":false},{"seat":2,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null}]}','2026-01-15T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('upbjxjfe',900,3,101,'lobby','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00',NULL,1,0,'{"touched_at":"2026-01-01T00:00:00Z"}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('hu6g5mu5',900,4,101,'ready','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":true,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null}','2026-01-01T00:00:00.000000+00:00',NULL,3,0,'{"touched_at":"2026-01-01T00:00:00Z","ready":{"until":"2026-01-01T00:02:00Z","seats":[0]}}','2026-01-01T00:02:00.000000+00:00');
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
COMMIT;
PRAGMA user_version = 3;
PRAGMA application_id = 1213156171;
