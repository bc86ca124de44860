CREATE SCHEMA parlour;
SET search_path = parlour;
CREATE TABLE version (steps INTEGER NOT NULL);
INSERT INTO version VALUES (3);
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
CREATE TABLE orders (
            number BIGINT PRIMARY KEY,
            code TEXT COLLATE "C" NOT NULL,
            what TEXT NOT NULL
        );
CREATE INDEX orders_by_code ON orders (code);
CREATE INDEX records_by_end ON records (ended);
CREATE TABLE notice (
            number BIGINT NOT NULL,
            text TEXT NOT NULL,
            ends DOUBLE PRECISION NOT NULL
        );
INSERT INTO tables (code, seq, touched) VALUES
('apple-beaver-221', 146, 1794894857.6019936),
('bronze-garden-596', 83, 1794894857.5402386),
('calm-otter-217', 36, 1794894857.619904),
('day/2026-11-17/quiddler', 2, 1794894857.6062748),
('topaz-trumpet-353', 35, 1794894857.6321838);
INSERT INTO events (code, seq, event) VALUES
('apple-beaver-221', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"settings":{"watchers":false,"clock":0.0,"pace":0.6,"banter":true,"call":""}}', 'UTF8')),
('apple-beaver-221', 2, convert_to('{"table":"sat","name":"Lisa","key":"52db0ef4f6a7b4cd23e4e7ff0a43e5f9068d889cc689d5591b418d16a846fb9e","mind":null}', 'UTF8')),
('apple-beaver-221', 3, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('apple-beaver-221', 4, convert_to('{"table":"sat","name":"Wren","key":null,"mind":"regular"}', 'UTF8')),
('apple-beaver-221', 5, convert_to('{"table":"lockchanged","locked":true}', 'UTF8')),
('apple-beaver-221', 6, convert_to('{"table":"dedicated","occasion":{"occasion":"day","day":"2026-11-17","seed":"ba7d6a9333b6ef04771d96c82d1eae7e"}}', 'UTF8')),
('apple-beaver-221', 7, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":3,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":false,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('apple-beaver-221', 8, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["G","V","E","E","R","A","D","R","ER","Y","K","R","QU","G","G","TH","A","I","E","S","N","CL","D","E","QU","I","ER","I","I","Y","T","Y","E","A","J","A","W","F","W","A","IN","B","R","O","C","B","E","A","IN","J","O","Z","O","S","Q","X","CL","A","T","S","L","I","U","M","Z","O","V","X","L","U","N","F","H","H","I","Q","A","T","E","T","G","A","O","R","A","D","L","E","T","I","C","T","O","I","E","O","TH","E","E","D","S","U","P","O","E","N","Y","N","N","R","L","M","P","K","N","U","U","U"]}}', 'UTF8')),
('apple-beaver-221', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1,4]]}}', 'UTF8')),
('apple-beaver-221', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,4,2]]}}', 'UTF8')),
('apple-beaver-221', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('apple-beaver-221', 13, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('apple-beaver-221', 15, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,1]]}}', 'UTF8')),
('apple-beaver-221', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,3]]}}', 'UTF8')),
('apple-beaver-221', 18, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('apple-beaver-221', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1]]}}', 'UTF8')),
('apple-beaver-221', 20, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,2,5]]}}', 'UTF8')),
('apple-beaver-221', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,1]]}}', 'UTF8')),
('apple-beaver-221', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,5]]}}', 'UTF8')),
('apple-beaver-221', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,2]]}}', 'UTF8')),
('apple-beaver-221', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2,5]]}}', 'UTF8')),
('apple-beaver-221', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,1,2]]}}', 'UTF8')),
('apple-beaver-221', 27, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('apple-beaver-221', 28, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,3]]}}', 'UTF8')),
('apple-beaver-221', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('apple-beaver-221', 31, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 32, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[1,5,3]],"discard":4}}', 'UTF8')),
('apple-beaver-221', 33, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('apple-beaver-221', 34, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('apple-beaver-221', 35, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":1,"word":0}}', 'UTF8')),
('apple-beaver-221', 36, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('apple-beaver-221', 37, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('apple-beaver-221', 38, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,6]]}}', 'UTF8')),
('apple-beaver-221', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3,5]]}}', 'UTF8')),
('apple-beaver-221', 41, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,5,2]]}}', 'UTF8')),
('apple-beaver-221', 42, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,2,5]]}}', 'UTF8')),
('apple-beaver-221', 43, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,5,3]]}}', 'UTF8')),
('apple-beaver-221', 44, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('apple-beaver-221', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('apple-beaver-221', 46, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 47, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('apple-beaver-221', 48, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('apple-beaver-221', 50, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 51, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('apple-beaver-221', 52, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 53, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('apple-beaver-221', 54, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,7,1]]}}', 'UTF8')),
('apple-beaver-221', 56, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[7,1,3]],"discard":5}}', 'UTF8')),
('apple-beaver-221', 57, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('apple-beaver-221', 58, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('apple-beaver-221', 59, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('apple-beaver-221', 60, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":8}}', 'UTF8')),
('apple-beaver-221', 62, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 63, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,2,7]]}}', 'UTF8')),
('apple-beaver-221', 64, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,8,2]]}}', 'UTF8')),
('apple-beaver-221', 65, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[8,6]],"discard":2}}', 'UTF8')),
('apple-beaver-221', 66, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('apple-beaver-221', 67, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":3}}', 'UTF8')),
('apple-beaver-221', 68, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":3}}', 'UTF8')),
('apple-beaver-221', 69, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('apple-beaver-221', 70, convert_to('{"table":"played","event":{"event":"hand-scored","points":[34,8,-16]}}', 'UTF8')),
('apple-beaver-221', 71, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('apple-beaver-221', 72, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('apple-beaver-221', 73, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('apple-beaver-221', 74, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":2,"order":["L","O","CL","O","P","T","K","D","L","E","A","I","N","J","I","X","A","Z","IN","E","R","A","W","U","N","Y","R","E","U","G","G","R","O","IN","T","A","X","T","Q","A","T","E","S","D","E","D","A","H","W","O","N","H","J","T","QU","A","S","N","K","Y","CL","U","P","S","Z","M","G","A","ER","I","U","E","ER","E","I","S","A","T","C","B","O","U","B","I","O","Y","R","O","TH","F","E","Y","D","E","L","V","N","E","Q","QU","I","F","A","M","R","L","O","N","I","I","R","V","U","E","TH","C","G","E"]}}', 'UTF8')),
('apple-beaver-221', 75, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 76, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,1],[2,4]]}}', 'UTF8')),
('apple-beaver-221', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5],[3,4]]}}', 'UTF8')),
('apple-beaver-221', 78, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,5],[1,2]]}}', 'UTF8')),
('apple-beaver-221', 79, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3],[1,4]]}}', 'UTF8')),
('apple-beaver-221', 80, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('apple-beaver-221', 81, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 82, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2],[1,5]]}}', 'UTF8')),
('apple-beaver-221', 83, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('apple-beaver-221', 84, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('apple-beaver-221', 85, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 86, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('apple-beaver-221', 87, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,4],[1,3]]}}', 'UTF8')),
('apple-beaver-221', 88, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('apple-beaver-221', 89, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,3,5]]}}', 'UTF8')),
('apple-beaver-221', 90, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3,5]]}}', 'UTF8')),
('apple-beaver-221', 91, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 92, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('apple-beaver-221', 93, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 94, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,3],[2,5]]}}', 'UTF8')),
('apple-beaver-221', 95, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[5,3],[4,6]],"discard":2}}', 'UTF8')),
('apple-beaver-221', 96, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('apple-beaver-221', 97, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('apple-beaver-221', 98, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('apple-beaver-221', 99, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 100, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[4,5],[1,2]],"discard":6}}', 'UTF8')),
('apple-beaver-221', 101, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 102, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('apple-beaver-221', 103, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('apple-beaver-221', 104, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('apple-beaver-221', 105, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('apple-beaver-221', 106, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('apple-beaver-221', 107, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-24,20,34]}}', 'UTF8')),
('apple-beaver-221', 108, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('apple-beaver-221', 109, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('apple-beaver-221', 110, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('apple-beaver-221', 111, convert_to('{"table":"played","event":{"event":"dealt","hand":3,"dealer":0,"order":["QU","F","I","Q","J","TH","E","S","R","Z","ER","O","D","N","A","R","O","O","T","D","R","U","V","K","N","E","A","I","W","E","S","B","J","Y","R","L","G","A","Z","W","Y","E","QU","N","E","N","A","E","U","U","IN","I","C","P","U","Y","T","X","E","T","I","R","E","P","G","L","S","D","T","O","E","A","B","CL","A","D","M","U","H","O","A","S","A","A","TH","O","Y","O","I","F","N","A","I","M","IN","CL","G","E","Q","G","X","C","I","T","T","E","V","L","K","U","L","O","E","H","I","R","ER","N"]}}', 'UTF8')),
('apple-beaver-221', 112, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('apple-beaver-221', 113, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('apple-beaver-221', 114, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[5,2]]}}', 'UTF8')),
('apple-beaver-221', 115, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 116, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('apple-beaver-221', 117, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,2],[3,4]]}}', 'UTF8')),
('apple-beaver-221', 118, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 119, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('apple-beaver-221', 120, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 121, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,4,1],[6,3]]}}', 'UTF8')),
('apple-beaver-221', 122, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,1,6],[3,5]]}}', 'UTF8')),
('apple-beaver-221', 123, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('apple-beaver-221', 124, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,5],[1,3]]}}', 'UTF8')),
('apple-beaver-221', 125, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 126, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('apple-beaver-221', 127, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 128, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2],[3,4,7]]}}', 'UTF8')),
('apple-beaver-221', 129, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('apple-beaver-221', 130, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 131, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[3,6],[4,7,2]],"discard":1}}', 'UTF8')),
('apple-beaver-221', 132, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('apple-beaver-221', 133, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('apple-beaver-221', 134, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('apple-beaver-221', 135, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,7],[3,1]]}}', 'UTF8')),
('apple-beaver-221', 136, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apple-beaver-221', 137, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('apple-beaver-221', 138, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apple-beaver-221', 139, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,6],[8,4,2]]}}', 'UTF8')),
('apple-beaver-221', 140, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[4,6,1],[7,8]],"discard":2}}', 'UTF8')),
('apple-beaver-221', 141, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('apple-beaver-221', 142, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('apple-beaver-221', 143, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('apple-beaver-221', 144, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('apple-beaver-221', 145, convert_to('{"table":"played","event":{"event":"hand-scored","points":[26,-36,18]}}', 'UTF8')),
('apple-beaver-221', 146, convert_to('{"table":"played","event":{"event":"ended","totals":[36,-8,36],"winners":[0,2]}}', 'UTF8')),
('bronze-garden-596', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('bronze-garden-596', 2, convert_to('{"table":"sat","name":"Lisa","key":"ce9f5441a05145c304df9d82c239e27b4e91b0e1c31e1602539e3d857e07565d","mind":null}', 'UTF8')),
('bronze-garden-596', 3, convert_to('{"table":"sat","name":"Zoë","key":"bee06c7002eb0400e145e2456d6334e77d486c150ab80d57140a28870032b031","mind":null}', 'UTF8')),
('bronze-garden-596', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('bronze-garden-596', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('bronze-garden-596', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["O","I","O","Y","Z","TH","QU","E","K","D","H","O","A","L","L","I","U","D","CL","I","Z","I","B","I","E","T","I","V","P","E","K","J","ER","F","L","O","N","O","R","E","QU","U","TH","G","T","E","A","O","X","R","P","Y","A","H","S","A","N","U","J","C","U","G","W","Y","O","IN","O","IN","S","E","ER","B","E","G","E","U","R","X","I","N","R","R","E","Q","A","S","M","M","R","Y","E","D","E","W","T","N","A","E","V","S","G","I","N","T","U","L","A","A","CL","C","T","D","A","F","T","A","N","Q"]}}', 'UTF8')),
('bronze-garden-596', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.015042660999824875}', 'UTF8')),
('bronze-garden-596', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1]]}}', 'UTF8')),
('bronze-garden-596', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 10, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('bronze-garden-596', 11, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 12, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,4,2]]}}', 'UTF8')),
('bronze-garden-596', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,4,1]]}}', 'UTF8')),
('bronze-garden-596', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('bronze-garden-596', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,2]]}}', 'UTF8')),
('bronze-garden-596', 16, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('bronze-garden-596', 18, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('bronze-garden-596', 20, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('bronze-garden-596', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('bronze-garden-596', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1]]}}', 'UTF8')),
('bronze-garden-596', 24, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,1]]}}', 'UTF8')),
('bronze-garden-596', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,5]]}}', 'UTF8')),
('bronze-garden-596', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3,1]]}}', 'UTF8')),
('bronze-garden-596', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2,5]]}}', 'UTF8')),
('bronze-garden-596', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,3,2]]}}', 'UTF8')),
('bronze-garden-596', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('bronze-garden-596', 31, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 32, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('bronze-garden-596', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,5]]}}', 'UTF8')),
('bronze-garden-596', 34, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,6,4]]}}', 'UTF8')),
('bronze-garden-596', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,5,6]]}}', 'UTF8')),
('bronze-garden-596', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('bronze-garden-596', 38, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,1,6]]}}', 'UTF8')),
('bronze-garden-596', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,1,5]]}}', 'UTF8')),
('bronze-garden-596', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('bronze-garden-596', 42, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('bronze-garden-596', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,6]]}}', 'UTF8')),
('bronze-garden-596', 45, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 46, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('bronze-garden-596', 47, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 48, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[7,1,6]]}}', 'UTF8')),
('bronze-garden-596', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":7}}', 'UTF8')),
('bronze-garden-596', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,4]]}}', 'UTF8')),
('bronze-garden-596', 51, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":8}}', 'UTF8')),
('bronze-garden-596', 53, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,7]]}}', 'UTF8')),
('bronze-garden-596', 54, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,8,7]]}}', 'UTF8')),
('bronze-garden-596', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,5,6]]}}', 'UTF8')),
('bronze-garden-596', 57, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,6,5]]}}', 'UTF8')),
('bronze-garden-596', 58, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,6,5]]}}', 'UTF8')),
('bronze-garden-596', 59, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('bronze-garden-596', 60, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('bronze-garden-596', 62, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 63, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":9}}', 'UTF8')),
('bronze-garden-596', 64, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('bronze-garden-596', 65, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('bronze-garden-596', 66, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 67, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[5,6,8]],"discard":9}}', 'UTF8')),
('bronze-garden-596', 68, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('bronze-garden-596', 69, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('bronze-garden-596', 70, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('bronze-garden-596', 71, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 72, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,10,4]]}}', 'UTF8')),
('bronze-garden-596', 73, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('bronze-garden-596', 74, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('bronze-garden-596', 75, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[10,8,9]],"discard":7}}', 'UTF8')),
('bronze-garden-596', 76, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('bronze-garden-596', 77, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('bronze-garden-596', 78, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":2,"word":0}}', 'UTF8')),
('bronze-garden-596', 79, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('bronze-garden-596', 80, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('bronze-garden-596', 81, convert_to('{"table":"played","event":{"event":"hand-scored","points":[2,-36,34]}}', 'UTF8')),
('bronze-garden-596', 82, convert_to('{"table":"played","event":{"event":"ended","totals":[2,-36,34],"winners":[2]}}', 'UTF8')),
('bronze-garden-596', 83, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-what-a-game","at":0.04449733799992828}', 'UTF8')),
('calm-otter-217', 1, convert_to('{"table":"chosen","game":"letterjam","rule_set":"rulebook","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('calm-otter-217', 2, convert_to('{"table":"sat","name":"Lisa","key":"b86b63442730b8435b0f4f913e6bbfed91c167f3963c2d26211155b0acb04603","mind":null}', 'UTF8')),
('calm-otter-217', 3, convert_to('{"table":"sat","name":"Zoë","key":"f399afe8669419c8ecf45a8377db533298e5759431f1c2323038e73d5355add2","mind":null}', 'UTF8')),
('calm-otter-217', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('calm-otter-217', 5, convert_to('{"table":"began","number":1,"lexicon":"parlour@551f8baf209d","options":{"lexicon":"parlour","chat":false,"watchers_see_letters":false,"length":5,"lengths":[],"words":"table","agreement":"unanimity","strict_share":false,"extra_letters":"guess-aloud","extra_points":"per-extra-letter","acceptance":"known","decisions":"open","stop_early":true,"wildcard_lengthens":true,"any_length":false,"helper":false,"deck":"english"}}', 'UTF8')),
('calm-otter-217', 6, convert_to('{"table":"played","event":{"event":"words-dealt","words":["ENEMY","ASKED","EARLY"],"rows":["ENMEY","DSEKA","EYRLA"],"stacks":["BCEOILO","CTEISTHC","DIPSKFTTU"],"deck":"HULUHGBWRGFPIRRWNOASMANDO"}}', 'UTF8')),
('calm-otter-217', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.11284828999941965}', 'UTF8')),
('calm-otter-217', 8, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":1,"sources":["s1","s2"],"wildcard":null}}', 'UTF8')),
('calm-otter-217', 9, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":1,"sources":["*","p2"],"wildcard":"A"}}', 'UTF8')),
('calm-otter-217', 10, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":1,"letter":"F"}}', 'UTF8')),
('calm-otter-217', 11, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":4,"letter":"H"}}', 'UTF8')),
('calm-otter-217', 12, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":2,"sources":["s0","*","s0","p2","s0","s1","s0"],"wildcard":"Z"}}', 'UTF8')),
('calm-otter-217', 13, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":1,"sources":["s1","s1","p1","s0","s1","s2"],"wildcard":null}}', 'UTF8')),
('calm-otter-217', 14, convert_to('{"table":"played","event":{"event":"good-clue-said","seat":2}}', 'UTF8')),
('calm-otter-217', 15, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":2,"sources":["s2","*"],"wildcard":"N"}}', 'UTF8')),
('calm-otter-217', 16, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":4,"letter":"N"}}', 'UTF8')),
('calm-otter-217', 17, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"P"}}', 'UTF8')),
('calm-otter-217', 18, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":2,"sources":["s2","p1","s2","p0","s1","*"],"wildcard":"R"}}', 'UTF8')),
('calm-otter-217', 19, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('calm-otter-217', 20, convert_to('{"table":"played","event":{"event":"offered","seat":0,"offer":1,"draft":1}}', 'UTF8')),
('calm-otter-217', 21, convert_to('{"table":"played","event":{"event":"backed","seat":2,"offer":1}}', 'UTF8')),
('calm-otter-217', 22, convert_to('{"table":"played","event":{"event":"backed","seat":1,"offer":1}}', 'UTF8')),
('calm-otter-217', 23, convert_to('{"table":"played","event":{"event":"clue-given","offer":1,"token":"red"}}', 'UTF8')),
('calm-otter-217', 24, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":1}}', 'UTF8')),
('calm-otter-217', 25, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":2}}', 'UTF8')),
('calm-otter-217', 26, convert_to('{"table":"played","event":{"event":"round-ended"}}', 'UTF8')),
('calm-otter-217', 27, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":3,"sources":["*","s2","*","p0","s0","s0"],"wildcard":"G"}}', 'UTF8')),
('calm-otter-217', 28, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":3,"sources":["*","p0","p1","s0","p1","s0","s2","p0","s2"],"wildcard":"J"}}', 'UTF8')),
('calm-otter-217', 29, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":0,"letter":"O"}}', 'UTF8')),
('calm-otter-217', 30, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":null,"text":"a vowel?"}}', 'UTF8')),
('calm-otter-217', 31, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":4,"text":"not in the middle"}}', 'UTF8')),
('calm-otter-217', 32, convert_to('{"table":"played","event":{"event":"stop-wanted","seat":2,"want":true}}', 'UTF8')),
('calm-otter-217', 33, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":3,"sources":["s2"],"wildcard":null}}', 'UTF8')),
('calm-otter-217', 34, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":4,"sources":["p1"],"wildcard":null}}', 'UTF8')),
('calm-otter-217', 35, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":5,"sources":["*","p0","s1","s2","s1","s0"],"wildcard":"H"}}', 'UTF8')),
('calm-otter-217', 36, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":3,"letter":"T"}}', 'UTF8')),
('day/2026-11-17/quiddler', 1, convert_to('{"day":"opened","seed":"ba7d6a9333b6ef04771d96c82d1eae7e"}', 'UTF8')),
('day/2026-11-17/quiddler', 2, convert_to('{"day":"finished","points":36}', 'UTF8')),
('topaz-trumpet-353', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('topaz-trumpet-353', 2, convert_to('{"table":"sat","name":"Lisa","key":"cc737ce6ec17825a573968963fe6a47af6b78ec0c2aa26e4015aad63339994b4","mind":null}', 'UTF8')),
('topaz-trumpet-353', 3, convert_to('{"table":"sat","name":"Zoë","key":"19545d802486270bb3de3b45df0fb7d10330b6ba1062123a68a31d6670af906f","mind":null}', 'UTF8')),
('topaz-trumpet-353', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('topaz-trumpet-353', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":8,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('topaz-trumpet-353', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["I","O","I","C","B","A","I","QU","U","I","G","E","R","G","D","T","A","IN","Z","A","T","X","A","O","TH","R","M","S","H","N","L","A","I","D","O","A","R","O","N","E","Q","A","E","I","Z","A","W","A","T","I","U","P","Y","I","S","K","N","V","D","O","ER","J","O","G","E","U","P","F","E","E","J","V","N","U","T","A","O","H","S","G","CL","U","Y","L","CL","E","B","E","S","F","E","U","T","Q","L","W","Y","N","E","ER","IN","D","X","K","R","R","L","O","T","E","TH","N","M","QU","R","C","Y","E"]}}', 'UTF8')),
('topaz-trumpet-353', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.12647145699975226}', 'UTF8')),
('topaz-trumpet-353', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3]]}}', 'UTF8')),
('topaz-trumpet-353', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('topaz-trumpet-353', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,4,3]]}}', 'UTF8')),
('topaz-trumpet-353', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('topaz-trumpet-353', 12, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('topaz-trumpet-353', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,4,2]]}}', 'UTF8')),
('topaz-trumpet-353', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('topaz-trumpet-353', 15, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('topaz-trumpet-353', 16, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('topaz-trumpet-353', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3]]}}', 'UTF8')),
('topaz-trumpet-353', 18, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('topaz-trumpet-353', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,5,1]]}}', 'UTF8')),
('topaz-trumpet-353', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,3]]}}', 'UTF8')),
('topaz-trumpet-353', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,4,3]]}}', 'UTF8')),
('topaz-trumpet-353', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,4]]}}', 'UTF8')),
('topaz-trumpet-353', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3,4]]}}', 'UTF8')),
('topaz-trumpet-353', 24, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('topaz-trumpet-353', 25, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('topaz-trumpet-353', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,2,4]]}}', 'UTF8')),
('topaz-trumpet-353', 27, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[4,2,1]],"discard":5}}', 'UTF8')),
('topaz-trumpet-353', 28, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hurry","at":0.1347039570000561}', 'UTF8')),
('topaz-trumpet-353', 29, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('topaz-trumpet-353', 30, convert_to('{"table":"played","event":{"event":"challenged","seat":2,"lay_down":1,"word":0}}', 'UTF8')),
('topaz-trumpet-353', 31, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('topaz-trumpet-353', 32, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('topaz-trumpet-353', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,3]]}}', 'UTF8')),
('topaz-trumpet-353', 34, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('topaz-trumpet-353', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,5,1]]}}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES
('apple-beaver-221', '52db0ef4f6a7b4cd:1996cb538ffd8f3e-34', 45),
('apple-beaver-221', '52db0ef4f6a7b4cd:1a9e9776a881bbac-36', 47),
('apple-beaver-221', '52db0ef4f6a7b4cd:1da713b6e0a279b5-101', 122),
('apple-beaver-221', '52db0ef4f6a7b4cd:1e52e8ed20d26793-25', 34),
('apple-beaver-221', '52db0ef4f6a7b4cd:23cb6d830b20853c-120', 146),
('apple-beaver-221', '52db0ef4f6a7b4cd:24dff640dcbf7d87-19', 28),
('apple-beaver-221', '52db0ef4f6a7b4cd:251565499da17a37-64', 80),
('apple-beaver-221', '52db0ef4f6a7b4cd:259b9aa12a62df9e-84', 101),
('apple-beaver-221', '52db0ef4f6a7b4cd:264d3c06a388c609-109', 130),
('apple-beaver-221', '52db0ef4f6a7b4cd:2c848b80a634bfc8-85', 103),
('apple-beaver-221', '52db0ef4f6a7b4cd:312f740171e7b0c6-50', 62),
('apple-beaver-221', '52db0ef4f6a7b4cd:4c97c44c67a8f718-87', 107),
('apple-beaver-221', '52db0ef4f6a7b4cd:4f38e0a456772f27-51', 63),
('apple-beaver-221', '52db0ef4f6a7b4cd:5e57a2d25482047-76', 92),
('apple-beaver-221', '52db0ef4f6a7b4cd:6420d22a35eab335-5', 14),
('apple-beaver-221', '52db0ef4f6a7b4cd:6453b13cb3c5268d-60', 76),
('apple-beaver-221', '52db0ef4f6a7b4cd:718fe4da6e05e3ec-20', 29),
('apple-beaver-221', '52db0ef4f6a7b4cd:7469026f34c04c31-89', 109),
('apple-beaver-221', '52db0ef4f6a7b4cd:74ae5daef86f1a8e-61', 77),
('apple-beaver-221', '52db0ef4f6a7b4cd:794a85d3c43e432c-21', 30),
('apple-beaver-221', '52db0ef4f6a7b4cd:7a92bb167edae2a9-57', 72),
('apple-beaver-221', '52db0ef4f6a7b4cd:8684542297f1c632-46', 57),
('apple-beaver-221', '52db0ef4f6a7b4cd:8e5c3cef3f09d99c-81', 98),
('apple-beaver-221', '52db0ef4f6a7b4cd:983275127edfa7be-75', 91),
('apple-beaver-221', '52db0ef4f6a7b4cd:a2c64f7523f26e68-41', 52),
('apple-beaver-221', '52db0ef4f6a7b4cd:a6d221a194fe3fa0-73', 89),
('apple-beaver-221', '52db0ef4f6a7b4cd:ab2f914c1b203166-26', 37),
('apple-beaver-221', '52db0ef4f6a7b4cd:b3daa8fabc0a9d17-63', 79),
('apple-beaver-221', '52db0ef4f6a7b4cd:b3fda49b6bb13f3b-35', 46),
('apple-beaver-221', '52db0ef4f6a7b4cd:b427dbeffe472cad-100', 121),
('apple-beaver-221', '52db0ef4f6a7b4cd:b501907163224d94-62', 78),
('apple-beaver-221', '52db0ef4f6a7b4cd:b9617596cada1f6a-53', 66),
('apple-beaver-221', '52db0ef4f6a7b4cd:bc36b24675b5d857-74', 90),
('apple-beaver-221', '52db0ef4f6a7b4cd:c3fd390c0d367af-110', 131),
('apple-beaver-221', '52db0ef4f6a7b4cd:ca7f003201b2b965-99', 120),
('apple-beaver-221', '52db0ef4f6a7b4cd:d63ca3268908fdf7-52', 64),
('apple-beaver-221', '52db0ef4f6a7b4cd:d7386d6c84a1330a-4', 13),
('apple-beaver-221', '52db0ef4f6a7b4cd:debca2b625d546d9-102', 123),
('apple-beaver-221', '52db0ef4f6a7b4cd:ec3d0f30b421e771-59', 75),
('apple-beaver-221', '52db0ef4f6a7b4cd:fa5ca62c179fc984-42', 53),
('apple-beaver-221', 'bot:1:103', 104),
('apple-beaver-221', 'bot:1:107', 108),
('apple-beaver-221', 'bot:1:111', 112),
('apple-beaver-221', 'bot:1:112', 113),
('apple-beaver-221', 'bot:1:113', 114),
('apple-beaver-221', 'bot:1:114', 115),
('apple-beaver-221', 'bot:1:115', 116),
('apple-beaver-221', 'bot:1:123', 124),
('apple-beaver-221', 'bot:1:124', 125),
('apple-beaver-221', 'bot:1:125', 126),
('apple-beaver-221', 'bot:1:131', 132),
('apple-beaver-221', 'bot:1:134', 135),
('apple-beaver-221', 'bot:1:135', 136),
('apple-beaver-221', 'bot:1:136', 137),
('apple-beaver-221', 'bot:1:14', 15),
('apple-beaver-221', 'bot:1:141', 142),
('apple-beaver-221', 'bot:1:15', 16),
('apple-beaver-221', 'bot:1:16', 17),
('apple-beaver-221', 'bot:1:17', 18),
('apple-beaver-221', 'bot:1:30', 31),
('apple-beaver-221', 'bot:1:31', 32),
('apple-beaver-221', 'bot:1:47', 48),
('apple-beaver-221', 'bot:1:48', 49),
('apple-beaver-221', 'bot:1:53', 54),
('apple-beaver-221', 'bot:1:54', 55),
('apple-beaver-221', 'bot:1:55', 56),
('apple-beaver-221', 'bot:1:66', 67),
('apple-beaver-221', 'bot:1:70', 71),
('apple-beaver-221', 'bot:1:80', 81),
('apple-beaver-221', 'bot:1:81', 82),
('apple-beaver-221', 'bot:1:82', 83),
('apple-beaver-221', 'bot:1:83', 84),
('apple-beaver-221', 'bot:1:92', 93),
('apple-beaver-221', 'bot:1:93', 94),
('apple-beaver-221', 'bot:1:94', 95),
('apple-beaver-221', 'bot:2:10', 11),
('apple-beaver-221', 'bot:2:109', 111),
('apple-beaver-221', 'bot:2:11', 12),
('apple-beaver-221', 'bot:2:116', 117),
('apple-beaver-221', 'bot:2:117', 118),
('apple-beaver-221', 'bot:2:118', 119),
('apple-beaver-221', 'bot:2:126', 127),
('apple-beaver-221', 'bot:2:127', 128),
('apple-beaver-221', 'bot:2:128', 129),
('apple-beaver-221', 'bot:2:132', 134),
('apple-beaver-221', 'bot:2:137', 138),
('apple-beaver-221', 'bot:2:138', 139),
('apple-beaver-221', 'bot:2:139', 141),
('apple-beaver-221', 'bot:2:18', 19),
('apple-beaver-221', 'bot:2:19', 20),
('apple-beaver-221', 'bot:2:20', 21),
('apple-beaver-221', 'bot:2:21', 22),
('apple-beaver-221', 'bot:2:22', 23),
('apple-beaver-221', 'bot:2:23', 24),
('apple-beaver-221', 'bot:2:24', 25),
('apple-beaver-221', 'bot:2:25', 26),
('apple-beaver-221', 'bot:2:26', 27),
('apple-beaver-221', 'bot:2:32', 33),
('apple-beaver-221', 'bot:2:37', 38),
('apple-beaver-221', 'bot:2:38', 39),
('apple-beaver-221', 'bot:2:39', 40),
('apple-beaver-221', 'bot:2:40', 41),
('apple-beaver-221', 'bot:2:41', 42),
('apple-beaver-221', 'bot:2:42', 43),
('apple-beaver-221', 'bot:2:43', 44),
('apple-beaver-221', 'bot:2:49', 50),
('apple-beaver-221', 'bot:2:50', 51),
('apple-beaver-221', 'bot:2:57', 59),
('apple-beaver-221', 'bot:2:59', 60),
('apple-beaver-221', 'bot:2:60', 61),
('apple-beaver-221', 'bot:2:67', 70),
('apple-beaver-221', 'bot:2:72', 74),
('apple-beaver-221', 'bot:2:8', 9),
('apple-beaver-221', 'bot:2:84', 85),
('apple-beaver-221', 'bot:2:85', 86),
('apple-beaver-221', 'bot:2:86', 87),
('apple-beaver-221', 'bot:2:87', 88),
('apple-beaver-221', 'bot:2:9', 10),
('apple-beaver-221', 'bot:2:95', 96),
('apple-beaver-221', 'bot:2:98', 99),
('apple-beaver-221', 'bot:2:99', 100),
('bronze-garden-596', 'bee06c7002eb0400:32c9c69b4e50ed89-37', 45),
('bronze-garden-596', 'bee06c7002eb0400:3b08c6e33c729578-5', 13),
('bronze-garden-596', 'bee06c7002eb0400:44a4a8f69dc8db48-13', 21),
('bronze-garden-596', 'bee06c7002eb0400:49dd332a73fa0b2-26', 34),
('bronze-garden-596', 'bee06c7002eb0400:531d6460f0caeef0-12', 20),
('bronze-garden-596', 'bee06c7002eb0400:5b8aaa464a6ec74a-45', 53),
('bronze-garden-596', 'bee06c7002eb0400:5c2ff4ed78f5b4d4-57', 65),
('bronze-garden-596', 'bee06c7002eb0400:6921f4be0f5b8e2c-38', 46),
('bronze-garden-596', 'bee06c7002eb0400:6a27e0dfcbf87544-6', 14),
('bronze-garden-596', 'bee06c7002eb0400:6c4ad652af3f5d78-29', 37),
('bronze-garden-596', 'bee06c7002eb0400:7c44b0afe7da77d1-66', 76),
('bronze-garden-596', 'bee06c7002eb0400:83ca1c107ca6e706-25', 33),
('bronze-garden-596', 'bee06c7002eb0400:8624857a2c2af60d-50', 58),
('bronze-garden-596', 'bee06c7002eb0400:897246a40c270b0-27', 35),
('bronze-garden-596', 'bee06c7002eb0400:9325626e6b58de7-4', 12),
('bronze-garden-596', 'bee06c7002eb0400:ae2321e6d6047617-47', 55),
('bronze-garden-596', 'bee06c7002eb0400:b5e0b62040f3e49e-56', 64),
('bronze-garden-596', 'bee06c7002eb0400:b6c004cc3b8367dc-28', 36),
('bronze-garden-596', 'bee06c7002eb0400:ba51289f95fd948c-48', 56),
('bronze-garden-596', 'bee06c7002eb0400:babe20f3376e539a-61', 70),
('bronze-garden-596', 'bee06c7002eb0400:d205bbfcc8c69069-14', 22),
('bronze-garden-596', 'bee06c7002eb0400:e517f2712b68abef-51', 59),
('bronze-garden-596', 'bee06c7002eb0400:e53f82d5e94f499e-49', 57),
('bronze-garden-596', 'bee06c7002eb0400:ef8acd128b4f2fc1-3', 11),
('bronze-garden-596', 'bee06c7002eb0400:f4670327b8343861-46', 54),
('bronze-garden-596', 'bee06c7002eb0400:f77ef20df8ee4777-65', 74),
('bronze-garden-596', 'bee06c7002eb0400:fbc80976b0bdb4fe-36', 44),
('bronze-garden-596', 'bot:2:14', 15),
('bronze-garden-596', 'bot:2:15', 16),
('bronze-garden-596', 'bot:2:16', 17),
('bronze-garden-596', 'bot:2:22', 23),
('bronze-garden-596', 'bot:2:23', 24),
('bronze-garden-596', 'bot:2:24', 25),
('bronze-garden-596', 'bot:2:25', 26),
('bronze-garden-596', 'bot:2:26', 27),
('bronze-garden-596', 'bot:2:27', 28),
('bronze-garden-596', 'bot:2:28', 29),
('bronze-garden-596', 'bot:2:29', 30),
('bronze-garden-596', 'bot:2:37', 38),
('bronze-garden-596', 'bot:2:38', 39),
('bronze-garden-596', 'bot:2:39', 40),
('bronze-garden-596', 'bot:2:40', 41),
('bronze-garden-596', 'bot:2:46', 47),
('bronze-garden-596', 'bot:2:47', 48),
('bronze-garden-596', 'bot:2:48', 49),
('bronze-garden-596', 'bot:2:59', 60),
('bronze-garden-596', 'bot:2:60', 61),
('bronze-garden-596', 'bot:2:65', 66),
('bronze-garden-596', 'bot:2:66', 67),
('bronze-garden-596', 'bot:2:76', 77),
('bronze-garden-596', 'ce9f5441a05145c3:18026938ebad8304-34', 42),
('bronze-garden-596', 'ce9f5441a05145c3:182c8eb9d0e9f504-60', 68),
('bronze-garden-596', 'ce9f5441a05145c3:1a1fe3f9d6a179fa-23', 31),
('bronze-garden-596', 'ce9f5441a05145c3:1afb9094b151ad75-43', 51),
('bronze-garden-596', 'ce9f5441a05145c3:1f29a9d5e33fc312-42', 50),
('bronze-garden-596', 'ce9f5441a05145c3:3653f8dd9b1f282e-1', 9),
('bronze-garden-596', 'ce9f5441a05145c3:64923e422e304ca0-55', 63),
('bronze-garden-596', 'ce9f5441a05145c3:8370e22040f1e697-64', 73),
('bronze-garden-596', 'ce9f5441a05145c3:985cadfbcf4a959b-54', 62),
('bronze-garden-596', 'ce9f5441a05145c3:begin-0', 4),
('bronze-garden-596', 'ce9f5441a05145c3:begin-1', 7),
('bronze-garden-596', 'ce9f5441a05145c3:c45a29188ec6f4d9-63', 72),
('bronze-garden-596', 'ce9f5441a05145c3:c6f75c81786a7648-44', 52),
('bronze-garden-596', 'ce9f5441a05145c3:dcf4bb99f4bea973-0', 8),
('bronze-garden-596', 'ce9f5441a05145c3:e73695c3e652c71a-10', 18),
('bronze-garden-596', 'ce9f5441a05145c3:eb9ac688b9d39cca-11', 19),
('bronze-garden-596', 'ce9f5441a05145c3:f042b30dc010c257-68', 83),
('bronze-garden-596', 'ce9f5441a05145c3:f2b64df6dff07870-24', 32),
('bronze-garden-596', 'ce9f5441a05145c3:f5ee773384eaed1f-35', 43),
('bronze-garden-596', 'ce9f5441a05145c3:f8fb9528e27a5ed8-62', 71),
('bronze-garden-596', 'ce9f5441a05145c3:ffed9235288bc781-2', 10),
('calm-otter-217', 'b86b63442730b843:1a65c852546e8e43-21', 33),
('calm-otter-217', 'b86b63442730b843:38b7f8fbcaa05af0-12', 20),
('calm-otter-217', 'b86b63442730b843:4d74aca6c3b22188-11', 19),
('calm-otter-217', 'b86b63442730b843:5db99d6b07c731f6-19', 31),
('calm-otter-217', 'b86b63442730b843:a83fbd5d12ed7f6e-17', 29),
('calm-otter-217', 'b86b63442730b843:ba6f87d7eeac1c4f-0', 8),
('calm-otter-217', 'b86b63442730b843:begin-0', 4),
('calm-otter-217', 'b86b63442730b843:begin-1', 7),
('calm-otter-217', 'b86b63442730b843:d0013352e4635b9d-9', 17),
('calm-otter-217', 'b86b63442730b843:d516f21ce5f0fe49-18', 30),
('calm-otter-217', 'b86b63442730b843:e2dd8f4037bea765-24', 36),
('calm-otter-217', 'b86b63442730b843:f732dc012859430c-7', 15),
('calm-otter-217', 'bot:2:12', 13),
('calm-otter-217', 'bot:2:13', 14),
('calm-otter-217', 'bot:2:15', 16),
('calm-otter-217', 'bot:2:17', 18),
('calm-otter-217', 'bot:2:20', 21),
('calm-otter-217', 'bot:2:27', 28),
('calm-otter-217', 'bot:2:31', 32),
('calm-otter-217', 'bot:2:33', 34),
('calm-otter-217', 'bot:2:34', 35),
('calm-otter-217', 'f399afe8669419c8:1c48486f01e4cd9d-1', 9),
('calm-otter-217', 'f399afe8669419c8:68a0c5e2883de5f-14', 26),
('calm-otter-217', 'f399afe8669419c8:8478838bf70c55df-4', 12),
('calm-otter-217', 'f399afe8669419c8:c874b3690e4f3036-15', 27),
('calm-otter-217', 'f399afe8669419c8:cb81daee315441d7-2', 10),
('calm-otter-217', 'f399afe8669419c8:da6a0f0244b42865-3', 11),
('day/2026-11-17/quiddler', 'apple-beaver-221', 2),
('topaz-trumpet-353', '19545d802486270b:21bc6e47a25623f6-4', 12),
('topaz-trumpet-353', '19545d802486270b:5f1e0187a73d689b-6', 14),
('topaz-trumpet-353', '19545d802486270b:7dec31ff5c1bd840-5', 13),
('topaz-trumpet-353', '19545d802486270b:b6c88ed8e5e58eff-17', 25),
('topaz-trumpet-353', '19545d802486270b:e8c9134e897f381f-18', 26),
('topaz-trumpet-353', '19545d802486270b:f7ea76c5ae3de98c-19', 28),
('topaz-trumpet-353', 'bot:2:14', 15),
('topaz-trumpet-353', 'bot:2:15', 16),
('topaz-trumpet-353', 'bot:2:29', 32),
('topaz-trumpet-353', 'bot:2:32', 33),
('topaz-trumpet-353', 'bot:2:33', 34),
('topaz-trumpet-353', 'bot:2:34', 35),
('topaz-trumpet-353', 'cc737ce6ec17825a:1fc4d3282c4501f3-16', 24),
('topaz-trumpet-353', 'cc737ce6ec17825a:30b051ae602b1f4e-12', 20),
('topaz-trumpet-353', 'cc737ce6ec17825a:350008951d78c18a-14', 22),
('topaz-trumpet-353', 'cc737ce6ec17825a:6e61f85084fa099-15', 23),
('topaz-trumpet-353', 'cc737ce6ec17825a:6fe658e24efc3f24-13', 21),
('topaz-trumpet-353', 'cc737ce6ec17825a:86f7fd2de63812f-0', 8),
('topaz-trumpet-353', 'cc737ce6ec17825a:892a9b5ff3a7a81d-10', 18),
('topaz-trumpet-353', 'cc737ce6ec17825a:9106f4eb9bb63680-9', 17),
('topaz-trumpet-353', 'cc737ce6ec17825a:9fd681b52d0b415e-2', 10),
('topaz-trumpet-353', 'cc737ce6ec17825a:ab0497e2d1a608e5-1', 9),
('topaz-trumpet-353', 'cc737ce6ec17825a:b0ff376c5485c9e4-3', 11),
('topaz-trumpet-353', 'cc737ce6ec17825a:begin-0', 4),
('topaz-trumpet-353', 'cc737ce6ec17825a:begin-1', 7),
('topaz-trumpet-353', 'cc737ce6ec17825a:e579a59ed762a8e7-20', 29),
('topaz-trumpet-353', 'cc737ce6ec17825a:ec53da713b9fbe76-11', 19);
INSERT INTO records (code, number, game, ended, record) VALUES
('apple-beaver-221', 1, 'quiddler', 1794894857.6053078, 'Parlour record 2
game: quiddler
rules: manual
option hands: 3
option out on first turn: no
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular
seat: Wren, bot regular

1. For hand 1 Otter deals 3 cards each: Lisa gets VRR; Otter gets EA(ER); Wren gets GED; the first discard is Y; the stock is KR(QU)GG(TH)AIESN(CL)DE(QU)I(ER)IIYTYEAJAWFWA(IN)BROCBEA(IN)JOZOSQX(CL)ATSLIUMZOVXLUNFHHIQATETGAORADLETICTOIEO(TH)EEDSUPOENYNNRLMPKNUUU.
2. Wren takes Y from the discard pile.
3. Wren arranges EGY.
4. Wren arranges DYE.
5. Wren discards Y.
6. Lisa draws K from the stock.
7. Lisa discards V.
8. Otter takes V from the discard pile.
9. Otter arranges VAE.
10. Otter arranges VA(ER).
11. Otter discards A.
12. Wren arranges EG.
13. Wren takes A from the discard pile.
14. Wren arranges DEA.
15. Wren arranges EAG.
16. Wren arranges DGA.
17. Wren arranges DGE.
18. Wren arranges GEA.
19. Wren arranges AGE.
20. Wren discards G.
21. Lisa takes G from the discard pile.
22. Lisa arranges KRR.
23. Lisa discards K.
24. Otter draws R from the stock.
25. Otter goes out with ER(ER) for 20 points, discarding V.
26. Wren passes.
27. Lisa arranges GR2.
28. Lisa challenges ERER.
29. The word ERER is rejected: it is not in the word list; the whole lay-down is void; Otter loses 20; Lisa gains 20.
30. The lay-down is settled: nobody is out.
31. Wren draws (QU) from the stock.
32. Wren arranges EA(QU).
33. Wren arranges EDA.
34. Wren arranges (QU)AE.
35. Wren arranges (QU)EA.
36. Wren arranges (QU)AD.
37. Wren discards E.
38. Lisa arranges GR2.
39. Lisa takes E from the discard pile.
40. Lisa discards R2.
41. Otter draws G from the stock.
42. Otter discards G.
43. Wren takes G from the discard pile.
44. Wren discards D.
45. Lisa takes D from the discard pile.
46. Lisa discards G.
47. Otter takes G from the discard pile.
48. Otter arranges RGE.
49. Otter goes out with GE(ER) for 18 points, discarding R.
50. Lisa passes.
51. Wren passes.
52. The lay-down is settled: Otter is out.
53. Wren takes R from the discard pile.
54. Wren discards R.
55. Lisa takes R from the discard pile.
56. Lisa arranges R2RD.
57. Lisa arranges ER2R.
58. Lisa lays down R2E for 18 points, discarding R.
59. The words of the final turns are revealed: Lisa has RE.
60. Otter passes.
61. Wren passes.
62. The lay-down is settled: the final turns are over.
63. Hand 1 is scored: Lisa 34 (18 for words, -4 left over, 20 from challenges), Otter 8 (18 for words, -20 from challenges, 10 for the longest word), Wren -16 (-16 left over).
64. Otter is ready for the next hand.
65. Lisa is ready for the next hand.
66. Wren is ready for the next hand.
67. For hand 2 Wren deals 4 cards each: Lisa gets LOKE; Otter gets OPDA; Wren gets (CL)TLI; the first discard is N; the stock is JIXAZ(IN)ERAWUNYREUGGRO(IN)TAXTQATESDEDAHWONHJT(QU)ASNKY(CL)UPSZMGA(ER)IUE(ER)EISATCBOUBIOYRO(TH)FEYDELVNEQ(QU)IFAMRLONIIRVUE(TH)CGE.
68. Lisa draws J from the stock.
69. Lisa arranges JL and OE.
70. Lisa arranges LJ and KE.
71. Lisa arranges KJ and LO.
72. Lisa arranges JK and LE.
73. Lisa discards L.
74. Otter takes L from the discard pile.
75. Otter arranges DP and OL.
76. Otter arranges OD and PA.
77. Otter discards O.
78. Wren draws I from the stock.
79. Wren arranges L(CL) and TI2.
80. Wren arranges I2I and (CL)L.
81. Wren discards L.
82. Lisa arranges OKJ.
83. Lisa arranges EKJ.
84. Lisa takes L from the discard pile.
85. Lisa discards K.
86. Otter takes K from the discard pile.
87. Otter arranges AD and PL.
88. Otter goes out with LD and AK for 20 points, discarding P.
89. Wren passes.
90. Lisa passes.
91. The lay-down is settled: Otter is out.
92. Wren draws X from the stock.
93. Wren lays down II and (CL)T for 24 points, discarding X.
94. Lisa draws A from the stock.
95. Lisa discards E.
96. The words of the final turns are revealed: Wren has II, CLT.
97. Otter passes.
98. Lisa passes.
99. The lay-down is settled: the final turns are over.
100. Hand 2 is scored: Lisa -24 (-24 left over), Otter 20 (20 for words), Wren 34 (24 for words, 10 for the longest word).
101. Otter is ready for the next hand.
102. Lisa is ready for the next hand.
103. Wren is ready for the next hand.
104. For hand 3 Lisa deals 5 cards each: Lisa gets I(TH)ROA; Otter gets (QU)QEZD; Wren gets FJS(ER)N; the first discard is R; the stock is OOTDRUVKNEAIWESBJYRLGAZWYE(QU)NENAEUU(IN)ICPUYTXETIREPGLSDTOEAB(CL)ADMUHOASAA(TH)OYOIFNAIM(IN)(CL)GEQGXCITTEVLKULOEHIR(ER)N.
105. Otter arranges E(QU) and QD.
106. Otter arranges (QU)E and QZ.
107. Otter arranges E(QU) and DQ.
108. Otter draws O from the stock.
109. Otter discards Q.
110. Wren arranges NJ and S(ER).
111. Wren draws O from the stock.
112. Wren discards N.
113. Lisa takes N from the discard pile.
114. Lisa arranges (TH)OI and NR.
115. Lisa arranges OIN and RA.
116. Lisa discards A.
117. Otter arranges OD and (QU)E.
118. Otter draws T from the stock.
119. Otter discards Z.
120. Wren takes Z from the discard pile.
121. Wren arranges FJ and S(ER)Z.
122. Wren discards S.
123. Lisa takes S from the discard pile.
124. Lisa goes out with RN and OS(TH) for 26 points, discarding I.
125. Otter passes.
126. Wren passes.
127. The lay-down is settled: Lisa is out.
128. Otter arranges OT and E(QU).
129. Otter takes I from the discard pile.
130. Otter discards D.
131. Wren draws D from the stock.
132. Wren arranges FO and D(ER)J.
133. Wren lays down (ER)OF and ZD for 18 points, discarding J.
134. The words of the final turns are revealed: Wren has EROF, ZD.
135. Otter passes.
136. Lisa passes.
137. The lay-down is settled: the final turns are over.
138. Hand 3 is scored: Lisa 26 (26 for words), Otter -36 (-36 left over), Wren 18 (18 for words).
139. The game ends: Lisa 36, Otter -8, Wren 36; Lisa and Wren win together.

Result: Lisa and Wren win together with 36 points.
'),
('bronze-garden-596', 1, 'quiddler', 1794894857.543481, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Zoë
seat: Otter, bot regular

1. For hand 1 Otter deals 3 cards each: Lisa gets OY(QU); Zoë gets IZE; Otter gets O(TH)K; the first discard is D; the stock is HOALLIUD(CL)IZIBIETIVPEKJ(ER)FLONORE(QU)U(TH)GTEAOXRPYAHSANUJCUGWYO(IN)O(IN)SE(ER)BEGEURXINRREQASMMRYEDEWTNAEVSGINTULAA(CL)CTDAFTANQ.
2. Lisa arranges YO.
3. Lisa draws H from the stock.
4. Lisa discards (QU).
5. Zoë draws O from the stock.
6. Zoë arranges EOZ.
7. Zoë arranges ZOI.
8. Zoë discards E.
9. Otter arranges K(TH).
10. Otter draws A from the stock.
11. Otter discards A.
12. Lisa draws L from the stock.
13. Lisa discards Y.
14. Zoë takes Y from the discard pile.
15. Zoë arranges ZYI.
16. Zoë discards Z.
17. Otter arranges KO.
18. Otter takes Z from the discard pile.
19. Otter arranges (TH)ZO.
20. Otter arranges KOZ.
21. Otter arranges (TH)KO.
22. Otter arranges O(TH)Z.
23. Otter arranges OK(TH).
24. Otter discards K.
25. Lisa draws L from the stock.
26. Lisa discards L2.
27. Zoë arranges OY.
28. Zoë takes L from the discard pile.
29. Zoë arranges ILO.
30. Zoë arranges IYL.
31. Zoë discards I.
32. Otter draws I from the stock.
33. Otter arranges ZOI.
34. Otter arranges IOZ.
35. Otter discards (TH).
36. Lisa draws U from the stock.
37. Lisa discards L.
38. Zoë arranges YL.
39. Zoë takes L from the discard pile.
40. Zoë discards O.
41. Otter draws D from the stock.
42. Otter arranges DOI.
43. Otter discards D.
44. Lisa arranges OH.
45. Lisa draws (CL) from the stock.
46. Lisa discards (CL).
47. Zoë arranges LL.
48. Zoë takes (CL) from the discard pile.
49. Zoë arranges L(CL)L.
50. Zoë arranges L2YL.
51. Zoë arranges L2LY.
52. Zoë arranges (CL)LY.
53. Zoë discards L.
54. Otter takes L from the discard pile.
55. Otter discards O.
56. Lisa takes O from the discard pile.
57. Lisa discards O2.
58. Zoë takes O from the discard pile.
59. Zoë discards Y.
60. Otter draws I from the stock.
61. Otter goes out with ZIL for 14 points, discarding I.
62. Lisa passes.
63. Zoë passes.
64. The lay-down is settled: Otter is out.
65. Lisa draws Z from the stock.
66. Lisa arranges OZH.
67. Lisa discards H.
68. Zoë draws I from the stock.
69. Zoë lays down I(CL)O for 18 points, discarding L.
70. The words of the final turns are revealed: Zoë has ICLO.
71. Otter passes.
72. Lisa challenges ICLO.
73. The word ICLO is rejected: it is not in the word list; the whole lay-down is void; Zoë loses 18; Lisa gains 18.
74. The lay-down is settled: the final turns are over.
75. Hand 1 is scored: Lisa 2 (-16 left over, 18 from challenges), Zoë -36 (-18 left over, -18 from challenges), Otter 34 (14 for words, 10 for most words, 10 for the longest word).
76. The game ends: Lisa 2, Zoë -36, Otter 34; Otter wins.

Result: Otter wins with 34 points.
');
INSERT INTO served (seconds) VALUES
(3600.0);
