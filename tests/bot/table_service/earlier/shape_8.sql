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
INSERT INTO "entries" VALUES('c56cxt5z',0,'action',1,NULL,'{"seat":1,"action":"pick","card":10}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',1,'action',0,101,'{"seat":0,"action":"pick","card":19}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',2,'action',2,102,'{"seat":2,"action":"pick","card":20}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',3,'action',0,101,'{"seat":0,"action":"place","card":19,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',5,'action',2,102,'{"seat":2,"action":"place","card":20,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',6,'action',1,NULL,'{"seat":1,"action":"place","card":10,"x":-1,"y":0,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',9,'action',1,NULL,'{"seat":1,"action":"pick","card":53}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',10,'action',0,101,'{"seat":0,"action":"pick","card":1}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',11,'action',2,102,'{"seat":2,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',12,'action',0,101,'{"seat":0,"action":"place","card":1,"x":-1,"y":-1,"rotation":0,"under":[0,19]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',14,'action',2,102,'{"seat":2,"action":"place","card":47,"x":-1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',15,'action',1,NULL,'{"seat":1,"action":"place","card":53,"x":-1,"y":-2,"rotation":0,"under":[0,10]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',18,'action',1,NULL,'{"seat":1,"action":"pick","card":57}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',19,'action',0,101,'{"seat":0,"action":"pick","card":23}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',20,'action',2,102,'{"seat":2,"action":"pick","card":37}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',21,'action',0,101,'{"seat":0,"action":"place","card":23,"x":-1,"y":1,"rotation":0,"under":[0,1]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',23,'action',2,102,'{"seat":2,"action":"place","card":37,"x":0,"y":-2,"rotation":0,"under":[0,20,47]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',24,'action',1,NULL,'{"seat":1,"action":"place","card":57,"x":-1,"y":-1,"rotation":0,"under":[0,10]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',27,'action',1,NULL,'{"seat":1,"action":"pick","card":3}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',28,'action',0,101,'{"seat":0,"action":"pick","card":40}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',29,'action',2,102,'{"seat":2,"action":"pick","card":35}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',30,'action',0,101,'{"seat":0,"action":"place","card":40,"x":0,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',32,'action',2,102,'{"seat":2,"action":"place","card":35,"x":-1,"y":1,"rotation":0,"under":[0,47]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',33,'action',1,NULL,'{"seat":1,"action":"place","card":3,"x":-1,"y":2,"rotation":0,"under":[0,10]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',36,'action',1,NULL,'{"seat":1,"action":"pick","card":44}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',37,'action',0,101,'{"seat":0,"action":"pick","card":17}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',38,'action',2,102,'{"seat":2,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',39,'action',0,101,'{"seat":0,"action":"place","card":17,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',41,'action',2,102,'{"seat":2,"action":"place","card":54,"x":0,"y":2,"rotation":0,"under":[0,35]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',42,'action',1,NULL,'{"seat":1,"action":"place","card":44,"x":0,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',45,'action',0,101,'{"seat":0,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',46,'action',1,NULL,'{"seat":1,"action":"pick","card":27}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',47,'action',2,102,'{"seat":2,"action":"pick","card":43}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',48,'action',0,101,'{"seat":0,"action":"place","card":38,"x":-1,"y":4,"rotation":0,"under":[40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',50,'action',2,102,'{"seat":2,"action":"place","card":43,"x":1,"y":-2,"rotation":0,"under":[0,37]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',51,'action',1,NULL,'{"seat":1,"action":"place","card":27,"x":-2,"y":1,"rotation":0,"under":[3,10]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',54,'action',1,NULL,'{"seat":1,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',55,'action',0,101,'{"seat":0,"action":"pick","card":42}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',56,'action',2,102,'{"seat":2,"action":"pick","card":60}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',57,'action',0,101,'{"seat":0,"action":"place","card":42,"x":-2,"y":2,"rotation":180,"under":[23,38]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',59,'action',2,102,'{"seat":2,"action":"place","card":60,"x":-1,"y":0,"rotation":0,"under":[0,47]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',60,'action',1,NULL,'{"seat":1,"action":"place","card":39,"x":0,"y":2,"rotation":0,"under":[0,44]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',63,'action',1,NULL,'{"seat":1,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',64,'action',0,101,'{"seat":0,"action":"pick","card":13}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',65,'action',2,102,'{"seat":2,"action":"pick","card":6}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',66,'action',0,101,'{"seat":0,"action":"place","card":13,"x":1,"y":1,"rotation":0,"under":[0,40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',68,'action',2,102,'{"seat":2,"action":"place","card":6,"x":-1,"y":0,"rotation":0,"under":[0,47]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',69,'action',1,NULL,'{"seat":1,"action":"place","card":5,"x":1,"y":2,"rotation":0,"under":[0,39,44]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',72,'action',1,NULL,'{"seat":1,"action":"pick","card":7}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',73,'action',0,101,'{"seat":0,"action":"pick","card":49}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',74,'action',2,102,'{"seat":2,"action":"pick","card":33}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',75,'action',0,101,'{"seat":0,"action":"place","card":49,"x":-3,"y":1,"rotation":0,"under":[42]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',77,'action',2,102,'{"seat":2,"action":"place","card":33,"x":1,"y":1,"rotation":0,"under":[0,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',78,'action',1,NULL,'{"seat":1,"action":"place","card":7,"x":-1,"y":4,"rotation":0,"under":[3,39]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',81,'action',1,NULL,'{"seat":1,"action":"pick","card":52}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',82,'action',0,101,'{"seat":0,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',83,'action',2,102,'{"seat":2,"action":"pick","card":14}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',84,'action',0,101,'{"seat":0,"action":"place","card":48,"x":0,"y":4,"rotation":0,"under":[40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',86,'action',2,102,'{"seat":2,"action":"place","card":14,"x":-2,"y":1,"rotation":0,"under":[6,35,47,60]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',87,'action',1,NULL,'{"seat":1,"action":"place","card":52,"x":1,"y":0,"rotation":0,"under":[0,5,39,44]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',90,'action',1,NULL,'{"seat":1,"action":"pick","card":45}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',91,'action',0,101,'{"seat":0,"action":"pick","card":12}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',92,'action',2,102,'{"seat":2,"action":"pick","card":31}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',93,'action',0,101,'{"seat":0,"action":"place","card":12,"x":-2,"y":0,"rotation":0,"under":[1,19,23,42,49]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',95,'action',2,102,'{"seat":2,"action":"place","card":31,"x":-1,"y":2,"rotation":0,"under":[0,6,35,60]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',96,'action',1,NULL,'{"seat":1,"action":"place","card":45,"x":0,"y":5,"rotation":0,"under":[7]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',99,'action',0,101,'{"seat":0,"action":"pick","card":2}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',100,'action',1,NULL,'{"seat":1,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',101,'action',2,102,'{"seat":2,"action":"pick","card":58}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',102,'action',0,101,'{"seat":0,"action":"place","card":2,"x":1,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',104,'action',2,102,'{"seat":2,"action":"place","card":58,"x":1,"y":-1,"rotation":0,"under":[0,37,43]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',105,'action',1,NULL,'{"seat":1,"action":"place","card":28,"x":2,"y":3,"rotation":0,"under":[5]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('c56cxt5z',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',0,'action',1,NULL,'{"seat":1,"action":"pick","card":4}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',1,'action',0,101,'{"seat":0,"action":"pick","card":59}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',2,'action',2,102,'{"seat":2,"action":"pick","card":36}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',3,'action',0,101,'{"seat":0,"action":"place","card":59,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',5,'action',2,102,'{"seat":2,"action":"place","card":36,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',6,'action',1,NULL,'{"seat":1,"action":"place","card":4,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',9,'action',1,NULL,'{"seat":1,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',10,'action',0,101,'{"seat":0,"action":"pick","card":18}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',11,'action',2,102,'{"seat":2,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',12,'action',0,101,'{"seat":0,"action":"place","card":18,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',14,'action',2,102,'{"seat":2,"action":"place","card":16,"x":-1,"y":-1,"rotation":0,"under":[0,36]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',15,'action',1,NULL,'{"seat":1,"action":"place","card":38,"x":-1,"y":1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',18,'action',1,NULL,'{"seat":1,"action":"pick","card":24}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',19,'action',0,101,'{"seat":0,"action":"pick","card":37}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('g2hmczpm',21,'action',0,101,'{"seat":0,"action":"pick","card":37}',NULL,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('c56cxt5z','96a92ffb4b594c28a508f20573137fa859a00c429a60257415c580d7d6d41a33','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','75b9d11120d23f125e3dcb417aa7ab7a2f34ac56e1541e6127d6d233e287d21d','{"order":[19,53,37,40,44,43,10,47,23,3,54,38,20,1,57,35,17,27,42,6,7,48,31,28,39,13,33,52,12,58,60,5,49,14,45,2,9,50,22,15,32,4,26,18,21,30,36,24,16,25,51,55,8,59,29,34,11,41,56,46],"provinces":[{"id":1,"side":"A","squares":["production:brown","production:blue","desert","town","mountain","town"]},{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]},{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('g2hmczpm','dae01375a52d0a885951b62985c5fbea15cbccc692e9ffa00c357b3723d243bd','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','75b9d11120d23f125e3dcb417aa7ab7a2f34ac56e1541e6127d6d233e287d21d','{"order":[59,38,34,52,35,17,4,16,37,30,20,41,36,18,24,55,3,6,57,48,26,11,12,51,8,39,14,40,60,22,9,43,53,50,45,54,25,23,10,28,44,42,19,1,7,27,47,13,2,49,33,46,56,32,21,15,31,5,29,58],"provinces":[{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]},{"id":1,"side":"A","squares":["production:brown","production:blue","desert","town","mountain","town"]},{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]}],"goals":[1,2,3,6,8],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    holder   TEXT NOT NULL REFERENCES processes (id)
) STRICT;
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
INSERT INTO "notices" VALUES('c56cxt5z',0,0,'GameCommitted','{"commitment":"53a39c5fcbbfb72deb734a1e06bedad94998d4602f7e397499dfadc6fffa675a","until":null,"by_message":true}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('g2hmczpm',0,0,'GameCommitted','{"commitment":"c90a31ba36efef3b43ca29adb8beb0de1e34db5422c63456d4573c1b6c100169","until":null,"by_message":true}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('gnn4ve7z',0,0,'GameCommitted','{"commitment":"969ab9831ecfc6fa106a090402ff7bd5a4dad4ac1966dca286727b925a852aa4","until":"2026-01-01T00:02:00Z","by_message":false}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('gnn4ve7z',1,0,'SeatReady','{"seat":0}','2026-01-01T00:00:00.000000+00:00');
CREATE TABLE preferences (
    kind     TEXT    NOT NULL CHECK (kind IN ('server', 'player')),
    owner_id INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (kind, owner_id)
) STRICT;
CREATE TABLE processes (
    id     TEXT NOT NULL PRIMARY KEY,
    shards TEXT NOT NULL,
    place  TEXT NOT NULL,
    until  TEXT NOT NULL
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
INSERT INTO "result_seats" VALUES('c56cxt5z',0,101,'Ann',NULL,33,2);
INSERT INTO "result_seats" VALUES('c56cxt5z',1,NULL,'tancho','easy',35,1);
INSERT INTO "result_seats" VALUES('c56cxt5z',2,102,'Bob',NULL,24,3);
CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    finished_at TEXT    NOT NULL
, alone TEXT) STRICT;
INSERT INTO "results" VALUES('c56cxt5z',900,'hokkaido','2026-01-01T00:00:00.000000+00:00',NULL);
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
INSERT INTO "seats" VALUES('c56cxt5z',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('c56cxt5z',1,NULL,'tancho','easy',0,0);
INSERT INTO "seats" VALUES('c56cxt5z',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('g2hmczpm',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('g2hmczpm',1,NULL,'kuma','easy',0,0);
INSERT INTO "seats" VALUES('g2hmczpm',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('98j3m4su',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('98j3m4su',1,NULL,'goma','easy',0,0);
INSERT INTO "seats" VALUES('98j3m4su',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('gnn4ve7z',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('gnn4ve7z',1,102,'Bob',NULL,0,0);
CREATE TABLE shuffles (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret   TEXT NOT NULL,
    words    TEXT NOT NULL
, message_id INTEGER) STRICT;
INSERT INTO "shuffles" VALUES('c56cxt5z','bc2cde891a7f920a33510318ea9ef01f2c5b2843769d857b6f52f73ff20ca12c','[]',1456074443980800021);
INSERT INTO "shuffles" VALUES('g2hmczpm','07e04dc27d446628bf5a7ad42c75f03f1b3d1c44f75df4b0e28ff5d743230780','[]',1456074443980800021);
INSERT INTO "shuffles" VALUES('gnn4ve7z','c0d7bdc562fee9aa605b2c27842e7b0deab690c3c5a000aabd45cddf595dfe19','[{"seat":0,"user_id":101,"text":"tulips"}]',NULL);
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
INSERT INTO "tables" VALUES('c56cxt5z',900,1,101,'finished','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',105,0,'{}',NULL);
INSERT INTO "tables" VALUES('g2hmczpm',900,2,101,'running','{"side":"A","with_goals":true,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00',NULL,25,0,'{"touched_at":"2026-01-01T00:00:00Z","clocks":[{"seat":0,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null,"asked":false},{"seat":2,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null}]}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('98j3m4su',900,3,101,'lobby','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00',NULL,1,0,'{"touched_at":"2026-01-01T00:00:00Z"}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('gnn4ve7z',900,4,101,'ready','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":true,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00',NULL,3,0,'{"touched_at":"2026-01-01T00:00:00Z","ready":{"until":"2026-01-01T00:02:00Z","seats":[0],"by_message":true}}','2026-01-01T00:02:00.000000+00:00');
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
CREATE INDEX results_of_a_day ON results (alone) WHERE alone IS NOT NULL;
CREATE INDEX leases_of_a_process ON leases (holder);
COMMIT;
PRAGMA user_version = 8;
PRAGMA application_id = 1213156171;
