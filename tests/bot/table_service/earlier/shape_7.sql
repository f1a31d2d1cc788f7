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
INSERT INTO "entries" VALUES('ftpwqngu',0,'action',1,NULL,'{"seat":1,"action":"pick","card":14}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',1,'action',0,101,'{"seat":0,"action":"pick","card":8}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',2,'action',2,102,'{"seat":2,"action":"pick","card":52}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',3,'action',0,101,'{"seat":0,"action":"place","card":8,"x":-1,"y":-1,"rotation":180,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',5,'action',2,102,'{"seat":2,"action":"place","card":52,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',6,'action',1,NULL,'{"seat":1,"action":"place","card":14,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',9,'action',1,NULL,'{"seat":1,"action":"pick","card":45}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',10,'action',0,101,'{"seat":0,"action":"pick","card":56}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',11,'action',2,102,'{"seat":2,"action":"pick","card":22}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',12,'action',0,101,'{"seat":0,"action":"place","card":56,"x":-1,"y":-2,"rotation":0,"under":[0,8]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',14,'action',2,102,'{"seat":2,"action":"place","card":22,"x":1,"y":0,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',15,'action',1,NULL,'{"seat":1,"action":"place","card":45,"x":-1,"y":-1,"rotation":180,"under":[0,14]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',18,'action',1,NULL,'{"seat":1,"action":"pick","card":25}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',19,'action',0,101,'{"seat":0,"action":"pick","card":24}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',20,'action',2,102,'{"seat":2,"action":"pick","card":34}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',21,'action',0,101,'{"seat":0,"action":"place","card":24,"x":0,"y":-2,"rotation":0,"under":[0,8,56]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',22,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',23,'action',2,102,'{"seat":2,"action":"place","card":34,"x":1,"y":-2,"rotation":0,"under":[0,22]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',24,'action',1,NULL,'{"seat":1,"action":"place","card":25,"x":-1,"y":1,"rotation":0,"under":[0,45]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',25,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',26,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',27,'action',1,NULL,'{"seat":1,"action":"pick","card":11}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',28,'action',0,101,'{"seat":0,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',29,'action',2,102,'{"seat":2,"action":"pick","card":7}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',30,'action',0,101,'{"seat":0,"action":"place","card":5,"x":1,"y":-2,"rotation":0,"under":[0,24]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',31,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',32,'action',2,102,'{"seat":2,"action":"place","card":7,"x":1,"y":2,"rotation":0,"under":[0,22]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',33,'action',1,NULL,'{"seat":1,"action":"place","card":11,"x":-2,"y":0,"rotation":0,"under":[14,25,45]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',34,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',35,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',36,'action',1,NULL,'{"seat":1,"action":"pick","card":47}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',37,'action',0,101,'{"seat":0,"action":"pick","card":20}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',38,'action',2,102,'{"seat":2,"action":"pick","card":33}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',39,'action',0,101,'{"seat":0,"action":"place","card":20,"x":-1,"y":0,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',40,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',41,'action',2,102,'{"seat":2,"action":"place","card":33,"x":0,"y":-2,"rotation":0,"under":[0,52]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',42,'action',1,NULL,'{"seat":1,"action":"place","card":47,"x":-2,"y":-1,"rotation":0,"under":[11,14,25,45]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',43,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',44,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',45,'action',0,101,'{"seat":0,"action":"pick","card":41}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',46,'action',1,NULL,'{"seat":1,"action":"pick","card":49}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',47,'action',2,102,'{"seat":2,"action":"pick","card":54}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',48,'action',0,101,'{"seat":0,"action":"place","card":41,"x":-2,"y":-2,"rotation":0,"under":[8,20,56]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',49,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',50,'action',2,102,'{"seat":2,"action":"place","card":54,"x":-1,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',51,'action',1,NULL,'{"seat":1,"action":"place","card":49,"x":0,"y":3,"rotation":0,"under":[25]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',52,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',53,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',54,'action',1,NULL,'{"seat":1,"action":"pick","card":19}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',55,'action',0,101,'{"seat":0,"action":"pick","card":2}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',56,'action',2,102,'{"seat":2,"action":"pick","card":59}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',57,'action',0,101,'{"seat":0,"action":"place","card":2,"x":-1,"y":1,"rotation":0,"under":[0,20]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',58,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',59,'action',2,102,'{"seat":2,"action":"place","card":59,"x":-1,"y":0,"rotation":0,"under":[0,52,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',60,'action',1,NULL,'{"seat":1,"action":"place","card":19,"x":0,"y":-2,"rotation":0,"under":[0,14]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',61,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',62,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',63,'action',1,NULL,'{"seat":1,"action":"pick","card":10}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',64,'action',0,101,'{"seat":0,"action":"pick","card":42}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',65,'action',2,102,'{"seat":2,"action":"pick","card":57}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',66,'action',0,101,'{"seat":0,"action":"place","card":42,"x":0,"y":-4,"rotation":0,"under":[56]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',67,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',68,'action',2,102,'{"seat":2,"action":"place","card":57,"x":-1,"y":0,"rotation":0,"under":[0,52,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',69,'action',1,NULL,'{"seat":1,"action":"place","card":10,"x":-2,"y":-3,"rotation":0,"under":[14,45,47]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',70,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',71,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',72,'action',1,NULL,'{"seat":1,"action":"pick","card":16}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',73,'action',0,101,'{"seat":0,"action":"pick","card":12}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',74,'action',2,102,'{"seat":2,"action":"pick","card":39}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',75,'action',0,101,'{"seat":0,"action":"place","card":12,"x":-2,"y":0,"rotation":0,"under":[20]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',76,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',77,'action',2,102,'{"seat":2,"action":"place","card":39,"x":0,"y":3,"rotation":180,"under":[54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',78,'action',1,NULL,'{"seat":1,"action":"place","card":16,"x":-1,"y":0,"rotation":0,"under":[0,14,19,45]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',79,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',80,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',81,'action',1,NULL,'{"seat":1,"action":"pick","card":1}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',82,'action',0,101,'{"seat":0,"action":"pick","card":51}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',83,'action',2,102,'{"seat":2,"action":"pick","card":48}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',84,'action',0,101,'{"seat":0,"action":"place","card":51,"x":1,"y":-1,"rotation":0,"under":[0,24]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',85,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',86,'action',2,102,'{"seat":2,"action":"place","card":48,"x":2,"y":-1,"rotation":180,"under":[22,34]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',87,'action',1,NULL,'{"seat":1,"action":"place","card":1,"x":-1,"y":2,"rotation":0,"under":[0,16,25,49]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',88,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',89,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',90,'action',1,NULL,'{"seat":1,"action":"pick","card":40}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',91,'action',0,101,'{"seat":0,"action":"pick","card":29}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',92,'action',2,102,'{"seat":2,"action":"pick","card":13}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',93,'action',0,101,'{"seat":0,"action":"place","card":29,"x":0,"y":2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',94,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',95,'action',2,102,'{"seat":2,"action":"place","card":13,"x":-2,"y":0,"rotation":0,"under":[54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',96,'action',1,NULL,'{"seat":1,"action":"place","card":40,"x":-1,"y":-4,"rotation":0,"under":[14]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',97,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',98,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',99,'action',0,101,'{"seat":0,"action":"pick","card":60}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',100,'action',1,NULL,'{"seat":1,"action":"pick","card":38}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',101,'action',2,102,'{"seat":2,"action":"pick","card":31}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',102,'action',0,101,'{"seat":0,"action":"place","card":60,"x":-1,"y":2,"rotation":0,"under":[0,2,12,20,29]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',103,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',104,'action',2,102,'{"seat":2,"action":"place","card":31,"x":-1,"y":4,"rotation":0,"under":[39,54]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',105,'action',1,NULL,'{"seat":1,"action":"place","card":38,"x":-2,"y":-4,"rotation":0,"under":[10,14,40]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',106,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('ftpwqngu',107,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',0,'action',1,NULL,'{"seat":1,"action":"pick","card":4}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',1,'action',0,101,'{"seat":0,"action":"pick","card":50}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',2,'action',2,102,'{"seat":2,"action":"pick","card":55}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',3,'action',0,101,'{"seat":0,"action":"place","card":50,"x":1,"y":-1,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',4,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',5,'action',2,102,'{"seat":2,"action":"place","card":55,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',6,'action',1,NULL,'{"seat":1,"action":"place","card":4,"x":1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',7,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',8,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',9,'action',1,NULL,'{"seat":1,"action":"pick","card":6}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',10,'action',0,101,'{"seat":0,"action":"pick","card":17}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',11,'action',2,102,'{"seat":2,"action":"pick","card":25}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',12,'action',0,101,'{"seat":0,"action":"place","card":17,"x":0,"y":-2,"rotation":0,"under":[0,50]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',13,'action',0,101,'{"seat":0,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',14,'action',2,102,'{"seat":2,"action":"place","card":25,"x":0,"y":-3,"rotation":0,"under":[]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',15,'action',1,NULL,'{"seat":1,"action":"place","card":6,"x":-1,"y":-2,"rotation":0,"under":[0]}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',16,'action',1,NULL,'{"seat":1,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',17,'action',2,102,'{"seat":2,"action":"done"}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',18,'action',1,NULL,'{"seat":1,"action":"pick","card":5}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',19,'action',0,101,'{"seat":0,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',20,'take_back',0,101,'',19,'2026-01-01T00:00:00.000000+00:00');
INSERT INTO "entries" VALUES('grpcmhu5',21,'action',0,101,'{"seat":0,"action":"pick","card":28}',NULL,'2026-01-01T00:00:00.000000+00:00');
CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;
INSERT INTO "games" VALUES('ftpwqngu','c69ed25a618c16a9d1679f63dc1eab428aa9cdee48f4cded6f981e9e85abbcc9','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":false,"rulings":1}','75b9d11120d23f125e3dcb417aa7ab7a2f34ac56e1541e6127d6d233e287d21d','{"order":[8,45,34,5,47,54,14,22,24,11,33,41,52,56,25,7,20,49,2,57,16,51,13,38,19,42,39,1,29,31,59,10,12,48,40,60,36,27,44,50,58,6,30,9,18,26,55,46,4,37,21,43,17,23,32,28,35,3,53,15],"provinces":[{"id":6,"side":"A","squares":["mountain","production:grey","desert","town","production:green","town"]},{"id":3,"side":"A","squares":["desert","production:green","production:blue","town","mountain","town"]},{"id":4,"side":"A","squares":["production:grey","town","desert","town","production:brown","mountain"]}],"goals":null,"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "games" VALUES('grpcmhu5','d83c15aa6521571414af20c4150567a9cf42988c907a71475613e3c0e5adcc89','{"rules":"hokkaido","selection":"draft","players":3,"side":"A","with_goals":true,"rulings":1}','75b9d11120d23f125e3dcb417aa7ab7a2f34ac56e1541e6127d6d233e287d21d','{"order":[50,6,2,39,26,7,4,25,28,19,22,14,55,17,5,12,53,15,11,41,37,31,48,27,58,13,32,54,9,51,40,33,57,45,34,20,23,29,10,60,36,49,52,46,30,35,16,47,18,43,8,44,38,56,21,42,3,1,59,24],"provinces":[{"id":4,"side":"A","squares":["production:grey","town","desert","town","production:brown","mountain"]},{"id":2,"side":"A","squares":["production:grey","town","desert","production:blue","town","mountain"]},{"id":5,"side":"A","squares":["mountain","production:brown","town","production:green","desert","town"]}],"goals":[1,5,7,8,9],"scoring_card":null,"turn_order":null}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "notices" VALUES('ftpwqngu',0,0,'GameCommitted','{"commitment":"4c445354ddfa3dbed135c85c93fa6d78136b56ac47cbf13f6b074f9bd33428f3","until":null,"by_message":true}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('grpcmhu5',0,0,'GameCommitted','{"commitment":"fda60475d34d4473ac75c316ed9d2856c540f429718a71ce8ed7a4c0012a47a4","until":null,"by_message":true}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('bbf2p8f2',0,0,'GameCommitted','{"commitment":"17a225c4236d4d2d7fc2d5a8a6fa9ca887ab4f720b2ffe5ed6749e9dfbe43fed","until":"2026-01-01T00:02:00Z","by_message":false}','2026-01-01T00:00:00.000000+00:00');
INSERT INTO "notices" VALUES('bbf2p8f2',1,0,'SeatReady','{"seat":0}','2026-01-01T00:00:00.000000+00:00');
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
INSERT INTO "result_seats" VALUES('ftpwqngu',0,101,'Ann',NULL,30,2);
INSERT INTO "result_seats" VALUES('ftpwqngu',1,NULL,'tancho','easy',26,3);
INSERT INTO "result_seats" VALUES('ftpwqngu',2,102,'Bob',NULL,34,1);
CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    finished_at TEXT    NOT NULL
, alone TEXT) STRICT;
INSERT INTO "results" VALUES('ftpwqngu',900,'hokkaido','2026-01-01T00:00:00.000000+00:00',NULL);
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
INSERT INTO "seats" VALUES('ftpwqngu',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('ftpwqngu',1,NULL,'tancho','easy',0,0);
INSERT INTO "seats" VALUES('ftpwqngu',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('grpcmhu5',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('grpcmhu5',1,NULL,'fuku','easy',0,0);
INSERT INTO "seats" VALUES('grpcmhu5',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('mmgtu488',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('mmgtu488',1,NULL,'usagi','easy',0,0);
INSERT INTO "seats" VALUES('mmgtu488',2,102,'Bob',NULL,0,0);
INSERT INTO "seats" VALUES('bbf2p8f2',0,101,'Ann',NULL,0,0);
INSERT INTO "seats" VALUES('bbf2p8f2',1,102,'Bob',NULL,0,0);
CREATE TABLE shuffles (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret   TEXT NOT NULL,
    words    TEXT NOT NULL
, message_id INTEGER) STRICT;
INSERT INTO "shuffles" VALUES('ftpwqngu','bf564a29cbe42808ff5a1a4700ed00b0e7a0643efc3161cf2ebd250bf18d4bba','[]',1456074443980800021);
INSERT INTO "shuffles" VALUES('grpcmhu5','ebf6fbcafee5452650019fd3f082b3c3cc171a2026d53371388298653c28f46b','[]',1456074443980800021);
INSERT INTO "shuffles" VALUES('bbf2p8f2','6e2c0a11d8c8bc847f7757850734ceefe5748355eefe849e366df1698a484b16','[{"seat":0,"user_id":101,"text":"tulips"}]',NULL);
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
INSERT INTO "tables" VALUES('ftpwqngu',900,1,101,'finished','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',105,0,'{}',NULL);
INSERT INTO "tables" VALUES('grpcmhu5',900,2,101,'running','{"side":"A","with_goals":true,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00',NULL,25,0,'{"touched_at":"2026-01-01T00:00:00Z","clocks":[{"seat":0,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null,"asked":false},{"seat":2,"round":3,"phase":"pick","asked_at":"2026-01-01T00:00:00Z","due_at":null}]}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('mmgtu488',900,3,101,'lobby','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":false,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00',NULL,1,0,'{"touched_at":"2026-01-01T00:00:00Z"}','2026-01-02T00:00:00.000000+00:00');
INSERT INTO "tables" VALUES('bbf2p8f2',900,4,101,'ready','{"side":"A","with_goals":false,"order":"as_printed","rules":"hokkaido","selection":"draft","scoring_card":null,"words":true,"deadline":"none","by_invitation":false,"hints":true,"own_deck":null,"locale":null,"alone":false,"day":null}','2026-01-01T00:00:00.000000+00:00',NULL,3,0,'{"touched_at":"2026-01-01T00:00:00Z","ready":{"until":"2026-01-01T00:02:00Z","seats":[0],"by_message":true}}','2026-01-01T00:02:00.000000+00:00');
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
COMMIT;
PRAGMA user_version = 7;
PRAGMA application_id = 1213156171;
