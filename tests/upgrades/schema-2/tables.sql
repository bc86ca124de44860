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
('autumn-beaver-15', 146, 1794890345.622449),
('day/2026-11-17/quiddler', 2, 1794890345.673818),
('easy-trumpet-545', 35, 1794890346.4390275),
('swift-biscuit-256', 82, 1794890344.2138598),
('tender-skylark-167', 36, 1794890346.1070213);
INSERT INTO events (code, seq, event) VALUES
('autumn-beaver-15', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"settings":{"watchers":false,"clock":0.0,"pace":0.6,"banter":true,"call":""}}', 'UTF8')),
('autumn-beaver-15', 2, convert_to('{"table":"sat","name":"Lisa","key":"9bdf96f118a55112fad804238a3d5e4f482f90e7e6cc5946c971768a335a2881","mind":null}', 'UTF8')),
('autumn-beaver-15', 3, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('autumn-beaver-15', 4, convert_to('{"table":"sat","name":"Wren","key":null,"mind":"regular"}', 'UTF8')),
('autumn-beaver-15', 5, convert_to('{"table":"lockchanged","locked":true}', 'UTF8')),
('autumn-beaver-15', 6, convert_to('{"table":"dedicated","occasion":{"occasion":"day","day":"2026-11-17","seed":"4ffc8e9c94083faf5073276bbf45f719"}}', 'UTF8')),
('autumn-beaver-15', 7, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":3,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":false,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('autumn-beaver-15', 8, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["V","A","IN","T","T","L","E","M","CL","L","B","H","L","A","J","F","I","O","ER","I","A","D","O","I","Q","E","Y","D","G","T","E","R","X","W","G","S","L","A","E","G","C","Y","E","E","U","N","C","O","A","I","Z","D","E","T","U","U","S","R","U","IN","Y","I","W","T","P","I","F","S","E","P","TH","TH","CL","E","J","B","E","E","S","V","A","A","N","M","Q","E","U","H","Z","N","R","T","O","Y","X","I","N","O","R","A","R","K","O","O","QU","N","A","QU","K","D","R","O","N","G","U","ER","I","A"]}}', 'UTF8')),
('autumn-beaver-15', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1,4]]}}', 'UTF8')),
('autumn-beaver-15', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,4,2]]}}', 'UTF8')),
('autumn-beaver-15', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('autumn-beaver-15', 13, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('autumn-beaver-15', 15, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,1]]}}', 'UTF8')),
('autumn-beaver-15', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,3]]}}', 'UTF8')),
('autumn-beaver-15', 18, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('autumn-beaver-15', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1]]}}', 'UTF8')),
('autumn-beaver-15', 20, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,2,5]]}}', 'UTF8')),
('autumn-beaver-15', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,1]]}}', 'UTF8')),
('autumn-beaver-15', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,5]]}}', 'UTF8')),
('autumn-beaver-15', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,2]]}}', 'UTF8')),
('autumn-beaver-15', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2,5]]}}', 'UTF8')),
('autumn-beaver-15', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,1,2]]}}', 'UTF8')),
('autumn-beaver-15', 27, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('autumn-beaver-15', 28, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,3]]}}', 'UTF8')),
('autumn-beaver-15', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('autumn-beaver-15', 31, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 32, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[1,5,3]],"discard":4}}', 'UTF8')),
('autumn-beaver-15', 33, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 34, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('autumn-beaver-15', 35, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":1,"word":0}}', 'UTF8')),
('autumn-beaver-15', 36, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('autumn-beaver-15', 37, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 38, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,6]]}}', 'UTF8')),
('autumn-beaver-15', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3,5]]}}', 'UTF8')),
('autumn-beaver-15', 41, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,5,2]]}}', 'UTF8')),
('autumn-beaver-15', 42, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,2,5]]}}', 'UTF8')),
('autumn-beaver-15', 43, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,5,3]]}}', 'UTF8')),
('autumn-beaver-15', 44, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('autumn-beaver-15', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('autumn-beaver-15', 46, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 47, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('autumn-beaver-15', 48, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('autumn-beaver-15', 50, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 51, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('autumn-beaver-15', 52, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 53, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('autumn-beaver-15', 54, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,7,1]]}}', 'UTF8')),
('autumn-beaver-15', 56, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[7,1,3]],"discard":5}}', 'UTF8')),
('autumn-beaver-15', 57, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 58, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 59, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 60, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":8}}', 'UTF8')),
('autumn-beaver-15', 62, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 63, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,2,7]]}}', 'UTF8')),
('autumn-beaver-15', 64, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,8,2]]}}', 'UTF8')),
('autumn-beaver-15', 65, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[8,6]],"discard":2}}', 'UTF8')),
('autumn-beaver-15', 66, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('autumn-beaver-15', 67, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":3}}', 'UTF8')),
('autumn-beaver-15', 68, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":3}}', 'UTF8')),
('autumn-beaver-15', 69, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('autumn-beaver-15', 70, convert_to('{"table":"played","event":{"event":"hand-scored","points":[2,10,-18]}}', 'UTF8')),
('autumn-beaver-15', 71, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('autumn-beaver-15', 72, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('autumn-beaver-15', 73, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('autumn-beaver-15', 74, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":2,"order":["X","E","Z","O","Z","N","B","C","TH","R","E","Y","S","G","G","O","G","E","O","N","D","P","I","O","U","IN","R","E","N","CL","U","K","QU","A","K","M","E","A","L","T","E","L","R","O","O","ER","W","N","I","I","E","A","QU","A","E","CL","I","B","L","E","D","J","L","V","R","N","Y","Q","A","E","I","A","E","A","M","P","TH","IN","T","R","Y","T","G","ER","E","F","X","A","R","W","U","F","U","H","U","I","N","T","S","D","H","C","I","S","S","O","V","A","I","Q","Y","T","O","U","A","D","J","T"]}}', 'UTF8')),
('autumn-beaver-15', 75, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 76, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,1],[2,4]]}}', 'UTF8')),
('autumn-beaver-15', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5],[3,4]]}}', 'UTF8')),
('autumn-beaver-15', 78, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,5],[1,2]]}}', 'UTF8')),
('autumn-beaver-15', 79, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3],[1,4]]}}', 'UTF8')),
('autumn-beaver-15', 80, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('autumn-beaver-15', 81, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 82, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2],[1,5]]}}', 'UTF8')),
('autumn-beaver-15', 83, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('autumn-beaver-15', 84, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('autumn-beaver-15', 85, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 86, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('autumn-beaver-15', 87, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,4],[1,3]]}}', 'UTF8')),
('autumn-beaver-15', 88, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('autumn-beaver-15', 89, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,3,5]]}}', 'UTF8')),
('autumn-beaver-15', 90, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3,5]]}}', 'UTF8')),
('autumn-beaver-15', 91, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 92, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('autumn-beaver-15', 93, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 94, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,3],[2,5]]}}', 'UTF8')),
('autumn-beaver-15', 95, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[5,3],[4,6]],"discard":2}}', 'UTF8')),
('autumn-beaver-15', 96, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 97, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 98, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 99, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 100, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[4,5],[1,2]],"discard":6}}', 'UTF8')),
('autumn-beaver-15', 101, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 102, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('autumn-beaver-15', 103, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('autumn-beaver-15', 104, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 105, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 106, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 107, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-18,18,14]}}', 'UTF8')),
('autumn-beaver-15', 108, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('autumn-beaver-15', 109, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('autumn-beaver-15', 110, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('autumn-beaver-15', 111, convert_to('{"table":"played","event":{"event":"dealt","hand":3,"dealer":0,"order":["T","T","O","TH","A","E","C","W","N","E","U","I","F","W","B","D","E","N","O","A","I","QU","G","A","Q","Z","IN","A","U","CL","E","S","T","N","O","A","S","E","E","A","I","Y","E","L","T","U","V","A","O","TH","D","A","P","X","R","A","T","I","E","Q","F","D","E","ER","U","IN","J","R","O","T","E","R","M","QU","Y","G","O","Y","X","O","U","H","Z","E","I","V","L","R","I","I","P","S","ER","A","S","R","J","N","L","H","G","K","CL","M","G","K","O","N","C","Y","R","L","E","U","D","B","N","I"]}}', 'UTF8')),
('autumn-beaver-15', 112, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('autumn-beaver-15', 113, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('autumn-beaver-15', 114, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[5,2]]}}', 'UTF8')),
('autumn-beaver-15', 115, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 116, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('autumn-beaver-15', 117, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,2],[3,4]]}}', 'UTF8')),
('autumn-beaver-15', 118, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 119, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('autumn-beaver-15', 120, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 121, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,4,1],[6,3]]}}', 'UTF8')),
('autumn-beaver-15', 122, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,1,6],[3,5]]}}', 'UTF8')),
('autumn-beaver-15', 123, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('autumn-beaver-15', 124, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,5],[1,3]]}}', 'UTF8')),
('autumn-beaver-15', 125, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 126, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('autumn-beaver-15', 127, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 128, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2],[3,4,7]]}}', 'UTF8')),
('autumn-beaver-15', 129, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('autumn-beaver-15', 130, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 131, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[3,6],[4,7,2]],"discard":1}}', 'UTF8')),
('autumn-beaver-15', 132, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 133, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 134, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('autumn-beaver-15', 135, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,7],[3,1]]}}', 'UTF8')),
('autumn-beaver-15', 136, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('autumn-beaver-15', 137, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('autumn-beaver-15', 138, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('autumn-beaver-15', 139, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,6],[8,4,2]]}}', 'UTF8')),
('autumn-beaver-15', 140, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[4,6,1],[7,8]],"discard":2}}', 'UTF8')),
('autumn-beaver-15', 141, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('autumn-beaver-15', 142, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 143, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 144, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('autumn-beaver-15', 145, convert_to('{"table":"played","event":{"event":"hand-scored","points":[30,-36,40]}}', 'UTF8')),
('autumn-beaver-15', 146, convert_to('{"table":"played","event":{"event":"ended","totals":[14,-8,36],"winners":[2]}}', 'UTF8')),
('day/2026-11-17/quiddler', 1, convert_to('{"day":"opened","seed":"4ffc8e9c94083faf5073276bbf45f719"}', 'UTF8')),
('day/2026-11-17/quiddler', 2, convert_to('{"day":"finished","points":14}', 'UTF8')),
('easy-trumpet-545', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('easy-trumpet-545', 2, convert_to('{"table":"sat","name":"Lisa","key":"7e531a8eeab26dcf1b8ea14ff1eb2f247025bd46abe19f1aee16db57a4d93ce3","mind":null}', 'UTF8')),
('easy-trumpet-545', 3, convert_to('{"table":"sat","name":"Zoë","key":"3a0afcaaf675ba262ca30798c28b9a843de95ce29988e0f526365a310589be35","mind":null}', 'UTF8')),
('easy-trumpet-545', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('easy-trumpet-545', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":8,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('easy-trumpet-545', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["A","E","A","S","A","O","G","U","S","Q","T","H","I","N","O","D","U","S","A","T","E","O","W","A","B","D","CL","I","QU","R","T","H","U","X","A","M","N","L","D","U","Y","C","A","I","O","R","TH","F","E","K","O","N","E","W","C","E","R","Y","V","I","TH","N","J","R","R","U","E","Q","E","O","T","B","ER","I","A","E","G","IN","E","V","K","U","F","IN","G","CL","P","N","E","A","E","A","L","I","D","S","Y","QU","I","N","E","O","J","ER","M","Y","Z","Z","L","I","G","X","T","P","O","R","T","L"]}}', 'UTF8')),
('easy-trumpet-545', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":2.871123328000067}', 'UTF8')),
('easy-trumpet-545', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,3]]}}', 'UTF8')),
('easy-trumpet-545', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('easy-trumpet-545', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,4,3]]}}', 'UTF8')),
('easy-trumpet-545', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('easy-trumpet-545', 12, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('easy-trumpet-545', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2]]}}', 'UTF8')),
('easy-trumpet-545', 14, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('easy-trumpet-545', 15, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[2,4,1]],"discard":3}}', 'UTF8')),
('easy-trumpet-545', 16, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('easy-trumpet-545', 17, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('easy-trumpet-545', 18, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('easy-trumpet-545', 19, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('easy-trumpet-545', 20, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('easy-trumpet-545', 21, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('easy-trumpet-545', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('easy-trumpet-545', 23, convert_to('{"table":"played","event":{"event":"hand-scored","points":[48,-20,-14]}}', 'UTF8')),
('easy-trumpet-545', 24, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('easy-trumpet-545', 25, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('easy-trumpet-545', 26, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('easy-trumpet-545', 27, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":2,"order":["TH","N","L","Y","G","I","Q","K","A","N","W","P","H","V","K","L","S","P","A","O","ER","O","R","N","G","R","E","A","R","M","Z","W","O","L","CL","O","U","I","Z","T","T","S","QU","E","Y","O","S","TH","U","T","N","Y","G","V","CL","D","O","G","E","A","J","R","R","E","C","I","C","U","A","R","Q","O","D","F","A","A","E","X","E","H","E","A","IN","E","J","U","X","I","E","S","B","U","T","T","A","E","Y","D","T","D","I","F","E","N","L","I","IN","E","QU","I","N","A","ER","U","B","I","O","M"]}}', 'UTF8')),
('easy-trumpet-545', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2,1]]}}', 'UTF8')),
('easy-trumpet-545', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1,4]]}}', 'UTF8')),
('easy-trumpet-545', 30, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1,3]]}}', 'UTF8')),
('easy-trumpet-545', 31, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('easy-trumpet-545', 32, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3],[4,5]]}}', 'UTF8')),
('easy-trumpet-545', 33, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('easy-trumpet-545', 34, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('easy-trumpet-545', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3],[5,1]]}}', 'UTF8')),
('swift-biscuit-256', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('swift-biscuit-256', 2, convert_to('{"table":"sat","name":"Lisa","key":"0e740b3e4735ad64df296bcddbabb3e4fe25e205a6897c57c5d3e3fa92d14aa7","mind":null}', 'UTF8')),
('swift-biscuit-256', 3, convert_to('{"table":"sat","name":"Zoë","key":"0b006ca56831efc063a102bc7dec9450bebbfc387bf581b84939893ab970aaab","mind":null}', 'UTF8')),
('swift-biscuit-256', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('swift-biscuit-256', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('swift-biscuit-256', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":0,"order":["ER","L","O","O","G","T","A","E","M","X","Y","Y","TH","O","TH","N","ER","K","Q","V","A","Z","I","J","QU","T","A","S","A","D","I","L","I","O","G","N","T","I","D","U","CL","IN","I","E","U","B","I","S","W","C","J","H","O","A","E","I","IN","F","A","R","P","T","M","C","CL","O","Y","S","R","U","A","L","A","O","Y","Q","E","E","R","P","K","R","L","U","E","E","F","H","N","O","E","R","U","E","X","T","G","A","W","R","D","S","E","Z","D","A","N","I","B","V","T","N","E","N","G","E","U","QU"]}}', 'UTF8')),
('swift-biscuit-256', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.16352164199997787}', 'UTF8')),
('swift-biscuit-256', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,1]]}}', 'UTF8')),
('swift-biscuit-256', 9, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 10, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('swift-biscuit-256', 11, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 12, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,4,2]]}}', 'UTF8')),
('swift-biscuit-256', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,4,1]]}}', 'UTF8')),
('swift-biscuit-256', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('swift-biscuit-256', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2]]}}', 'UTF8')),
('swift-biscuit-256', 16, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('swift-biscuit-256', 18, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('swift-biscuit-256', 20, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,1]]}}', 'UTF8')),
('swift-biscuit-256', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('swift-biscuit-256', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1]]}}', 'UTF8')),
('swift-biscuit-256', 24, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('swift-biscuit-256', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1,5]]}}', 'UTF8')),
('swift-biscuit-256', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,3,1]]}}', 'UTF8')),
('swift-biscuit-256', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,2,5]]}}', 'UTF8')),
('swift-biscuit-256', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3,2]]}}', 'UTF8')),
('swift-biscuit-256', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('swift-biscuit-256', 31, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 32, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('swift-biscuit-256', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,5]]}}', 'UTF8')),
('swift-biscuit-256', 34, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,6,4]]}}', 'UTF8')),
('swift-biscuit-256', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,5,6]]}}', 'UTF8')),
('swift-biscuit-256', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('swift-biscuit-256', 38, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,1,6]]}}', 'UTF8')),
('swift-biscuit-256', 40, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('swift-biscuit-256', 41, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 42, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('swift-biscuit-256', 43, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,4,5]]}}', 'UTF8')),
('swift-biscuit-256', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,7,6]]}}', 'UTF8')),
('swift-biscuit-256', 46, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,7,4]]}}', 'UTF8')),
('swift-biscuit-256', 47, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[7,4,6]]}}', 'UTF8')),
('swift-biscuit-256', 48, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":7}}', 'UTF8')),
('swift-biscuit-256', 49, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,2]]}}', 'UTF8')),
('swift-biscuit-256', 50, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 51, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":7}}', 'UTF8')),
('swift-biscuit-256', 52, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,7]]}}', 'UTF8')),
('swift-biscuit-256', 53, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 54, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,8,7]]}}', 'UTF8')),
('swift-biscuit-256', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,4,5]]}}', 'UTF8')),
('swift-biscuit-256', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,5,4]]}}', 'UTF8')),
('swift-biscuit-256', 57, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,5,4]]}}', 'UTF8')),
('swift-biscuit-256', 58, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('swift-biscuit-256', 59, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 60, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('swift-biscuit-256', 61, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 62, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":8}}', 'UTF8')),
('swift-biscuit-256', 63, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('swift-biscuit-256', 64, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('swift-biscuit-256', 65, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 66, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[5,6,8]],"discard":9}}', 'UTF8')),
('swift-biscuit-256', 67, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('swift-biscuit-256', 68, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('swift-biscuit-256', 69, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('swift-biscuit-256', 70, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 71, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,9,2]]}}', 'UTF8')),
('swift-biscuit-256', 72, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('swift-biscuit-256', 73, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('swift-biscuit-256', 74, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[10,8,9]],"discard":7}}', 'UTF8')),
('swift-biscuit-256', 75, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('swift-biscuit-256', 76, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('swift-biscuit-256', 77, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":2,"word":0}}', 'UTF8')),
('swift-biscuit-256', 78, convert_to('{"table":"played","event":{"event":"settled","upheld":true,"by":"lexicon"}}', 'UTF8')),
('swift-biscuit-256', 79, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('swift-biscuit-256', 80, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-14,6,18]}}', 'UTF8')),
('swift-biscuit-256', 81, convert_to('{"table":"played","event":{"event":"ended","totals":[-14,6,18],"winners":[2]}}', 'UTF8')),
('swift-biscuit-256', 82, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-well-played","at":0.9196551840000211}', 'UTF8')),
('tender-skylark-167', 1, convert_to('{"table":"chosen","game":"letterjam","rule_set":"rulebook","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('tender-skylark-167', 2, convert_to('{"table":"sat","name":"Lisa","key":"3749c66c5445fc1717153b7900ef514f3c0e593533208d2fd489b907ebc70daf","mind":null}', 'UTF8')),
('tender-skylark-167', 3, convert_to('{"table":"sat","name":"Zoë","key":"ece4d4682f6de503f7d9e2529c016b26de3766ef48cac9b2d4b6cac3919157bb","mind":null}', 'UTF8')),
('tender-skylark-167', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('tender-skylark-167', 5, convert_to('{"table":"began","number":1,"lexicon":"parlour@551f8baf209d","options":{"lexicon":"parlour","chat":false,"watchers_see_letters":false,"length":5,"lengths":[],"words":"table","agreement":"unanimity","strict_share":false,"extra_letters":"guess-aloud","extra_points":"per-extra-letter","acceptance":"known","decisions":"open","stop_early":true,"wildcard_lengthens":true,"any_length":false,"helper":false,"deck":"english"}}', 'UTF8')),
('tender-skylark-167', 6, convert_to('{"table":"played","event":{"event":"words-dealt","words":["FIRES","YIELD","WHICH"],"rows":["ESFRI","ELDYI","WCHHI"],"stacks":["UGSRDSG","OONSAOTA","TEUPRTAKK"],"deck":"BMOFCMUPRLTBEEYNNEHLIADCW"}}', 'UTF8')),
('tender-skylark-167', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":2.4402269389997855}', 'UTF8')),
('tender-skylark-167', 8, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":1,"sources":["s1","s2"],"wildcard":null}}', 'UTF8')),
('tender-skylark-167', 9, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":1,"sources":["*","p2"],"wildcard":"A"}}', 'UTF8')),
('tender-skylark-167', 10, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":1,"letter":"F"}}', 'UTF8')),
('tender-skylark-167', 11, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":4,"letter":"H"}}', 'UTF8')),
('tender-skylark-167', 12, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":2,"sources":["s0","*","s0","p2","s0","s1","s0"],"wildcard":"Z"}}', 'UTF8')),
('tender-skylark-167', 13, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":1,"sources":["s1","s1","p1","s0","s1","s2"],"wildcard":null}}', 'UTF8')),
('tender-skylark-167', 14, convert_to('{"table":"played","event":{"event":"good-clue-said","seat":2}}', 'UTF8')),
('tender-skylark-167', 15, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":2,"sources":["s2","*"],"wildcard":"N"}}', 'UTF8')),
('tender-skylark-167', 16, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":4,"letter":"N"}}', 'UTF8')),
('tender-skylark-167', 17, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"P"}}', 'UTF8')),
('tender-skylark-167', 18, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":2,"sources":["s2","p1","s2","p0","s1","*"],"wildcard":"R"}}', 'UTF8')),
('tender-skylark-167', 19, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('tender-skylark-167', 20, convert_to('{"table":"played","event":{"event":"offered","seat":0,"offer":1,"draft":1}}', 'UTF8')),
('tender-skylark-167', 21, convert_to('{"table":"played","event":{"event":"backed","seat":2,"offer":1}}', 'UTF8')),
('tender-skylark-167', 22, convert_to('{"table":"played","event":{"event":"backed","seat":1,"offer":1}}', 'UTF8')),
('tender-skylark-167', 23, convert_to('{"table":"played","event":{"event":"clue-given","offer":1,"token":"red"}}', 'UTF8')),
('tender-skylark-167', 24, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":1}}', 'UTF8')),
('tender-skylark-167', 25, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":2}}', 'UTF8')),
('tender-skylark-167', 26, convert_to('{"table":"played","event":{"event":"round-ended"}}', 'UTF8')),
('tender-skylark-167', 27, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":3,"sources":["*","s2","*","p0","s0","s0"],"wildcard":"G"}}', 'UTF8')),
('tender-skylark-167', 28, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":3,"sources":["*","p0","p1","s0","p1","s0","s2","p0","s2"],"wildcard":"J"}}', 'UTF8')),
('tender-skylark-167', 29, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":0,"letter":"O"}}', 'UTF8')),
('tender-skylark-167', 30, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":null,"text":"a vowel?"}}', 'UTF8')),
('tender-skylark-167', 31, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":4,"text":"not in the middle"}}', 'UTF8')),
('tender-skylark-167', 32, convert_to('{"table":"played","event":{"event":"stop-wanted","seat":2,"want":true}}', 'UTF8')),
('tender-skylark-167', 33, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":3,"sources":["s2"],"wildcard":null}}', 'UTF8')),
('tender-skylark-167', 34, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":4,"sources":["p1"],"wildcard":null}}', 'UTF8')),
('tender-skylark-167', 35, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":5,"sources":["*","p0","s1","s2","s1","s0"],"wildcard":"H"}}', 'UTF8')),
('tender-skylark-167', 36, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":3,"letter":"T"}}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES
('autumn-beaver-15', '9bdf96f118a55112:1996cb538ffd8f3e-34', 45),
('autumn-beaver-15', '9bdf96f118a55112:1a9e9776a881bbac-36', 47),
('autumn-beaver-15', '9bdf96f118a55112:1da713b6e0a279b5-101', 122),
('autumn-beaver-15', '9bdf96f118a55112:1e52e8ed20d26793-25', 34),
('autumn-beaver-15', '9bdf96f118a55112:23cb6d830b20853c-120', 146),
('autumn-beaver-15', '9bdf96f118a55112:24dff640dcbf7d87-19', 28),
('autumn-beaver-15', '9bdf96f118a55112:251565499da17a37-64', 80),
('autumn-beaver-15', '9bdf96f118a55112:259b9aa12a62df9e-84', 101),
('autumn-beaver-15', '9bdf96f118a55112:264d3c06a388c609-109', 130),
('autumn-beaver-15', '9bdf96f118a55112:2c848b80a634bfc8-85', 103),
('autumn-beaver-15', '9bdf96f118a55112:312f740171e7b0c6-50', 62),
('autumn-beaver-15', '9bdf96f118a55112:4c97c44c67a8f718-87', 107),
('autumn-beaver-15', '9bdf96f118a55112:4f38e0a456772f27-51', 63),
('autumn-beaver-15', '9bdf96f118a55112:5e57a2d25482047-76', 92),
('autumn-beaver-15', '9bdf96f118a55112:6420d22a35eab335-5', 14),
('autumn-beaver-15', '9bdf96f118a55112:6453b13cb3c5268d-60', 76),
('autumn-beaver-15', '9bdf96f118a55112:718fe4da6e05e3ec-20', 29),
('autumn-beaver-15', '9bdf96f118a55112:7469026f34c04c31-89', 109),
('autumn-beaver-15', '9bdf96f118a55112:74ae5daef86f1a8e-61', 77),
('autumn-beaver-15', '9bdf96f118a55112:794a85d3c43e432c-21', 30),
('autumn-beaver-15', '9bdf96f118a55112:7a92bb167edae2a9-57', 72),
('autumn-beaver-15', '9bdf96f118a55112:8684542297f1c632-46', 57),
('autumn-beaver-15', '9bdf96f118a55112:8e5c3cef3f09d99c-81', 98),
('autumn-beaver-15', '9bdf96f118a55112:983275127edfa7be-75', 91),
('autumn-beaver-15', '9bdf96f118a55112:a2c64f7523f26e68-41', 52),
('autumn-beaver-15', '9bdf96f118a55112:a6d221a194fe3fa0-73', 89),
('autumn-beaver-15', '9bdf96f118a55112:ab2f914c1b203166-26', 37),
('autumn-beaver-15', '9bdf96f118a55112:b3daa8fabc0a9d17-63', 79),
('autumn-beaver-15', '9bdf96f118a55112:b3fda49b6bb13f3b-35', 46),
('autumn-beaver-15', '9bdf96f118a55112:b427dbeffe472cad-100', 121),
('autumn-beaver-15', '9bdf96f118a55112:b501907163224d94-62', 78),
('autumn-beaver-15', '9bdf96f118a55112:b9617596cada1f6a-53', 66),
('autumn-beaver-15', '9bdf96f118a55112:bc36b24675b5d857-74', 90),
('autumn-beaver-15', '9bdf96f118a55112:c3fd390c0d367af-110', 131),
('autumn-beaver-15', '9bdf96f118a55112:ca7f003201b2b965-99', 120),
('autumn-beaver-15', '9bdf96f118a55112:d63ca3268908fdf7-52', 64),
('autumn-beaver-15', '9bdf96f118a55112:d7386d6c84a1330a-4', 13),
('autumn-beaver-15', '9bdf96f118a55112:debca2b625d546d9-102', 123),
('autumn-beaver-15', '9bdf96f118a55112:ec3d0f30b421e771-59', 75),
('autumn-beaver-15', '9bdf96f118a55112:fa5ca62c179fc984-42', 53),
('autumn-beaver-15', 'bot:1:103', 104),
('autumn-beaver-15', 'bot:1:107', 108),
('autumn-beaver-15', 'bot:1:111', 112),
('autumn-beaver-15', 'bot:1:112', 113),
('autumn-beaver-15', 'bot:1:113', 114),
('autumn-beaver-15', 'bot:1:114', 115),
('autumn-beaver-15', 'bot:1:115', 116),
('autumn-beaver-15', 'bot:1:123', 124),
('autumn-beaver-15', 'bot:1:124', 125),
('autumn-beaver-15', 'bot:1:125', 126),
('autumn-beaver-15', 'bot:1:131', 132),
('autumn-beaver-15', 'bot:1:134', 135),
('autumn-beaver-15', 'bot:1:135', 136),
('autumn-beaver-15', 'bot:1:136', 137),
('autumn-beaver-15', 'bot:1:14', 15),
('autumn-beaver-15', 'bot:1:141', 142),
('autumn-beaver-15', 'bot:1:15', 16),
('autumn-beaver-15', 'bot:1:16', 17),
('autumn-beaver-15', 'bot:1:17', 18),
('autumn-beaver-15', 'bot:1:30', 31),
('autumn-beaver-15', 'bot:1:31', 32),
('autumn-beaver-15', 'bot:1:47', 48),
('autumn-beaver-15', 'bot:1:48', 49),
('autumn-beaver-15', 'bot:1:53', 54),
('autumn-beaver-15', 'bot:1:54', 55),
('autumn-beaver-15', 'bot:1:55', 56),
('autumn-beaver-15', 'bot:1:66', 67),
('autumn-beaver-15', 'bot:1:70', 71),
('autumn-beaver-15', 'bot:1:80', 81),
('autumn-beaver-15', 'bot:1:81', 82),
('autumn-beaver-15', 'bot:1:82', 83),
('autumn-beaver-15', 'bot:1:83', 84),
('autumn-beaver-15', 'bot:1:92', 93),
('autumn-beaver-15', 'bot:1:93', 94),
('autumn-beaver-15', 'bot:1:94', 95),
('autumn-beaver-15', 'bot:2:10', 11),
('autumn-beaver-15', 'bot:2:109', 111),
('autumn-beaver-15', 'bot:2:11', 12),
('autumn-beaver-15', 'bot:2:116', 117),
('autumn-beaver-15', 'bot:2:117', 118),
('autumn-beaver-15', 'bot:2:118', 119),
('autumn-beaver-15', 'bot:2:126', 127),
('autumn-beaver-15', 'bot:2:127', 128),
('autumn-beaver-15', 'bot:2:128', 129),
('autumn-beaver-15', 'bot:2:132', 134),
('autumn-beaver-15', 'bot:2:137', 138),
('autumn-beaver-15', 'bot:2:138', 139),
('autumn-beaver-15', 'bot:2:139', 141),
('autumn-beaver-15', 'bot:2:18', 19),
('autumn-beaver-15', 'bot:2:19', 20),
('autumn-beaver-15', 'bot:2:20', 21),
('autumn-beaver-15', 'bot:2:21', 22),
('autumn-beaver-15', 'bot:2:22', 23),
('autumn-beaver-15', 'bot:2:23', 24),
('autumn-beaver-15', 'bot:2:24', 25),
('autumn-beaver-15', 'bot:2:25', 26),
('autumn-beaver-15', 'bot:2:26', 27),
('autumn-beaver-15', 'bot:2:32', 33),
('autumn-beaver-15', 'bot:2:37', 38),
('autumn-beaver-15', 'bot:2:38', 39),
('autumn-beaver-15', 'bot:2:39', 40),
('autumn-beaver-15', 'bot:2:40', 41),
('autumn-beaver-15', 'bot:2:41', 42),
('autumn-beaver-15', 'bot:2:42', 43),
('autumn-beaver-15', 'bot:2:43', 44),
('autumn-beaver-15', 'bot:2:49', 50),
('autumn-beaver-15', 'bot:2:50', 51),
('autumn-beaver-15', 'bot:2:57', 59),
('autumn-beaver-15', 'bot:2:59', 60),
('autumn-beaver-15', 'bot:2:60', 61),
('autumn-beaver-15', 'bot:2:67', 70),
('autumn-beaver-15', 'bot:2:72', 74),
('autumn-beaver-15', 'bot:2:8', 9),
('autumn-beaver-15', 'bot:2:84', 85),
('autumn-beaver-15', 'bot:2:85', 86),
('autumn-beaver-15', 'bot:2:86', 87),
('autumn-beaver-15', 'bot:2:87', 88),
('autumn-beaver-15', 'bot:2:9', 10),
('autumn-beaver-15', 'bot:2:95', 96),
('autumn-beaver-15', 'bot:2:98', 99),
('autumn-beaver-15', 'bot:2:99', 100),
('day/2026-11-17/quiddler', 'autumn-beaver-15', 2),
('easy-trumpet-545', '3a0afcaaf675ba26:21dbac0ca280335a-11', 20),
('easy-trumpet-545', '3a0afcaaf675ba26:5682adc81ab5b6cf-14', 24),
('easy-trumpet-545', '3a0afcaaf675ba26:a57c6c6f2fc22501-10', 19),
('easy-trumpet-545', '3a0afcaaf675ba26:b1b4ff82e4a8836f-23', 34),
('easy-trumpet-545', '3a0afcaaf675ba26:dd71899df9bb0b88-24', 35),
('easy-trumpet-545', '3a0afcaaf675ba26:e333f7fa6cf16ac9-9', 18),
('easy-trumpet-545', '7e531a8eeab26dcf:21bc6e47a25623f6-4', 12),
('easy-trumpet-545', '7e531a8eeab26dcf:3271aefb4d4d739c-21', 32),
('easy-trumpet-545', '7e531a8eeab26dcf:8aae66c84ac17fdb-7', 15),
('easy-trumpet-545', '7e531a8eeab26dcf:b1242b377dec31ff-5', 13),
('easy-trumpet-545', '7e531a8eeab26dcf:b36628a7d15e84e5-22', 33),
('easy-trumpet-545', '7e531a8eeab26dcf:b9c0581d414f5dc-17', 28),
('easy-trumpet-545', '7e531a8eeab26dcf:begin-0', 4),
('easy-trumpet-545', '7e531a8eeab26dcf:begin-1', 7),
('easy-trumpet-545', '7e531a8eeab26dcf:c5e256371d07870e-20', 31),
('easy-trumpet-545', '7e531a8eeab26dcf:d1a567413a8c2611-6', 14),
('easy-trumpet-545', '7e531a8eeab26dcf:d6da91583e0c906c-18', 29),
('easy-trumpet-545', '7e531a8eeab26dcf:e1043f02c0946156-19', 30),
('easy-trumpet-545', '7e531a8eeab26dcf:ec9e159b5355d81d-16', 27),
('easy-trumpet-545', 'bot:2:10', 11),
('easy-trumpet-545', 'bot:2:15', 16),
('easy-trumpet-545', 'bot:2:20', 21),
('easy-trumpet-545', 'bot:2:21', 23),
('easy-trumpet-545', 'bot:2:24', 25),
('easy-trumpet-545', 'bot:2:7', 8),
('easy-trumpet-545', 'bot:2:8', 9),
('easy-trumpet-545', 'bot:2:9', 10),
('swift-biscuit-256', '0b006ca56831efc0:1a1fe3f9d6a179fa-23', 31),
('swift-biscuit-256', '0b006ca56831efc0:3653f8dd9b1f282e-1', 9),
('swift-biscuit-256', '0b006ca56831efc0:5b8aaa464a6ec74a-44', 52),
('swift-biscuit-256', '0b006ca56831efc0:5c2ff4ed78f5b4d4-56', 64),
('swift-biscuit-256', '0b006ca56831efc0:6cf40d8a6f092ec5-34', 42),
('swift-biscuit-256', '0b006ca56831efc0:7c44b0afe7da77d1-65', 75),
('swift-biscuit-256', '0b006ca56831efc0:8624857a2c2af60d-49', 57),
('swift-biscuit-256', '0b006ca56831efc0:ae2321e6d6047617-46', 54),
('swift-biscuit-256', '0b006ca56831efc0:af479f2936631b3e-33', 41),
('swift-biscuit-256', '0b006ca56831efc0:b5e0b62040f3e49e-55', 63),
('swift-biscuit-256', '0b006ca56831efc0:ba51289f95fd948c-47', 55),
('swift-biscuit-256', '0b006ca56831efc0:babe20f3376e539a-60', 69),
('swift-biscuit-256', '0b006ca56831efc0:dcf4bb99f4bea973-0', 8),
('swift-biscuit-256', '0b006ca56831efc0:e517f2712b68abef-50', 58),
('swift-biscuit-256', '0b006ca56831efc0:e53f82d5e94f499e-48', 56),
('swift-biscuit-256', '0b006ca56831efc0:e73695c3e652c71a-10', 18),
('swift-biscuit-256', '0b006ca56831efc0:eb9ac688b9d39cca-11', 19),
('swift-biscuit-256', '0b006ca56831efc0:f2b64df6dff07870-24', 32),
('swift-biscuit-256', '0b006ca56831efc0:f4670327b8343861-45', 53),
('swift-biscuit-256', '0b006ca56831efc0:f77ef20df8ee4777-64', 73),
('swift-biscuit-256', '0b006ca56831efc0:ffed9235288bc781-2', 10),
('swift-biscuit-256', '0e740b3e4735ad64:182c8eb9d0e9f504-59', 67),
('swift-biscuit-256', '0e740b3e4735ad64:1afb9094b151ad75-42', 50),
('swift-biscuit-256', '0e740b3e4735ad64:1f29a9d5e33fc312-41', 49),
('swift-biscuit-256', '0e740b3e4735ad64:39bc2ccdf572df00-22', 30),
('swift-biscuit-256', '0e740b3e4735ad64:5c3747465cc36c27-18', 26),
('swift-biscuit-256', '0e740b3e4735ad64:64923e422e304ca0-54', 62),
('swift-biscuit-256', '0e740b3e4735ad64:7d1f71575653a45c-21', 29),
('swift-biscuit-256', '0e740b3e4735ad64:8317cba01c75f67e-31', 39),
('swift-biscuit-256', '0e740b3e4735ad64:8370e22040f1e697-63', 72),
('swift-biscuit-256', '0e740b3e4735ad64:854efa600641b4fa-32', 40),
('swift-biscuit-256', '0e740b3e4735ad64:9167d4126af8090-30', 38),
('swift-biscuit-256', '0e740b3e4735ad64:985cadfbcf4a959b-53', 61),
('swift-biscuit-256', '0e740b3e4735ad64:b0c995e96e6bc4d-20', 28),
('swift-biscuit-256', '0e740b3e4735ad64:beaa14a7ff3fe32a-15', 23),
('swift-biscuit-256', '0e740b3e4735ad64:begin-0', 4),
('swift-biscuit-256', '0e740b3e4735ad64:begin-1', 7),
('swift-biscuit-256', '0e740b3e4735ad64:c45a29188ec6f4d9-62', 71),
('swift-biscuit-256', '0e740b3e4735ad64:c6f75c81786a7648-43', 51),
('swift-biscuit-256', '0e740b3e4735ad64:cbd4d3e2d4dec9ef-9', 17),
('swift-biscuit-256', '0e740b3e4735ad64:da9c025a22f1a831-17', 25),
('swift-biscuit-256', '0e740b3e4735ad64:e020307aaeb6db2c-16', 24),
('swift-biscuit-256', '0e740b3e4735ad64:eb2b5693babb7fbb-19', 27),
('swift-biscuit-256', '0e740b3e4735ad64:ecc1cb6347733e84-8', 16),
('swift-biscuit-256', '0e740b3e4735ad64:f042b30dc010c257-67', 82),
('swift-biscuit-256', '0e740b3e4735ad64:f8fb9528e27a5ed8-61', 70),
('swift-biscuit-256', '0e740b3e4735ad64:fb2147df5ca495fa-7', 15),
('swift-biscuit-256', 'bot:2:10', 11),
('swift-biscuit-256', 'bot:2:11', 12),
('swift-biscuit-256', 'bot:2:12', 13),
('swift-biscuit-256', 'bot:2:13', 14),
('swift-biscuit-256', 'bot:2:19', 20),
('swift-biscuit-256', 'bot:2:20', 21),
('swift-biscuit-256', 'bot:2:21', 22),
('swift-biscuit-256', 'bot:2:32', 33),
('swift-biscuit-256', 'bot:2:33', 34),
('swift-biscuit-256', 'bot:2:34', 35),
('swift-biscuit-256', 'bot:2:35', 36),
('swift-biscuit-256', 'bot:2:36', 37),
('swift-biscuit-256', 'bot:2:42', 43),
('swift-biscuit-256', 'bot:2:43', 44),
('swift-biscuit-256', 'bot:2:44', 45),
('swift-biscuit-256', 'bot:2:45', 46),
('swift-biscuit-256', 'bot:2:46', 47),
('swift-biscuit-256', 'bot:2:47', 48),
('swift-biscuit-256', 'bot:2:58', 59),
('swift-biscuit-256', 'bot:2:59', 60),
('swift-biscuit-256', 'bot:2:64', 65),
('swift-biscuit-256', 'bot:2:65', 66),
('swift-biscuit-256', 'bot:2:75', 76),
('tender-skylark-167', '3749c66c5445fc17:1a65c852546e8e43-21', 33),
('tender-skylark-167', '3749c66c5445fc17:38b7f8fbcaa05af0-12', 20),
('tender-skylark-167', '3749c66c5445fc17:4d74aca6c3b22188-11', 19),
('tender-skylark-167', '3749c66c5445fc17:5db99d6b07c731f6-19', 31),
('tender-skylark-167', '3749c66c5445fc17:a83fbd5d12ed7f6e-17', 29),
('tender-skylark-167', '3749c66c5445fc17:ba6f87d7eeac1c4f-0', 8),
('tender-skylark-167', '3749c66c5445fc17:begin-0', 4),
('tender-skylark-167', '3749c66c5445fc17:begin-1', 7),
('tender-skylark-167', '3749c66c5445fc17:d0013352e4635b9d-9', 17),
('tender-skylark-167', '3749c66c5445fc17:d516f21ce5f0fe49-18', 30),
('tender-skylark-167', '3749c66c5445fc17:e2dd8f4037bea765-24', 36),
('tender-skylark-167', '3749c66c5445fc17:f732dc012859430c-7', 15),
('tender-skylark-167', 'bot:2:12', 13),
('tender-skylark-167', 'bot:2:13', 14),
('tender-skylark-167', 'bot:2:15', 16),
('tender-skylark-167', 'bot:2:17', 18),
('tender-skylark-167', 'bot:2:20', 21),
('tender-skylark-167', 'bot:2:27', 28),
('tender-skylark-167', 'bot:2:31', 32),
('tender-skylark-167', 'bot:2:33', 34),
('tender-skylark-167', 'bot:2:34', 35),
('tender-skylark-167', 'ece4d4682f6de503:1c48486f01e4cd9d-1', 9),
('tender-skylark-167', 'ece4d4682f6de503:68a0c5e2883de5f-14', 26),
('tender-skylark-167', 'ece4d4682f6de503:8478838bf70c55df-4', 12),
('tender-skylark-167', 'ece4d4682f6de503:c874b3690e4f3036-15', 27),
('tender-skylark-167', 'ece4d4682f6de503:cb81daee315441d7-2', 10),
('tender-skylark-167', 'ece4d4682f6de503:da6a0f0244b42865-3', 11);
INSERT INTO records (code, number, game, ended, record) VALUES
('autumn-beaver-15', 1, 'quiddler', 1794890345.657598, 'Parlour record 2
game: quiddler
rules: manual
option hands: 3
option out on first turn: no
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular
seat: Wren, bot regular

1. For hand 1 Otter deals 3 cards each: Lisa gets ATM; Otter gets (IN)L(CL); Wren gets VTE; the first discard is L; the stock is BHLAJFIO(ER)IADOIQEYDGTERXWGSLAEGCYEEUNCOAIZDETUUSRU(IN)YIWTPIFSEP(TH)(TH)(CL)EJBEESVAANMQEUHZNRTOYXINORARKOO(QU)NA(QU)KDRONGU(ER)IA.
2. Wren takes L from the discard pile.
3. Wren arranges TVL.
4. Wren arranges ELT.
5. Wren discards L.
6. Lisa draws B from the stock.
7. Lisa discards A.
8. Otter takes A from the discard pile.
9. Otter arranges AL(IN).
10. Otter arranges AL(CL).
11. Otter discards L.
12. Wren arranges TV.
13. Wren takes L from the discard pile.
14. Wren arranges ETL.
15. Wren arranges TLV.
16. Wren arranges EVL.
17. Wren arranges EVT.
18. Wren arranges VTL.
19. Wren arranges LVT.
20. Wren discards V.
21. Lisa takes V from the discard pile.
22. Lisa arranges BTM.
23. Lisa discards B.
24. Otter draws H from the stock.
25. Otter goes out with (IN)H(CL) for 6 points, discarding A.
26. Wren passes.
27. Lisa arranges VM.
28. Lisa challenges INHCL.
29. The word INHCL is rejected: it is not in the word list; the whole lay-down is void; Otter loses 6; Lisa gains 6.
30. The lay-down is settled: nobody is out.
31. Wren draws L from the stock.
32. Wren arranges TLL.
33. Wren arranges TEL.
34. Wren arranges L2LT.
35. Wren arranges L2TL.
36. Wren arranges L2LE.
37. Wren discards T.
38. Lisa arranges VM.
39. Lisa takes T from the discard pile.
40. Lisa discards M.
41. Otter draws A from the stock.
42. Otter discards A.
43. Wren takes A from the discard pile.
44. Wren discards E.
45. Lisa takes E from the discard pile.
46. Lisa discards V.
47. Otter takes V from the discard pile.
48. Otter arranges HV(IN).
49. Otter goes out with V(IN)(CL) for 6 points, discarding H.
50. Lisa passes.
51. Wren passes.
52. The lay-down is settled: Otter is out.
53. Wren takes H from the discard pile.
54. Wren discards H.
55. Lisa takes H from the discard pile.
56. Lisa arranges HTE.
57. Lisa arranges T2HT.
58. Lisa lays down HT2 for 8 points, discarding T.
59. The words of the final turns are revealed: Lisa has HT.
60. Otter passes.
61. Wren passes.
62. The lay-down is settled: the final turns are over.
63. Hand 1 is scored: Lisa 2 (8 for words, -12 left over, 6 from challenges), Otter 10 (6 for words, -6 from challenges, 10 for the longest word), Wren -18 (-18 left over).
64. Otter is ready for the next hand.
65. Lisa is ready for the next hand.
66. Wren is ready for the next hand.
67. For hand 2 Wren deals 4 cards each: Lisa gets XOBR; Otter gets EZCE; Wren gets ZN(TH)Y; the first discard is S; the stock is GGOGEONDPIOU(IN)REN(CL)UK(QU)AKMEALTELROO(ER)WNIIEA(QU)AE(CL)IBLEDJLVRNYQAEIAEAMP(TH)(IN)TRYTG(ER)EFXARWUFUHUINTSDHCISSOVAIQYTOUADJT.
68. Lisa draws G from the stock.
69. Lisa arranges GX and OR.
70. Lisa arranges XG and BR.
71. Lisa arranges BG and XO.
72. Lisa arranges GB and XR.
73. Lisa discards X.
74. Otter takes X from the discard pile.
75. Otter arranges CZ and EX.
76. Otter arranges EC and ZE.
77. Otter discards E.
78. Wren draws G from the stock.
79. Wren arranges (TH)Z and NG.
80. Wren arranges GY and Z(TH).
81. Wren discards (TH).
82. Lisa arranges OBG.
83. Lisa arranges RBG.
84. Lisa takes (TH) from the discard pile.
85. Lisa discards B.
86. Otter takes B from the discard pile.
87. Otter arranges EC and ZX.
88. Otter goes out with XC and EB for 18 points, discarding Z.
89. Wren passes.
90. Lisa passes.
91. The lay-down is settled: Otter is out.
92. Wren draws O from the stock.
93. Wren lays down YG and ZN for 14 points, discarding O.
94. Lisa draws G from the stock.
95. Lisa discards R.
96. The words of the final turns are revealed: Wren has YG, ZN.
97. Otter passes.
98. Lisa passes.
99. The lay-down is settled: the final turns are over.
100. Hand 2 is scored: Lisa -18 (-18 left over), Otter 18 (18 for words), Wren 14 (14 for words).
101. Otter is ready for the next hand.
102. Lisa is ready for the next hand.
103. Wren is ready for the next hand.
104. For hand 3 Lisa deals 5 cards each: Lisa gets OENIB; Otter gets T(TH)CEF; Wren gets TAWUW; the first discard is D; the stock is ENOAI(QU)GAQZ(IN)AU(CL)ESTNOASEEAIYELTUVAO(TH)DAPXRATIEQFDE(ER)U(IN)JROTERM(QU)YGOYXOUHZEIVLRIIPS(ER)ASRJNLHGK(CL)MGKONCYRLEUDBNI.
105. Otter arranges CT and (TH)F.
106. Otter arranges TC and (TH)E.
107. Otter arranges CT and F(TH).
108. Otter draws E from the stock.
109. Otter discards (TH).
110. Wren arranges W2A and WU.
111. Wren draws N from the stock.
112. Wren discards W2.
113. Lisa takes W from the discard pile.
114. Lisa arranges EIO and WN.
115. Lisa arranges IOW and NB.
116. Lisa discards B.
117. Otter arranges E2F and TC.
118. Otter draws O from the stock.
119. Otter discards E.
120. Wren takes E from the discard pile.
121. Wren arranges TA and WUE.
122. Wren discards W.
123. Lisa takes W from the discard pile.
124. Lisa goes out with NW and IWE for 30 points, discarding O.
125. Otter passes.
126. Wren passes.
127. The lay-down is settled: Lisa is out.
128. Otter arranges EO and CT.
129. Otter takes O from the discard pile.
130. Otter discards F.
131. Wren draws A from the stock.
132. Wren arranges TN and A2UA.
133. Wren lays down UNT and EA2 for 40 points, discarding A.
134. The words of the final turns are revealed: Wren has UNT, EA.
135. Otter passes.
136. Lisa passes.
137. The lay-down is settled: the final turns are over.
138. Hand 3 is scored: Lisa 30 (30 for words), Otter -36 (-36 left over), Wren 40 (40 for words).
139. The game ends: Lisa 14, Otter -8, Wren 36; Wren wins.

Result: Wren wins with 36 points.
'),
('swift-biscuit-256', 1, 'quiddler', 1794890344.2421339, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Zoë
seat: Otter, bot regular

1. For hand 1 Lisa deals 3 cards each: Lisa gets OTM; Zoë gets (ER)OA; Otter gets LGE; the first discard is X; the stock is YY(TH)O(TH)N(ER)KQVAZIJ(QU)TASADILIOGNTIDU(CL)(IN)IEUBISWCJHOAEI(IN)FARPTMC(CL)OYSRUALAOYQEERPKRLUEEFHNOERUEXTGAWRDSEZDANIBVTNENGEU(QU).
2. Zoë arranges O(ER).
3. Zoë draws Y from the stock.
4. Zoë discards A.
5. Otter draws Y from the stock.
6. Otter arranges EYG.
7. Otter arranges GYL.
8. Otter discards E.
9. Lisa arranges MT.
10. Lisa draws (TH) from the stock.
11. Lisa discards (TH).
12. Zoë draws O from the stock.
13. Zoë discards O.
14. Otter takes O from the discard pile.
15. Otter arranges GOL.
16. Otter discards G.
17. Lisa arranges MO.
18. Lisa takes G from the discard pile.
19. Lisa arranges TGO.
20. Lisa arranges MOG.
21. Lisa arranges TMO.
22. Lisa arranges OTG.
23. Lisa arranges OMT.
24. Lisa discards M.
25. Zoë draws (TH) from the stock.
26. Zoë discards (TH).
27. Otter arranges YO.
28. Otter takes (TH) from the discard pile.
29. Otter arranges L(TH)Y.
30. Otter arranges LO(TH).
31. Otter discards L.
32. Lisa draws N from the stock.
33. Lisa arranges GON.
34. Lisa discards N.
35. Zoë takes N from the discard pile.
36. Zoë discards (ER).
37. Otter takes (ER) from the discard pile.
38. Otter arranges (TH)YO.
39. Otter arranges Y(ER)(TH).
40. Otter arranges O(ER)Y.
41. Otter arranges (ER)Y(TH).
42. Otter discards (ER).
43. Lisa arranges OT.
44. Lisa draws (ER) from the stock.
45. Lisa discards (ER).
46. Zoë arranges ON.
47. Zoë takes (ER) from the discard pile.
48. Zoë arranges O(ER)N.
49. Zoë arranges NYO.
50. Zoë arranges NOY.
51. Zoë arranges (ER)OY.
52. Zoë discards O.
53. Otter takes O from the discard pile.
54. Otter discards Y.
55. Lisa takes Y from the discard pile.
56. Lisa discards Y.
57. Zoë takes Y from the discard pile.
58. Zoë discards Y.
59. Otter draws K from the stock.
60. Otter goes out with O(TH)O for 18 points, discarding K.
61. Lisa passes.
62. Zoë passes.
63. The lay-down is settled: Otter is out.
64. Lisa draws Q from the stock.
65. Lisa arranges OQT.
66. Lisa discards T.
67. Zoë draws V from the stock.
68. Zoë lays down V(ER)Y for 6 points, discarding N.
69. The words of the final turns are revealed: Zoë has VERY.
70. Otter passes.
71. Lisa challenges VERY.
72. The word VERY is upheld: it is in the word list.
73. The lay-down is settled: the final turns are over.
74. Hand 1 is scored: Lisa -14 (-14 left over), Zoë 6 (6 for words), Otter 18 (18 for words).
75. The game ends: Lisa -14, Zoë 6, Otter 18; Otter wins.

Result: Otter wins with 18 points.
');
INSERT INTO served (seconds) VALUES
(3600.0);
