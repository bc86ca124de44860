CREATE SCHEMA parlour;
SET search_path = parlour;
CREATE TABLE version (steps INTEGER NOT NULL);
INSERT INTO version VALUES (2);
CREATE TABLE tables (
            code TEXT COLLATE "C" PRIMARY KEY,
            seq BIGINT NOT NULL,
            touched DOUBLE PRECISION NOT NULL,
            writer TEXT NOT NULL DEFAULT '',
            changed XID8 NOT NULL DEFAULT pg_current_xact_id()
        );
CREATE INDEX tables_by_change ON tables (changed);
CREATE TABLE events (
            code TEXT COLLATE "C" NOT NULL,
            seq BIGINT NOT NULL,
            event BYTEA NOT NULL,
            PRIMARY KEY (code, seq)
        );
CREATE TABLE acts (
            code TEXT COLLATE "C" NOT NULL,
            act TEXT COLLATE "C" NOT NULL,
            seq BIGINT NOT NULL,
            PRIMARY KEY (code, act)
        );
CREATE TABLE records (
            code TEXT COLLATE "C" NOT NULL,
            number INTEGER NOT NULL,
            game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (code, number)
        );
CREATE TABLE served (seconds DOUBLE PRECISION NOT NULL);
INSERT INTO tables (code, seq, touched) VALUES
('autumn-tulip-193', 84, 1794890302.3445106),
('dapper-gecko-186', 37, 1794890304.8976836),
('day/2026-11-17/quiddler', 2, 1794890304.422875),
('juniper-oak-606', 112, 1794890304.3521454),
('lively-rabbit-971', 36, 1794890304.585677);
INSERT INTO events (code, seq, event) VALUES
('autumn-tulip-193', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('autumn-tulip-193', 2, convert_to('{"table":"sat","name":"Lisa","key":"3c321babe2159045cd55964fabd1de6be3ed77decb1051cb7d53fd637a3efffc","mind":null}', 'UTF8')),
('autumn-tulip-193', 3, convert_to('{"table":"sat","name":"Zoë","key":"42c2755148137991c6681a1080da1055dd33dbecfa1b26cb7ec919d8c808239e","mind":null}', 'UTF8')),
('autumn-tulip-193', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('autumn-tulip-193', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('autumn-tulip-193', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["X","E","E","E","I","T","J","O","R","B","N","P","D","U","N","P","Y","D","A","W","H","I","K","Y","G","Y","T","C","Z","Q","E","G","S","F","H","S","U","R","M","M","I","ER","O","N","E","Y","V","B","U","L","R","A","I","O","W","CL","R","A","ER","G","A","L","R","D","O","L","QU","I","IN","E","QU","A","A","G","TH","J","V","A","N","A","A","O","E","X","L","E","I","O","S","A","K","U","Z","S","N","Q","E","IN","U","U","C","T","R","E","I","T","E","I","T","E","D","F","T","CL","TH","N","O","O"]}}', 'UTF8')),
('autumn-tulip-193', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.26632940499985125}', 'UTF8')),
('autumn-tulip-193', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1]]}}', 'UTF8')),
('autumn-tulip-193', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 10, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('autumn-tulip-193', 11, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 12, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,4,2]]}}', 'UTF8')),
('autumn-tulip-193', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,4,1]]}}', 'UTF8')),
('autumn-tulip-193', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('autumn-tulip-193', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2]]}}', 'UTF8')),
('autumn-tulip-193', 16, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('autumn-tulip-193', 18, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('autumn-tulip-193', 20, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('autumn-tulip-193', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('autumn-tulip-193', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1]]}}', 'UTF8')),
('autumn-tulip-193', 24, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('autumn-tulip-193', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1,5]]}}', 'UTF8')),
('autumn-tulip-193', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3,1]]}}', 'UTF8')),
('autumn-tulip-193', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,2,5]]}}', 'UTF8')),
('autumn-tulip-193', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3,2]]}}', 'UTF8')),
('autumn-tulip-193', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('autumn-tulip-193', 31, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 32, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":6}}', 'UTF8')),
('autumn-tulip-193', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,5]]}}', 'UTF8')),
('autumn-tulip-193', 34, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,6,4]]}}', 'UTF8')),
('autumn-tulip-193', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,6]]}}', 'UTF8')),
('autumn-tulip-193', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('autumn-tulip-193', 38, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,1,6]]}}', 'UTF8')),
('autumn-tulip-193', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,1,5]]}}', 'UTF8')),
('autumn-tulip-193', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('autumn-tulip-193', 42, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('autumn-tulip-193', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,6]]}}', 'UTF8')),
('autumn-tulip-193', 45, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 46, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('autumn-tulip-193', 47, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 48, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,1,6]]}}', 'UTF8')),
('autumn-tulip-193', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":7}}', 'UTF8')),
('autumn-tulip-193', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,4]]}}', 'UTF8')),
('autumn-tulip-193', 51, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":8}}', 'UTF8')),
('autumn-tulip-193', 53, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,7]]}}', 'UTF8')),
('autumn-tulip-193', 54, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,8,7]]}}', 'UTF8')),
('autumn-tulip-193', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,5,6]]}}', 'UTF8')),
('autumn-tulip-193', 57, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,6,5]]}}', 'UTF8')),
('autumn-tulip-193', 58, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,6,5]]}}', 'UTF8')),
('autumn-tulip-193', 59, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('autumn-tulip-193', 60, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('autumn-tulip-193', 62, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 63, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":9}}', 'UTF8')),
('autumn-tulip-193', 64, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-tulip-193', 65, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('autumn-tulip-193', 66, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 67, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[5,6,8]],"discard":9}}', 'UTF8')),
('autumn-tulip-193', 68, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('autumn-tulip-193', 69, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('autumn-tulip-193', 70, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('autumn-tulip-193', 71, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 72, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,10,4]]}}', 'UTF8')),
('autumn-tulip-193', 73, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('autumn-tulip-193', 74, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('autumn-tulip-193', 75, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[10,8,9]],"discard":7}}', 'UTF8')),
('autumn-tulip-193', 76, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('autumn-tulip-193', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[10,7]]}}', 'UTF8')),
('autumn-tulip-193', 78, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('autumn-tulip-193', 79, convert_to('{"table":"played","event":{"event":"challenged","seat":1,"lay_down":2,"word":0}}', 'UTF8')),
('autumn-tulip-193', 80, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('autumn-tulip-193', 81, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('autumn-tulip-193', 82, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-60,66,-6]}}', 'UTF8')),
('autumn-tulip-193', 83, convert_to('{"table":"played","event":{"event":"ended","totals":[-60,66,-6],"winners":[1]}}', 'UTF8')),
('autumn-tulip-193', 84, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-well-played","at":1.8252772539999569}', 'UTF8')),
('dapper-gecko-186', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('dapper-gecko-186', 2, convert_to('{"table":"sat","name":"Lisa","key":"307897e6a8ce8260b416d1413a15b469fa86bed4a3b2a9530e8f098c96eba5e3","mind":null}', 'UTF8')),
('dapper-gecko-186', 3, convert_to('{"table":"sat","name":"Zoë","key":"4d614b2e7ef6f455dca81258e87bbd049d9ece5226b300a9f5a4a2394c7ce347","mind":null}', 'UTF8')),
('dapper-gecko-186', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('dapper-gecko-186', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":8,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('dapper-gecko-186', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["QU","O","U","U","A","O","A","X","J","S","E","M","O","E","I","Z","E","Z","S","B","T","U","I","O","C","R","U","E","W","L","G","L","A","I","I","ER","H","E","O","TH","S","O","G","K","N","Y","T","N","A","U","Y","S","T","T","V","N","IN","X","A","L","I","I","G","N","F","R","O","N","D","U","E","T","P","N","T","K","B","Q","QU","Y","E","W","CL","Q","R","A","D","TH","E","A","E","R","R","G","L","Y","E","O","I","M","H","I","V","R","ER","D","C","A","J","CL","IN","P","F","E","E","A","D","A"]}}', 'UTF8')),
('dapper-gecko-186', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":4.090501805999793}', 'UTF8')),
('dapper-gecko-186', 8, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('dapper-gecko-186', 9, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2,4]]}}', 'UTF8')),
('dapper-gecko-186', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3,4]]}}', 'UTF8')),
('dapper-gecko-186', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1,4]]}}', 'UTF8')),
('dapper-gecko-186', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('dapper-gecko-186', 13, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('dapper-gecko-186', 14, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,1]]}}', 'UTF8')),
('dapper-gecko-186', 15, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('dapper-gecko-186', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3]]}}', 'UTF8')),
('dapper-gecko-186', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3]]}}', 'UTF8')),
('dapper-gecko-186', 18, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('dapper-gecko-186', 19, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[4,3,1]],"discard":2}}', 'UTF8')),
('dapper-gecko-186', 20, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('dapper-gecko-186', 21, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('dapper-gecko-186', 22, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('dapper-gecko-186', 23, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('dapper-gecko-186', 24, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[3,1,5]],"discard":2}}', 'UTF8')),
('dapper-gecko-186', 25, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('dapper-gecko-186', 26, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('dapper-gecko-186', 27, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('dapper-gecko-186', 28, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('dapper-gecko-186', 29, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('dapper-gecko-186', 30, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('dapper-gecko-186', 31, convert_to('{"table":"played","event":{"event":"hand-scored","points":[34,-18,16]}}', 'UTF8')),
('dapper-gecko-186', 32, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('dapper-gecko-186', 33, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('dapper-gecko-186', 34, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('dapper-gecko-186', 35, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":0,"order":["O","E","V","T","I","I","I","G","F","D","U","V","R","A","A","G","F","W","D","X","D","U","O","E","T","Z","R","L","O","I","L","S","C","I","A","D","N","E","N","CL","CL","R","E","H","Z","A","K","J","N","O","A","T","A","N","H","R","S","N","ER","T","S","B","T","E","R","Q","O","S","IN","C","K","Y","TH","TH","A","U","O","QU","Y","QU","I","R","IN","G","E","M","P","I","E","E","L","E","J","O","ER","Q","T","G","I","Y","N","E","X","A","E","E","M","U","P","B","A","A","L","Y","O","U","W","U"]}}', 'UTF8')),
('dapper-gecko-186', 36, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('dapper-gecko-186', 37, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[1,5],[4,2]],"discard":3}}', 'UTF8')),
('day/2026-11-17/quiddler', 1, convert_to('{"day":"opened","seed":"8e4bffb29e42baac3e671bae7c1511cc"}', 'UTF8')),
('day/2026-11-17/quiddler', 2, convert_to('{"day":"finished","points":-72}', 'UTF8')),
('juniper-oak-606', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"settings":{"watchers":false,"clock":0.0,"pace":0.6,"banter":true,"call":""}}', 'UTF8')),
('juniper-oak-606', 2, convert_to('{"table":"sat","name":"Lisa","key":"cc6098e897257e55baff2582151459828a466ccc68e2ae064855860b616fbe35","mind":null}', 'UTF8')),
('juniper-oak-606', 3, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('juniper-oak-606', 4, convert_to('{"table":"sat","name":"Wren","key":null,"mind":"regular"}', 'UTF8')),
('juniper-oak-606', 5, convert_to('{"table":"lockchanged","locked":true}', 'UTF8')),
('juniper-oak-606', 6, convert_to('{"table":"dedicated","occasion":{"occasion":"day","day":"2026-11-17","seed":"8e4bffb29e42baac3e671bae7c1511cc"}}', 'UTF8')),
('juniper-oak-606', 7, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":3,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":false,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('juniper-oak-606', 8, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["B","W","IN","F","I","A","I","E","O","Y","N","CL","F","G","R","A","M","S","R","I","S","A","X","T","IN","E","Z","E","V","P","N","R","O","T","A","U","T","U","A","D","K","O","QU","A","QU","J","W","S","E","A","R","Z","U","L","G","J","O","L","Y","Y","G","L","A","H","ER","S","Q","E","C","K","N","T","TH","V","A","H","T","M","E","P","E","A","U","E","L","N","R","N","N","O","D","E","Q","O","D","I","B","D","O","I","E","T","U","CL","U","C","E","I","E","Y","ER","I","G","O","I","R","X","TH"]}}', 'UTF8')),
('juniper-oak-606', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,4,2]]}}', 'UTF8')),
('juniper-oak-606', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('juniper-oak-606', 12, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 13, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('juniper-oak-606', 14, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,2,1]]}}', 'UTF8')),
('juniper-oak-606', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,2,3]]}}', 'UTF8')),
('juniper-oak-606', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('juniper-oak-606', 18, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1]]}}', 'UTF8')),
('juniper-oak-606', 19, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2,5]]}}', 'UTF8')),
('juniper-oak-606', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('juniper-oak-606', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1,5]]}}', 'UTF8')),
('juniper-oak-606', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1,2]]}}', 'UTF8')),
('juniper-oak-606', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,2,5]]}}', 'UTF8')),
('juniper-oak-606', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,1,2]]}}', 'UTF8')),
('juniper-oak-606', 26, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('juniper-oak-606', 27, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,3]]}}', 'UTF8')),
('juniper-oak-606', 29, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('juniper-oak-606', 30, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 31, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[1,5,3]],"discard":4}}', 'UTF8')),
('juniper-oak-606', 32, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('juniper-oak-606', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('juniper-oak-606', 34, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":1,"word":0}}', 'UTF8')),
('juniper-oak-606', 35, convert_to('{"table":"played","event":{"event":"settled","upheld":true,"by":"lexicon"}}', 'UTF8')),
('juniper-oak-606', 36, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('juniper-oak-606', 37, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 38, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,6]]}}', 'UTF8')),
('juniper-oak-606', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,3,5]]}}', 'UTF8')),
('juniper-oak-606', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,5,2]]}}', 'UTF8')),
('juniper-oak-606', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('juniper-oak-606', 42, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('juniper-oak-606', 44, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-20,-16,32]}}', 'UTF8')),
('juniper-oak-606', 45, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('juniper-oak-606', 46, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('juniper-oak-606', 47, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('juniper-oak-606', 48, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":0,"order":["G","Y","E","CL","T","L","E","Z","E","F","I","B","E","ER","I","B","E","P","L","I","D","P","T","S","O","N","CL","R","K","N","R","I","A","ER","U","V","X","E","O","V","Q","K","S","O","R","I","T","A","E","L","O","O","R","U","W","O","A","I","QU","N","O","U","C","N","D","TH","N","O","E","F","E","E","A","L","E","H","A","A","D","G","U","S","I","Y","C","M","T","A","IN","R","W","A","TH","X","E","IN","U","G","Y","H","T","R","D","G","I","N","A","J","T","QU","U","J","Q","Y","A","S","M","Z"]}}', 'UTF8')),
('juniper-oak-606', 49, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,1,4]]}}', 'UTF8')),
('juniper-oak-606', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,1,3]]}}', 'UTF8')),
('juniper-oak-606', 51, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('juniper-oak-606', 53, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 54, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('juniper-oak-606', 55, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 56, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('juniper-oak-606', 57, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 58, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('juniper-oak-606', 59, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 60, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,2],[5,4]]}}', 'UTF8')),
('juniper-oak-606', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('juniper-oak-606', 62, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 63, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,4],[6,2]]}}', 'UTF8')),
('juniper-oak-606', 64, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1],[5,6]]}}', 'UTF8')),
('juniper-oak-606', 65, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('juniper-oak-606', 66, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,6,4]]}}', 'UTF8')),
('juniper-oak-606', 67, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 68, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,3],[2,6]]}}', 'UTF8')),
('juniper-oak-606', 69, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('juniper-oak-606', 70, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 71, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,2],[7,6]]}}', 'UTF8')),
('juniper-oak-606', 72, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,7],[2,3]]}}', 'UTF8')),
('juniper-oak-606', 73, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[7,5],[2,6]]}}', 'UTF8')),
('juniper-oak-606', 74, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[2,7],[6,5]],"discard":3}}', 'UTF8')),
('juniper-oak-606', 75, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('juniper-oak-606', 76, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('juniper-oak-606', 77, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('juniper-oak-606', 78, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 79, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('juniper-oak-606', 80, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 81, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,2],[4,7]]}}', 'UTF8')),
('juniper-oak-606', 82, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,2],[4,8]]}}', 'UTF8')),
('juniper-oak-606', 83, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('juniper-oak-606', 84, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-22,-14,44]}}', 'UTF8')),
('juniper-oak-606', 85, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('juniper-oak-606', 86, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('juniper-oak-606', 87, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('juniper-oak-606', 88, convert_to('{"table":"played","event":{"event":"dealt","hand":3,"dealer":1,"order":["Q","R","U","I","O","V","T","I","B","T","E","E","N","U","I","N","S","I","QU","IN","A","O","X","N","E","I","H","D","E","P","QU","A","R","U","A","W","A","O","Q","N","Y","G","ER","A","E","ER","IN","T","J","L","Y","K","N","L","O","D","G","J","G","A","R","A","X","A","TH","E","E","I","E","CL","G","D","V","R","A","R","I","F","Y","E","Z","C","B","E","U","T","S","E","W","Y","T","TH","I","CL","D","N","U","R","P","M","C","O","S","O","O","A","T","S","L","O","L","U","H","Z","K","E","M","F"]}}', 'UTF8')),
('juniper-oak-606', 89, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5],[1,4]]}}', 'UTF8')),
('juniper-oak-606', 90, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 91, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":6}}', 'UTF8')),
('juniper-oak-606', 92, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 93, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,5],[6,2,4]]}}', 'UTF8')),
('juniper-oak-606', 94, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('juniper-oak-606', 95, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 96, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,3,5],[1,2]]}}', 'UTF8')),
('juniper-oak-606', 97, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('juniper-oak-606', 98, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 99, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[7,2,4],[1,5]]}}', 'UTF8')),
('juniper-oak-606', 100, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[1,3,5],[2,7]],"discard":4}}', 'UTF8')),
('juniper-oak-606', 101, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('juniper-oak-606', 102, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('juniper-oak-606', 103, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('juniper-oak-606', 104, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('juniper-oak-606', 105, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,6],[2,4,7]]}}', 'UTF8')),
('juniper-oak-606', 106, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('juniper-oak-606', 107, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,6],[3,2]]}}', 'UTF8')),
('juniper-oak-606', 108, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,6],[2,4]]}}', 'UTF8')),
('juniper-oak-606', 109, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('juniper-oak-606', 110, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":7}}', 'UTF8')),
('juniper-oak-606', 111, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-30,-30,50]}}', 'UTF8')),
('juniper-oak-606', 112, convert_to('{"table":"played","event":{"event":"ended","totals":[-72,-60,126],"winners":[2]}}', 'UTF8')),
('lively-rabbit-971', 1, convert_to('{"table":"chosen","game":"letterjam","rule_set":"rulebook","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('lively-rabbit-971', 2, convert_to('{"table":"sat","name":"Lisa","key":"5a942169e365b7d2c984bbcaca2d2cbbc5125f09862b39565e119a7071f954f1","mind":null}', 'UTF8')),
('lively-rabbit-971', 3, convert_to('{"table":"sat","name":"Zoë","key":"7b2e41533a326341ab521356d12f32bf8183a9cbfb6612c6dfa9d6cb113966ed","mind":null}', 'UTF8')),
('lively-rabbit-971', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('lively-rabbit-971', 5, convert_to('{"table":"began","number":1,"lexicon":"parlour@551f8baf209d","options":{"lexicon":"parlour","chat":false,"watchers_see_letters":false,"length":5,"lengths":[],"words":"table","agreement":"unanimity","strict_share":false,"extra_letters":"guess-aloud","extra_points":"per-extra-letter","acceptance":"known","decisions":"open","stop_early":true,"wildcard_lengthens":true,"any_length":false,"helper":false,"deck":"english"}}', 'UTF8')),
('lively-rabbit-971', 6, convert_to('{"table":"played","event":{"event":"words-dealt","words":["STARE","POUCH","PANIC"],"rows":["SERAT","UCOPH","IACNP"],"stacks":["SOYBUEG","LSEIHEFU","NNDKHADTM"],"deck":"MALYIFRTSIEDWOGELORRCBTWK"}}', 'UTF8')),
('lively-rabbit-971', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":3.932755455000006}', 'UTF8')),
('lively-rabbit-971', 8, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":1,"sources":["p2","*","s1","s1","p1","s0","s0","s0"],"wildcard":"F"}}', 'UTF8')),
('lively-rabbit-971', 9, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":1,"letter":"R"}}', 'UTF8')),
('lively-rabbit-971', 10, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":1,"sources":["*","p1","s1","s0"],"wildcard":"U"}}', 'UTF8')),
('lively-rabbit-971', 11, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":2,"sources":["p1"],"wildcard":null}}', 'UTF8')),
('lively-rabbit-971', 12, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":2,"sources":["p0","*","p1","s2","*","s0","*"],"wildcard":"C"}}', 'UTF8')),
('lively-rabbit-971', 13, convert_to('{"table":"played","event":{"event":"feeling-said","seat":1,"sure":false}}', 'UTF8')),
('lively-rabbit-971', 14, convert_to('{"table":"played","event":{"event":"offered","seat":0,"offer":1,"draft":1}}', 'UTF8')),
('lively-rabbit-971', 15, convert_to('{"table":"played","event":{"event":"backed","seat":1,"offer":1}}', 'UTF8')),
('lively-rabbit-971', 16, convert_to('{"table":"played","event":{"event":"backed","seat":2,"offer":1}}', 'UTF8')),
('lively-rabbit-971', 17, convert_to('{"table":"played","event":{"event":"clue-given","offer":1,"token":"red"}}', 'UTF8')),
('lively-rabbit-971', 18, convert_to('{"table":"played","event":{"event":"decided","seat":1,"move":false}}', 'UTF8')),
('lively-rabbit-971', 19, convert_to('{"table":"played","event":{"event":"decided","seat":2,"move":false}}', 'UTF8')),
('lively-rabbit-971', 20, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":0}}', 'UTF8')),
('lively-rabbit-971', 21, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":1}}', 'UTF8')),
('lively-rabbit-971', 22, convert_to('{"table":"played","event":{"event":"round-ended"}}', 'UTF8')),
('lively-rabbit-971', 23, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":3,"sources":["p1","p1","p1","s2"],"wildcard":null}}', 'UTF8')),
('lively-rabbit-971', 24, convert_to('{"table":"played","event":{"event":"stop-wanted","seat":2,"want":true}}', 'UTF8')),
('lively-rabbit-971', 25, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":1,"letter":"K"}}', 'UTF8')),
('lively-rabbit-971', 26, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"Y"}}', 'UTF8')),
('lively-rabbit-971', 27, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":0,"letter":"E"}}', 'UTF8')),
('lively-rabbit-971', 28, convert_to('{"table":"played","event":{"event":"noted","seat":1,"card":2,"text":""}}', 'UTF8')),
('lively-rabbit-971', 29, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":1,"letter":"D"}}', 'UTF8')),
('lively-rabbit-971', 30, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"E"}}', 'UTF8')),
('lively-rabbit-971', 31, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":4,"letter":"E"}}', 'UTF8')),
('lively-rabbit-971', 32, convert_to('{"table":"played","event":{"event":"feeling-said","seat":0,"sure":true}}', 'UTF8')),
('lively-rabbit-971', 33, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":3,"letter":"G"}}', 'UTF8')),
('lively-rabbit-971', 34, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":3,"sources":["s0","s0","s1","*","s1","p0"],"wildcard":"B"}}', 'UTF8')),
('lively-rabbit-971', 35, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":1,"sources":["s1","s1","s2","p0"],"wildcard":null}}', 'UTF8')),
('lively-rabbit-971', 36, convert_to('{"table":"played","event":{"event":"feeling-said","seat":2,"sure":true}}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES
('autumn-tulip-193', '3c321babe2159045:182c8eb9d0e9f504-60', 68),
('autumn-tulip-193', '3c321babe2159045:32c9c69b4e50ed89-37', 45),
('autumn-tulip-193', '3c321babe2159045:3b08c6e33c729578-5', 13),
('autumn-tulip-193', '3c321babe2159045:44a4a8f69dc8db48-13', 21),
('autumn-tulip-193', '3c321babe2159045:49dd332a73fa0b2-26', 34),
('autumn-tulip-193', '3c321babe2159045:531d6460f0caeef0-12', 20),
('autumn-tulip-193', '3c321babe2159045:5b8aaa464a6ec74a-45', 53),
('autumn-tulip-193', '3c321babe2159045:5c2ff4ed78f5b4d4-57', 65),
('autumn-tulip-193', '3c321babe2159045:6921f4be0f5b8e2c-38', 46),
('autumn-tulip-193', '3c321babe2159045:6a27e0dfcbf87544-6', 14),
('autumn-tulip-193', '3c321babe2159045:6c4ad652af3f5d78-29', 37),
('autumn-tulip-193', '3c321babe2159045:7c44b0afe7da77d1-66', 76),
('autumn-tulip-193', '3c321babe2159045:83ca1c107ca6e706-25', 33),
('autumn-tulip-193', '3c321babe2159045:8624857a2c2af60d-50', 58),
('autumn-tulip-193', '3c321babe2159045:897246a40c270b0-27', 35),
('autumn-tulip-193', '3c321babe2159045:9325626e6b58de7-4', 12),
('autumn-tulip-193', '3c321babe2159045:ae2321e6d6047617-47', 55),
('autumn-tulip-193', '3c321babe2159045:b5e0b62040f3e49e-56', 64),
('autumn-tulip-193', '3c321babe2159045:b6c004cc3b8367dc-28', 36),
('autumn-tulip-193', '3c321babe2159045:ba51289f95fd948c-48', 56),
('autumn-tulip-193', '3c321babe2159045:begin-0', 4),
('autumn-tulip-193', '3c321babe2159045:begin-1', 7),
('autumn-tulip-193', '3c321babe2159045:d205bbfcc8c69069-14', 22),
('autumn-tulip-193', '3c321babe2159045:e517f2712b68abef-51', 59),
('autumn-tulip-193', '3c321babe2159045:e53f82d5e94f499e-49', 57),
('autumn-tulip-193', '3c321babe2159045:ef8acd128b4f2fc1-3', 11),
('autumn-tulip-193', '3c321babe2159045:f4670327b8343861-46', 54),
('autumn-tulip-193', '3c321babe2159045:f77ef20df8ee4777-65', 74),
('autumn-tulip-193', '3c321babe2159045:fbc80976b0bdb4fe-36', 44),
('autumn-tulip-193', '42c2755148137991:39bc2ccdf572df00-22', 30),
('autumn-tulip-193', '42c2755148137991:48cbc656015d3137-39', 47),
('autumn-tulip-193', '42c2755148137991:4b793ffaacf9339d-69', 84),
('autumn-tulip-193', '42c2755148137991:575665b82f1c080-33', 41),
('autumn-tulip-193', '42c2755148137991:5c3747465cc36c27-18', 26),
('autumn-tulip-193', '42c2755148137991:6718e99530189f0d-59', 67),
('autumn-tulip-193', '42c2755148137991:7695df95b746d6e4-41', 49),
('autumn-tulip-193', '42c2755148137991:7d1f71575653a45c-21', 29),
('autumn-tulip-193', '42c2755148137991:8317cba01c75f67e-31', 39),
('autumn-tulip-193', '42c2755148137991:854efa600641b4fa-32', 40),
('autumn-tulip-193', '42c2755148137991:9167d4126af8090-30', 38),
('autumn-tulip-193', '42c2755148137991:b0c995e96e6bc4d-20', 28),
('autumn-tulip-193', '42c2755148137991:b93b8e54ef6de201-40', 48),
('autumn-tulip-193', '42c2755148137991:ba9acb5192ccfd66-53', 61),
('autumn-tulip-193', '42c2755148137991:beaa14a7ff3fe32a-15', 23),
('autumn-tulip-193', '42c2755148137991:cbd4d3e2d4dec9ef-9', 17),
('autumn-tulip-193', '42c2755148137991:d1d68ccdc2f8cc94-58', 66),
('autumn-tulip-193', '42c2755148137991:da9c025a22f1a831-17', 25),
('autumn-tulip-193', '42c2755148137991:dfdd25e96777406b-52', 60),
('autumn-tulip-193', '42c2755148137991:e020307aaeb6db2c-16', 24),
('autumn-tulip-193', '42c2755148137991:eb2b5693babb7fbb-19', 27),
('autumn-tulip-193', '42c2755148137991:ecc1cb6347733e84-8', 16),
('autumn-tulip-193', '42c2755148137991:fb2147df5ca495fa-7', 15),
('autumn-tulip-193', 'bot:2:17', 18),
('autumn-tulip-193', 'bot:2:18', 19),
('autumn-tulip-193', 'bot:2:30', 31),
('autumn-tulip-193', 'bot:2:31', 32),
('autumn-tulip-193', 'bot:2:41', 42),
('autumn-tulip-193', 'bot:2:42', 43),
('autumn-tulip-193', 'bot:2:49', 50),
('autumn-tulip-193', 'bot:2:50', 51),
('autumn-tulip-193', 'bot:2:51', 52),
('autumn-tulip-193', 'bot:2:61', 62),
('autumn-tulip-193', 'bot:2:62', 63),
('autumn-tulip-193', 'bot:2:68', 70),
('autumn-tulip-193', 'bot:2:7', 8),
('autumn-tulip-193', 'bot:2:70', 71),
('autumn-tulip-193', 'bot:2:71', 72),
('autumn-tulip-193', 'bot:2:72', 73),
('autumn-tulip-193', 'bot:2:76', 77),
('autumn-tulip-193', 'bot:2:77', 78),
('autumn-tulip-193', 'bot:2:8', 9),
('autumn-tulip-193', 'bot:2:9', 10),
('dapper-gecko-186', '307897e6a8ce8260:2041b1766ef048b8-14', 23),
('dapper-gecko-186', '307897e6a8ce8260:211ac318504d64b9-1', 9),
('dapper-gecko-186', '307897e6a8ce8260:3d971c198dfffea8-3', 11),
('dapper-gecko-186', '307897e6a8ce8260:9eb48e86a55f6ce7-22', 35),
('dapper-gecko-186', '307897e6a8ce8260:begin-0', 4),
('dapper-gecko-186', '307897e6a8ce8260:begin-1', 7),
('dapper-gecko-186', '307897e6a8ce8260:c39107e3b68df1f-2', 10),
('dapper-gecko-186', '307897e6a8ce8260:d0013352e4635b9d-15', 24),
('dapper-gecko-186', '307897e6a8ce8260:f732dc012859430c-12', 20),
('dapper-gecko-186', '307897e6a8ce8260:fafcd04da9679eec-0', 8),
('dapper-gecko-186', '307897e6a8ce8260:fe3ab67b26a86f4f-4', 12),
('dapper-gecko-186', '4d614b2e7ef6f455:18926fddb071be2d-6', 14),
('dapper-gecko-186', '4d614b2e7ef6f455:1e4cd9d76a9abc7-5', 13),
('dapper-gecko-186', '4d614b2e7ef6f455:4737a0888d220658-21', 33),
('dapper-gecko-186', '4d614b2e7ef6f455:8de61c0631e8b483-24', 37),
('dapper-gecko-186', '4d614b2e7ef6f455:bc0e4a911b29cde4-13', 22),
('dapper-gecko-186', '4d614b2e7ef6f455:c9761a6ce5f6dab9-16', 25),
('dapper-gecko-186', '4d614b2e7ef6f455:d14afd9b7a887f5-23', 36),
('dapper-gecko-186', '4d614b2e7ef6f455:da6a0f0244b42865-7', 15),
('dapper-gecko-186', '4d614b2e7ef6f455:e5cee1f5080505c7-17', 27),
('dapper-gecko-186', '4d614b2e7ef6f455:ff4b15a03b9e1ab1-18', 28),
('dapper-gecko-186', 'bot:2:15', 16),
('dapper-gecko-186', 'bot:2:16', 17),
('dapper-gecko-186', 'bot:2:17', 18),
('dapper-gecko-186', 'bot:2:18', 19),
('dapper-gecko-186', 'bot:2:28', 31),
('dapper-gecko-186', 'bot:2:31', 32),
('day/2026-11-17/quiddler', 'juniper-oak-606', 2),
('juniper-oak-606', 'bot:1:100', 101),
('juniper-oak-606', 'bot:1:106', 107),
('juniper-oak-606', 'bot:1:107', 108),
('juniper-oak-606', 'bot:1:108', 109),
('juniper-oak-606', 'bot:1:109', 112),
('juniper-oak-606', 'bot:1:11', 12),
('juniper-oak-606', 'bot:1:12', 13),
('juniper-oak-606', 'bot:1:26', 27),
('juniper-oak-606', 'bot:1:27', 28),
('juniper-oak-606', 'bot:1:28', 29),
('juniper-oak-606', 'bot:1:31', 32),
('juniper-oak-606', 'bot:1:41', 42),
('juniper-oak-606', 'bot:1:42', 44),
('juniper-oak-606', 'bot:1:46', 48),
('juniper-oak-606', 'bot:1:48', 49),
('juniper-oak-606', 'bot:1:49', 50),
('juniper-oak-606', 'bot:1:50', 51),
('juniper-oak-606', 'bot:1:51', 52),
('juniper-oak-606', 'bot:1:56', 57),
('juniper-oak-606', 'bot:1:57', 58),
('juniper-oak-606', 'bot:1:65', 66),
('juniper-oak-606', 'bot:1:66', 67),
('juniper-oak-606', 'bot:1:67', 68),
('juniper-oak-606', 'bot:1:68', 69),
('juniper-oak-606', 'bot:1:74', 75),
('juniper-oak-606', 'bot:1:79', 80),
('juniper-oak-606', 'bot:1:80', 81),
('juniper-oak-606', 'bot:1:81', 82),
('juniper-oak-606', 'bot:1:82', 84),
('juniper-oak-606', 'bot:1:86', 88),
('juniper-oak-606', 'bot:1:94', 95),
('juniper-oak-606', 'bot:1:95', 96),
('juniper-oak-606', 'bot:1:96', 97),
('juniper-oak-606', 'bot:2:13', 14),
('juniper-oak-606', 'bot:2:14', 15),
('juniper-oak-606', 'bot:2:15', 16),
('juniper-oak-606', 'bot:2:16', 17),
('juniper-oak-606', 'bot:2:29', 30),
('juniper-oak-606', 'bot:2:30', 31),
('juniper-oak-606', 'bot:2:45', 46),
('juniper-oak-606', 'bot:2:52', 53),
('juniper-oak-606', 'bot:2:53', 54),
('juniper-oak-606', 'bot:2:58', 59),
('juniper-oak-606', 'bot:2:59', 60),
('juniper-oak-606', 'bot:2:60', 61),
('juniper-oak-606', 'bot:2:69', 70),
('juniper-oak-606', 'bot:2:70', 71),
('juniper-oak-606', 'bot:2:71', 72),
('juniper-oak-606', 'bot:2:72', 73),
('juniper-oak-606', 'bot:2:73', 74),
('juniper-oak-606', 'bot:2:84', 85),
('juniper-oak-606', 'bot:2:88', 89),
('juniper-oak-606', 'bot:2:89', 90),
('juniper-oak-606', 'bot:2:90', 91),
('juniper-oak-606', 'bot:2:97', 98),
('juniper-oak-606', 'bot:2:98', 99),
('juniper-oak-606', 'bot:2:99', 100),
('juniper-oak-606', 'cc6098e897257e55:13b8b2535bf2e125-14', 23),
('juniper-oak-606', 'cc6098e897257e55:1673578d7a04afd8-13', 22),
('juniper-oak-606', 'cc6098e897257e55:1e52e8ed20d26793-24', 33),
('juniper-oak-606', 'cc6098e897257e55:2430a84a40403a2b-16', 25),
('juniper-oak-606', 'cc6098e897257e55:299291ff72288559-76', 92),
('juniper-oak-606', 'cc6098e897257e55:2f2f585aadb7166-87', 104),
('juniper-oak-606', 'cc6098e897257e55:30db5af59d7af542-49', 62),
('juniper-oak-606', 'cc6098e897257e55:35783c24f680a5b0-43', 56),
('juniper-oak-606', 'cc6098e897257e55:3718761e9db48e04-30', 41),
('juniper-oak-606', 'cc6098e897257e55:3bbd38cd3e1d8a1e-71', 86),
('juniper-oak-606', 'cc6098e897257e55:44c54d8b3bb12a6b-11', 20),
('juniper-oak-606', 'cc6098e897257e55:45e59272edfd082b-9', 18),
('juniper-oak-606', 'cc6098e897257e55:4c97c44c67a8f718-86', 103),
('juniper-oak-606', 'cc6098e897257e55:556dd3784dde0a31-2', 11),
('juniper-oak-606', 'cc6098e897257e55:5b293bba2f721386-10', 19),
('juniper-oak-606', 'cc6098e897257e55:6096be9c2c689230-33', 45),
('juniper-oak-606', 'cc6098e897257e55:6b5aa616126e5b08-52', 65),
('juniper-oak-606', 'cc6098e897257e55:6f74328f6c4901f9-78', 94),
('juniper-oak-606', 'cc6098e897257e55:7469026f34c04c31-88', 105),
('juniper-oak-606', 'cc6098e897257e55:782739e5c15b6914-50', 63),
('juniper-oak-606', 'cc6098e897257e55:7dfa74ee5f1c0767-29', 40),
('juniper-oak-606', 'cc6098e897257e55:8b55aae5dd04d49-0', 9),
('juniper-oak-606', 'cc6098e897257e55:8e695dc0f1c475d7-63', 77),
('juniper-oak-606', 'cc6098e897257e55:9beca1db1b6734b2-65', 79),
('juniper-oak-606', 'cc6098e897257e55:9f5b4178882d2ead-12', 21),
('juniper-oak-606', 'cc6098e897257e55:a63c8d6fd1d97712-27', 38),
('juniper-oak-606', 'cc6098e897257e55:ab2f914c1b203166-25', 36),
('juniper-oak-606', 'cc6098e897257e55:ab75ad496d63da49-26', 37),
('juniper-oak-606', 'cc6098e897257e55:afcfb0cffa5ca62c-42', 55),
('juniper-oak-606', 'cc6098e897257e55:b21cd602237d7cf2-28', 39),
('juniper-oak-606', 'cc6098e897257e55:d63ca3268908fdf7-51', 64),
('juniper-oak-606', 'cc6098e897257e55:da4b25cd20b9e029-77', 93),
('juniper-oak-606', 'cc6098e897257e55:ded8acf534548ceb-1', 10),
('juniper-oak-606', 'cc6098e897257e55:e294510671d67bbb-89', 106),
('juniper-oak-606', 'cc6098e897257e55:e6944862a347413d-15', 24),
('juniper-oak-606', 'cc6098e897257e55:ec2e4351afb36e73-64', 78),
('juniper-oak-606', 'cc6098e897257e55:f0aa23af56221de3-17', 26),
('lively-rabbit-971', '5a942169e365b7d2:1bacbe2ea5218666-11', 23),
('lively-rabbit-971', '5a942169e365b7d2:4c0c5d804b804d47-17', 29),
('lively-rabbit-971', '5a942169e365b7d2:55b52be1ce178561-21', 33),
('lively-rabbit-971', '5a942169e365b7d2:9fe54960b8ca8253-0', 8),
('lively-rabbit-971', '5a942169e365b7d2:b8296a21264d3c06-15', 27),
('lively-rabbit-971', '5a942169e365b7d2:bdbcc369326a09bc-3', 11),
('lively-rabbit-971', '5a942169e365b7d2:begin-0', 4),
('lively-rabbit-971', '5a942169e365b7d2:begin-1', 7),
('lively-rabbit-971', '5a942169e365b7d2:c2ce6cda8d9a6507-14', 26),
('lively-rabbit-971', '5a942169e365b7d2:d223fc0001c48e86-18', 30),
('lively-rabbit-971', '5a942169e365b7d2:ea7064644956f026-6', 14),
('lively-rabbit-971', '5a942169e365b7d2:fdfb028616dcf265-20', 32),
('lively-rabbit-971', '7b2e41533a326341:219996a159f1d4ea-13', 25),
('lively-rabbit-971', '7b2e41533a326341:25d546d9445551ad-5', 13),
('lively-rabbit-971', '7b2e41533a326341:276a2f530ffc6ac7-9', 18),
('lively-rabbit-971', '7b2e41533a326341:6ac07e1813ea77a9-7', 15),
('lively-rabbit-971', '7b2e41533a326341:af420c8a2010a6e4-23', 35),
('lively-rabbit-971', '7b2e41533a326341:bcecbca4f8cc0a3c-16', 28),
('lively-rabbit-971', 'bot:2:11', 12),
('lively-rabbit-971', 'bot:2:15', 17),
('lively-rabbit-971', 'bot:2:18', 22),
('lively-rabbit-971', 'bot:2:23', 24),
('lively-rabbit-971', 'bot:2:30', 31),
('lively-rabbit-971', 'bot:2:33', 34),
('lively-rabbit-971', 'bot:2:35', 36),
('lively-rabbit-971', 'bot:2:8', 9),
('lively-rabbit-971', 'bot:2:9', 10);
INSERT INTO records (code, number, game, ended, record) VALUES
('autumn-tulip-193', 1, 'quiddler', 1794890302.426725, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Zoë
seat: Otter, bot regular

1. For hand 1 Zoë deals 3 cards each: Lisa gets EIO; Zoë gets ETR; Otter gets XEJ; the first discard is B; the stock is NPDUNPYDAWHIKYGYTCZQEGSFHSURMMI(ER)ONEYVBULRAIOW(CL)RA(ER)GALRDOL(QU)I(IN)E(QU)AAG(TH)JVANAAOEXLEIOSAKUZSNQE(IN)UUCTREITEITEDFT(CL)(TH)NOO.
2. Otter arranges EX.
3. Otter draws N from the stock.
4. Otter discards J.
5. Lisa draws P from the stock.
6. Lisa arranges OPI.
7. Lisa arranges IPE.
8. Lisa discards O.
9. Zoë arranges RT.
10. Zoë draws D from the stock.
11. Zoë discards D.
12. Otter draws U from the stock.
13. Otter discards E.
14. Lisa takes E from the discard pile.
15. Lisa arranges IE2E.
16. Lisa discards I.
17. Zoë arranges RE.
18. Zoë takes I from the discard pile.
19. Zoë arranges TIE.
20. Zoë arranges REI.
21. Zoë arranges TRE.
22. Zoë arranges ETI.
23. Zoë arranges ERT.
24. Zoë discards R.
25. Otter draws N from the stock.
26. Otter discards N2.
27. Lisa arranges PE2.
28. Lisa takes N from the discard pile.
29. Lisa arranges ENP.
30. Lisa arranges EEN.
31. Lisa discards E.
32. Zoë draws P from the stock.
33. Zoë arranges IEP.
34. Zoë arranges PEI.
35. Zoë discards T.
36. Otter draws Y from the stock.
37. Otter discards U.
38. Lisa arranges EN.
39. Lisa takes U from the discard pile.
40. Lisa discards P.
41. Zoë draws D from the stock.
42. Zoë arranges DEP.
43. Zoë discards D.
44. Otter arranges XN.
45. Otter draws A from the stock.
46. Otter discards A.
47. Lisa arranges NU.
48. Lisa takes A from the discard pile.
49. Lisa arranges NAU.
50. Lisa arranges UEN.
51. Lisa arranges UNE.
52. Lisa arranges ANE.
53. Lisa discards N.
54. Zoë takes N from the discard pile.
55. Zoë discards E.
56. Otter takes E from the discard pile.
57. Otter discards E.
58. Lisa takes E from the discard pile.
59. Lisa discards E.
60. Zoë draws W from the stock.
61. Zoë goes out with IPN for 16 points, discarding W.
62. Lisa passes.
63. Otter passes.
64. The lay-down is settled: Zoë is out.
65. Otter draws H from the stock.
66. Otter arranges XHN.
67. Otter discards N.
68. Lisa draws I from the stock.
69. Lisa lays down IAE for 30 points, discarding U.
70. The words of the final turns are revealed: Lisa has IAE.
71. Otter arranges HY.
72. Otter passes.
73. Zoë challenges IAE.
74. The word IAE is rejected: it is not in the word list; the whole lay-down is void; Lisa loses 30; Zoë gains 30.
75. The lay-down is settled: the final turns are over.
76. Hand 1 is scored: Lisa -60 (-30 left over, -30 from challenges), Zoë 66 (16 for words, 30 from challenges, 10 for most words, 10 for the longest word), Otter -6 (-6 left over).
77. The game ends: Lisa -60, Zoë 66, Otter -6; Zoë wins.

Result: Zoë wins with 66 points.
'),
('juniper-oak-606', 1, 'quiddler', 1794890304.391513, 'Parlour record 2
game: quiddler
rules: manual
option hands: 3
option out on first turn: no
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular
seat: Wren, bot regular

1. For hand 1 Wren deals 3 cards each: Lisa gets BFI; Otter gets WIE; Wren gets (IN)AO; the first discard is Y; the stock is N(CL)FGRAMSRISAXT(IN)EZEVPNROTAUTUADKO(QU)A(QU)JWSEARZULGJOLYYGLAH(ER)SQECKNT(TH)VAHTMEPEAUELNRNNODEQODIBDOIETU(CL)UCEIEY(ER)IGOIRX(TH).
2. Lisa draws N from the stock.
3. Lisa arranges INF.
4. Lisa discards N.
5. Otter draws (CL) from the stock.
6. Otter discards W.
7. Wren takes W from the discard pile.
8. Wren arranges WA(IN).
9. Wren arranges WAO.
10. Wren discards A.
11. Lisa arranges FB.
12. Lisa takes A from the discard pile.
13. Lisa arranges IFA.
14. Lisa arranges FAB.
15. Lisa arranges IBA.
16. Lisa arranges IBF.
17. Lisa arranges BFA.
18. Lisa arranges ABF.
19. Lisa discards B.
20. Otter takes B from the discard pile.
21. Otter arranges (CL)IE.
22. Otter discards (CL).
23. Wren draws F from the stock.
24. Wren goes out with (IN)FO for 12 points, discarding W.
25. Otter passes.
26. Lisa arranges AI.
27. Lisa challenges INFO.
28. The word INFO is upheld: it is in the word list.
29. The lay-down is settled: Wren is out.
30. Lisa draws G from the stock.
31. Lisa arranges FAG.
32. Lisa arranges FIA.
33. Lisa arranges GAF.
34. Lisa discards G.
35. Otter draws R from the stock.
36. Otter discards E.
37. Hand 1 is scored: Lisa -20 (-20 left over), Otter -16 (-16 left over), Wren 32 (12 for words, 10 for most words, 10 for the longest word).
38. Lisa is ready for the next hand.
39. Wren is ready for the next hand.
40. Otter is ready for the next hand.
41. For hand 2 Lisa deals 4 cards each: Lisa gets ELEB; Otter gets G(CL)EF; Wren gets YTZI; the first discard is E; the stock is (ER)IBEPLIDPTSON(CL)RKNRIA(ER)UVXEOVQKSORITAELOORUWOAI(QU)NOUCND(TH)NOEFEEALEHAADGUSIYCMTA(IN)RWA(TH)XE(IN)UGYHTRDGINAJT(QU)UJQYASMZ.
42. Otter arranges (CL)GF.
43. Otter arranges FGE.
44. Otter draws (ER) from the stock.
45. Otter discards (ER).
46. Wren takes (ER) from the discard pile.
47. Wren discards Y.
48. Lisa draws I from the stock.
49. Lisa discards E2.
50. Otter draws B from the stock.
51. Otter discards G.
52. Wren takes G from the discard pile.
53. Wren arranges GT and (ER)I.
54. Wren discards I.
55. Lisa draws E from the stock.
56. Lisa arranges IB and E2L.
57. Lisa arranges LE and IE.
58. Lisa discards E.
59. Otter arranges EBF.
60. Otter draws P from the stock.
61. Otter arranges FE and (CL)B.
62. Otter discards E.
63. Wren takes E from the discard pile.
64. Wren arranges ZT and EG.
65. Wren arranges (ER)E and TZ.
66. Wren arranges E(ER) and TG.
67. Wren goes out with TE and G(ER) for 24 points, discarding Z.
68. Otter passes.
69. Lisa passes.
70. The lay-down is settled: Wren is out.
71. Lisa draws L from the stock.
72. Lisa discards I.
73. Otter draws I from the stock.
74. Otter arranges I(CL) and FP.
75. Otter arranges B(CL) and FI.
76. Otter discards B.
77. Hand 2 is scored: Lisa -22 (-22 left over), Otter -14 (-14 left over), Wren 44 (24 for words, 10 for most words, 10 for the longest word).
78. Wren is ready for the next hand.
79. Lisa is ready for the next hand.
80. Otter is ready for the next hand.
81. For hand 3 Otter deals 5 cards each: Lisa gets ROIEU; Otter gets UVBEI; Wren gets QITTN; the first discard is N; the stock is SI(QU)(IN)AOXNEIHDEP(QU)ARUAWAOQNYG(ER)AE(ER)(IN)TJLYKNLODGJGARAXA(TH)EEIE(CL)GDVRARIFYEZCBEUTSEWYT(TH)I(CL)DNURPMCOSOOATSLOLUHZKEMF.
82. Wren arranges IN and QT2.
83. Wren draws S from the stock.
84. Wren discards S.
85. Lisa draws I from the stock.
86. Lisa arranges IU and IOE.
87. Lisa discards I.
88. Otter takes I from the discard pile.
89. Otter arranges EBI and UV.
90. Otter discards I.
91. Wren takes I from the discard pile.
92. Wren arranges I2IT2 and QN.
93. Wren goes out with QTN and II for 30 points, discarding T.
94. Otter passes.
95. Lisa passes.
96. The lay-down is settled: Wren is out.
97. Lisa draws (QU) from the stock.
98. Lisa arranges UI and OE(QU).
99. Lisa discards E.
100. Otter arranges UI and BV.
101. Otter arranges BI and VE.
102. Otter takes E from the discard pile.
103. Otter discards E2.
104. Hand 3 is scored: Lisa -30 (-30 left over), Otter -30 (-30 left over), Wren 50 (30 for words, 10 for most words, 10 for the longest word).
105. The game ends: Lisa -72, Otter -60, Wren 126; Wren wins.

Result: Wren wins with 126 points.
');
INSERT INTO served (seconds) VALUES
(3600.0);
