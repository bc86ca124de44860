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
('cedar-finch-207', 35, 1794894859.132296),
('day/2026-11-17/quiddler', 2, 1794894859.1067162),
('misty-harbour-331', 146, 1794894859.1025417),
('simple-koala-294', 36, 1794894859.1202044),
('tidy-violin-209', 83, 1794894859.047391);
INSERT INTO events (code, seq, event) VALUES
('cedar-finch-207', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('cedar-finch-207', 2, convert_to('{"table":"sat","name":"Lisa","key":"2b599ecd68bb159299e5e09260577611a9781cac799e8039587a9aa7d0b45358","mind":null}', 'UTF8')),
('cedar-finch-207', 3, convert_to('{"table":"sat","name":"Zoë","key":"f3d583930c8776445ebd2206dfecf0fefe072d3d43781fb393ac4d2ccd68cfe5","mind":null}', 'UTF8')),
('cedar-finch-207', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('cedar-finch-207', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":8,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('cedar-finch-207', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["N","I","A","A","TH","U","Y","Y","D","P","I","E","B","V","B","R","W","T","D","O","N","Z","I","W","O","E","E","G","U","N","L","A","S","E","E","A","N","A","A","I","K","I","L","S","CL","M","T","U","D","L","I","O","U","X","R","A","QU","O","Q","T","S","I","A","J","D","E","R","I","E","P","ER","K","E","G","O","O","F","IN","U","C","N","J","Z","E","T","A","T","U","C","Y","ER","R","G","CL","IN","V","E","T","E","O","R","G","N","QU","E","H","M","R","A","Y","TH","Q","F","L","X","H","O","S"]}}', 'UTF8')),
('cedar-finch-207', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.11964367000018683}', 'UTF8')),
('cedar-finch-207', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3]]}}', 'UTF8')),
('cedar-finch-207', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('cedar-finch-207', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,4,3]]}}', 'UTF8')),
('cedar-finch-207', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('cedar-finch-207', 12, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('cedar-finch-207', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,4,2]]}}', 'UTF8')),
('cedar-finch-207', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('cedar-finch-207', 15, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('cedar-finch-207', 16, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('cedar-finch-207', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3]]}}', 'UTF8')),
('cedar-finch-207', 18, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('cedar-finch-207', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,5,1]]}}', 'UTF8')),
('cedar-finch-207', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,3]]}}', 'UTF8')),
('cedar-finch-207', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,4,3]]}}', 'UTF8')),
('cedar-finch-207', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,4]]}}', 'UTF8')),
('cedar-finch-207', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3,4]]}}', 'UTF8')),
('cedar-finch-207', 24, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('cedar-finch-207', 25, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('cedar-finch-207', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,2,4]]}}', 'UTF8')),
('cedar-finch-207', 27, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[4,2,1]],"discard":5}}', 'UTF8')),
('cedar-finch-207', 28, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hurry","at":0.12776880000001256}', 'UTF8')),
('cedar-finch-207', 29, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('cedar-finch-207', 30, convert_to('{"table":"played","event":{"event":"challenged","seat":2,"lay_down":1,"word":0}}', 'UTF8')),
('cedar-finch-207', 31, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('cedar-finch-207', 32, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('cedar-finch-207', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,3]]}}', 'UTF8')),
('cedar-finch-207', 34, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('cedar-finch-207', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,5,1]]}}', 'UTF8')),
('day/2026-11-17/quiddler', 1, convert_to('{"day":"opened","seed":"68426ffb7085356021baa8ae3d78580a"}', 'UTF8')),
('day/2026-11-17/quiddler', 2, convert_to('{"day":"finished","points":16}', 'UTF8')),
('misty-harbour-331', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"settings":{"watchers":false,"clock":0.0,"pace":0.6,"banter":true,"call":""}}', 'UTF8')),
('misty-harbour-331', 2, convert_to('{"table":"sat","name":"Lisa","key":"46005aa844869b6d75193b7c784a197f9674de275dccc3bd4e875b1f701e5f44","mind":null}', 'UTF8')),
('misty-harbour-331', 3, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('misty-harbour-331', 4, convert_to('{"table":"sat","name":"Wren","key":null,"mind":"regular"}', 'UTF8')),
('misty-harbour-331', 5, convert_to('{"table":"lockchanged","locked":true}', 'UTF8')),
('misty-harbour-331', 6, convert_to('{"table":"dedicated","occasion":{"occasion":"day","day":"2026-11-17","seed":"68426ffb7085356021baa8ae3d78580a"}}', 'UTF8')),
('misty-harbour-331', 7, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":3,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":false,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('misty-harbour-331', 8, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":0,"order":["E","F","U","ER","Q","O","N","E","H","S","R","I","O","N","R","K","G","E","T","E","G","C","E","I","A","T","I","E","S","A","O","I","A","J","Y","L","T","Y","L","O","E","Y","W","O","O","Y","R","N","I","N","G","M","B","A","A","QU","A","N","D","A","IN","E","U","D","I","S","O","I","E","W","E","R","U","F","CL","TH","U","E","Q","T","P","K","D","V","TH","M","A","L","C","Z","X","X","N","T","QU","G","IN","P","J","L","V","A","U","T","A","B","ER","R","R","S","I","Z","O","H","E","D","U","CL"]}}', 'UTF8')),
('misty-harbour-331', 9, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,1,4]]}}', 'UTF8')),
('misty-harbour-331', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,4,2]]}}', 'UTF8')),
('misty-harbour-331', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('misty-harbour-331', 13, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('misty-harbour-331', 15, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,1]]}}', 'UTF8')),
('misty-harbour-331', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,3]]}}', 'UTF8')),
('misty-harbour-331', 18, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('misty-harbour-331', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,1]]}}', 'UTF8')),
('misty-harbour-331', 20, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2,5]]}}', 'UTF8')),
('misty-harbour-331', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('misty-harbour-331', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1,5]]}}', 'UTF8')),
('misty-harbour-331', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1,2]]}}', 'UTF8')),
('misty-harbour-331', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,2,5]]}}', 'UTF8')),
('misty-harbour-331', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,1,2]]}}', 'UTF8')),
('misty-harbour-331', 27, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('misty-harbour-331', 28, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,2,3]]}}', 'UTF8')),
('misty-harbour-331', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('misty-harbour-331', 31, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 32, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[1,5,3]],"discard":4}}', 'UTF8')),
('misty-harbour-331', 33, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('misty-harbour-331', 34, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,3]]}}', 'UTF8')),
('misty-harbour-331', 35, convert_to('{"table":"played","event":{"event":"challenged","seat":1,"lay_down":1,"word":0}}', 'UTF8')),
('misty-harbour-331', 36, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('misty-harbour-331', 37, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('misty-harbour-331', 38, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,6]]}}', 'UTF8')),
('misty-harbour-331', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3,5]]}}', 'UTF8')),
('misty-harbour-331', 41, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,5,2]]}}', 'UTF8')),
('misty-harbour-331', 42, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,2,5]]}}', 'UTF8')),
('misty-harbour-331', 43, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,5,3]]}}', 'UTF8')),
('misty-harbour-331', 44, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('misty-harbour-331', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,3]]}}', 'UTF8')),
('misty-harbour-331', 46, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 47, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('misty-harbour-331', 48, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('misty-harbour-331', 50, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 51, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('misty-harbour-331', 52, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 53, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('misty-harbour-331', 54, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,7,1]]}}', 'UTF8')),
('misty-harbour-331', 56, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[7,1,3]],"discard":5}}', 'UTF8')),
('misty-harbour-331', 57, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('misty-harbour-331', 58, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('misty-harbour-331', 59, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('misty-harbour-331', 60, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":8}}', 'UTF8')),
('misty-harbour-331', 62, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 63, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[8,2,7]]}}', 'UTF8')),
('misty-harbour-331', 64, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,8,2]]}}', 'UTF8')),
('misty-harbour-331', 65, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[8,6]],"discard":2}}', 'UTF8')),
('misty-harbour-331', 66, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('misty-harbour-331', 67, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":3}}', 'UTF8')),
('misty-harbour-331', 68, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":3}}', 'UTF8')),
('misty-harbour-331', 69, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('misty-harbour-331', 70, convert_to('{"table":"played","event":{"event":"hand-scored","points":[4,-6,4]}}', 'UTF8')),
('misty-harbour-331', 71, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('misty-harbour-331', 72, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('misty-harbour-331', 73, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('misty-harbour-331', 74, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":1,"order":["I","A","R","S","L","TH","R","TH","A","T","E","ER","N","D","I","R","D","V","B","I","A","G","O","Y","D","D","Y","B","J","I","R","A","E","F","N","M","Y","W","U","C","G","O","T","A","QU","O","V","T","E","E","O","Q","E","A","L","K","P","Z","CL","E","U","E","U","M","W","N","T","I","A","F","U","A","CL","N","E","O","L","E","J","Q","K","C","IN","X","ER","T","N","S","E","R","P","O","X","I","IN","E","I","S","S","T","Y","N","O","I","H","G","U","QU","U","L","G","A","E","O","A","R","Z","H"]}}', 'UTF8')),
('misty-harbour-331', 75, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 76, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,1],[2,4]]}}', 'UTF8')),
('misty-harbour-331', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,5],[3,4]]}}', 'UTF8')),
('misty-harbour-331', 78, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,5],[1,2]]}}', 'UTF8')),
('misty-harbour-331', 79, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,3],[1,4]]}}', 'UTF8')),
('misty-harbour-331', 80, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('misty-harbour-331', 81, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 82, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2],[1,5]]}}', 'UTF8')),
('misty-harbour-331', 83, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('misty-harbour-331', 84, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('misty-harbour-331', 85, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 86, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('misty-harbour-331', 87, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,4],[1,3]]}}', 'UTF8')),
('misty-harbour-331', 88, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('misty-harbour-331', 89, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3,5]]}}', 'UTF8')),
('misty-harbour-331', 90, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,3,5]]}}', 'UTF8')),
('misty-harbour-331', 91, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 92, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('misty-harbour-331', 93, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 94, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3],[2,5]]}}', 'UTF8')),
('misty-harbour-331', 95, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[5,3],[4,6]],"discard":2}}', 'UTF8')),
('misty-harbour-331', 96, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('misty-harbour-331', 97, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('misty-harbour-331', 98, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('misty-harbour-331', 99, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 100, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[4,5],[1,2]],"discard":6}}', 'UTF8')),
('misty-harbour-331', 101, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 102, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('misty-harbour-331', 103, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('misty-harbour-331', 104, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('misty-harbour-331', 105, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('misty-harbour-331', 106, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('misty-harbour-331', 107, convert_to('{"table":"played","event":{"event":"hand-scored","points":[28,18,-22]}}', 'UTF8')),
('misty-harbour-331', 108, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('misty-harbour-331', 109, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('misty-harbour-331', 110, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('misty-harbour-331', 111, convert_to('{"table":"played","event":{"event":"dealt","hand":3,"dealer":2,"order":["U","R","J","T","D","Y","S","O","G","W","A","I","B","TH","I","TH","V","I","K","W","X","A","G","E","X","ER","E","E","Z","E","I","T","N","I","K","G","T","N","C","A","ER","IN","L","R","H","M","P","A","U","E","N","E","CL","QU","O","IN","R","A","R","E","N","O","Y","T","R","D","T","U","F","A","CL","F","M","E","Q","U","L","U","A","L","B","U","I","E","G","A","P","T","D","O","Q","QU","Z","O","L","N","A","Y","S","N","D","E","O","V","J","O","C","A","S","Y","I","E","E","I","S","O","R","H"]}}', 'UTF8')),
('misty-harbour-331', 112, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('misty-harbour-331', 113, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('misty-harbour-331', 114, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1],[5,2]]}}', 'UTF8')),
('misty-harbour-331', 115, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 116, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('misty-harbour-331', 117, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,2],[3,4]]}}', 'UTF8')),
('misty-harbour-331', 118, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 119, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('misty-harbour-331', 120, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 121, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,4,1],[6,3]]}}', 'UTF8')),
('misty-harbour-331', 122, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,1,6],[3,5]]}}', 'UTF8')),
('misty-harbour-331', 123, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('misty-harbour-331', 124, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,5],[1,3]]}}', 'UTF8')),
('misty-harbour-331', 125, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 126, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('misty-harbour-331', 127, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 128, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,2],[3,4,7]]}}', 'UTF8')),
('misty-harbour-331', 129, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('misty-harbour-331', 130, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 131, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[3,6],[4,7,2]],"discard":1}}', 'UTF8')),
('misty-harbour-331', 132, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('misty-harbour-331', 133, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('misty-harbour-331', 134, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('misty-harbour-331', 135, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,7],[3,1]]}}', 'UTF8')),
('misty-harbour-331', 136, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('misty-harbour-331', 137, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('misty-harbour-331', 138, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('misty-harbour-331', 139, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,6],[8,4,2]]}}', 'UTF8')),
('misty-harbour-331', 140, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[4,6,1],[7,8]],"discard":2}}', 'UTF8')),
('misty-harbour-331', 141, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('misty-harbour-331', 142, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('misty-harbour-331', 143, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('misty-harbour-331', 144, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('misty-harbour-331', 145, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-16,28,24]}}', 'UTF8')),
('misty-harbour-331', 146, convert_to('{"table":"played","event":{"event":"ended","totals":[16,40,6],"winners":[1]}}', 'UTF8')),
('simple-koala-294', 1, convert_to('{"table":"chosen","game":"letterjam","rule_set":"rulebook","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('simple-koala-294', 2, convert_to('{"table":"sat","name":"Lisa","key":"2d2cc174132b7a8f083ff1cf75ce01ba97a6567ff8b8431a89ca9e47262f327f","mind":null}', 'UTF8')),
('simple-koala-294', 3, convert_to('{"table":"sat","name":"Zoë","key":"85cb005d2611323d7d8d2f6f7477402777681e9fa517a2ba50444ff02e4c50c2","mind":null}', 'UTF8')),
('simple-koala-294', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('simple-koala-294', 5, convert_to('{"table":"began","number":1,"lexicon":"parlour@551f8baf209d","options":{"lexicon":"parlour","chat":false,"watchers_see_letters":false,"length":5,"lengths":[],"words":"table","agreement":"unanimity","strict_share":false,"extra_letters":"guess-aloud","extra_points":"per-extra-letter","acceptance":"known","decisions":"open","stop_early":true,"wildcard_lengthens":true,"any_length":false,"helper":false,"deck":"english"}}', 'UTF8')),
('simple-koala-294', 6, convert_to('{"table":"played","event":{"event":"words-dealt","words":["RABBI","THICK","LEDGE"],"rows":["BABIR","CHKIT","EDEGL"],"stacks":["DTTANGR","YUOMCESN","USAFOOPLA"],"deck":"FYHDITPSWKUIOERHSCEMLEWRN"}}', 'UTF8')),
('simple-koala-294', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.10625953900034801}', 'UTF8')),
('simple-koala-294', 8, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":1,"sources":["s1","s2"],"wildcard":null}}', 'UTF8')),
('simple-koala-294', 9, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":1,"sources":["*","p2"],"wildcard":"A"}}', 'UTF8')),
('simple-koala-294', 10, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":1,"letter":"F"}}', 'UTF8')),
('simple-koala-294', 11, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":4,"letter":"H"}}', 'UTF8')),
('simple-koala-294', 12, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":2,"sources":["s0","*","s0","p2","s0","s1","s0"],"wildcard":"Z"}}', 'UTF8')),
('simple-koala-294', 13, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":1,"sources":["s1","s1","p1","s0","s1","s2"],"wildcard":null}}', 'UTF8')),
('simple-koala-294', 14, convert_to('{"table":"played","event":{"event":"good-clue-said","seat":2}}', 'UTF8')),
('simple-koala-294', 15, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":2,"sources":["s2","*"],"wildcard":"N"}}', 'UTF8')),
('simple-koala-294', 16, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":4,"letter":"N"}}', 'UTF8')),
('simple-koala-294', 17, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"P"}}', 'UTF8')),
('simple-koala-294', 18, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":2,"sources":["s2","p1","s2","p0","s1","*"],"wildcard":"R"}}', 'UTF8')),
('simple-koala-294', 19, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('simple-koala-294', 20, convert_to('{"table":"played","event":{"event":"offered","seat":0,"offer":1,"draft":1}}', 'UTF8')),
('simple-koala-294', 21, convert_to('{"table":"played","event":{"event":"backed","seat":2,"offer":1}}', 'UTF8')),
('simple-koala-294', 22, convert_to('{"table":"played","event":{"event":"backed","seat":1,"offer":1}}', 'UTF8')),
('simple-koala-294', 23, convert_to('{"table":"played","event":{"event":"clue-given","offer":1,"token":"red"}}', 'UTF8')),
('simple-koala-294', 24, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":1}}', 'UTF8')),
('simple-koala-294', 25, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":2}}', 'UTF8')),
('simple-koala-294', 26, convert_to('{"table":"played","event":{"event":"round-ended"}}', 'UTF8')),
('simple-koala-294', 27, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":3,"sources":["*","s2","*","p0","s0","s0"],"wildcard":"G"}}', 'UTF8')),
('simple-koala-294', 28, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":3,"sources":["*","p0","p1","s0","p1","s0","s2","p0","s2"],"wildcard":"J"}}', 'UTF8')),
('simple-koala-294', 29, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":0,"letter":"O"}}', 'UTF8')),
('simple-koala-294', 30, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":null,"text":"a vowel?"}}', 'UTF8')),
('simple-koala-294', 31, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":4,"text":"not in the middle"}}', 'UTF8')),
('simple-koala-294', 32, convert_to('{"table":"played","event":{"event":"stop-wanted","seat":2,"want":true}}', 'UTF8')),
('simple-koala-294', 33, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":3,"sources":["s2"],"wildcard":null}}', 'UTF8')),
('simple-koala-294', 34, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":4,"sources":["p1"],"wildcard":null}}', 'UTF8')),
('simple-koala-294', 35, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":5,"sources":["*","p0","s1","s2","s1","s0"],"wildcard":"H"}}', 'UTF8')),
('simple-koala-294', 36, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":3,"letter":"T"}}', 'UTF8')),
('tidy-violin-209', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('tidy-violin-209', 2, convert_to('{"table":"sat","name":"Lisa","key":"88964e93398e1763b944d9430cb9a4f9238345c831763af900c1aaf77a3e0114","mind":null}', 'UTF8')),
('tidy-violin-209', 3, convert_to('{"table":"sat","name":"Zoë","key":"6fc2d81e8fdc89c556c6fedb10416fe66e5ea216b1e2745fc1030f2cea9ccb9a","mind":null}', 'UTF8')),
('tidy-violin-209', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular"}', 'UTF8')),
('tidy-violin-209', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"}}', 'UTF8')),
('tidy-violin-209', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["Q","X","E","O","V","ER","O","A","S","U","A","TH","ER","G","E","U","F","Y","N","N","E","K","J","A","A","C","G","I","V","S","E","D","A","O","E","R","H","B","IN","I","E","H","IN","Y","U","I","I","R","S","A","CL","E","L","L","R","D","G","E","Z","L","I","F","E","G","T","W","S","P","K","TH","A","E","R","QU","O","U","Y","A","T","A","T","QU","E","I","U","T","Y","B","Q","D","O","T","R","L","N","M","T","W","I","E","O","Z","C","O","N","M","R","A","N","P","U","O","J","X","D","N","I","CL"]}}', 'UTF8')),
('tidy-violin-209', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.015724827000667574}', 'UTF8')),
('tidy-violin-209', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1]]}}', 'UTF8')),
('tidy-violin-209', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 10, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('tidy-violin-209', 11, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 12, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,4,2]]}}', 'UTF8')),
('tidy-violin-209', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,4,1]]}}', 'UTF8')),
('tidy-violin-209', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('tidy-violin-209', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,2]]}}', 'UTF8')),
('tidy-violin-209', 16, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('tidy-violin-209', 18, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('tidy-violin-209', 20, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('tidy-violin-209', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('tidy-violin-209', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1]]}}', 'UTF8')),
('tidy-violin-209', 24, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,1]]}}', 'UTF8')),
('tidy-violin-209', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,5]]}}', 'UTF8')),
('tidy-violin-209', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3,1]]}}', 'UTF8')),
('tidy-violin-209', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2,5]]}}', 'UTF8')),
('tidy-violin-209', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,3,2]]}}', 'UTF8')),
('tidy-violin-209', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('tidy-violin-209', 31, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 32, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('tidy-violin-209', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,5]]}}', 'UTF8')),
('tidy-violin-209', 34, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,6,4]]}}', 'UTF8')),
('tidy-violin-209', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,5,6]]}}', 'UTF8')),
('tidy-violin-209', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('tidy-violin-209', 38, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,1,6]]}}', 'UTF8')),
('tidy-violin-209', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,1,5]]}}', 'UTF8')),
('tidy-violin-209', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('tidy-violin-209', 42, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('tidy-violin-209', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,6]]}}', 'UTF8')),
('tidy-violin-209', 45, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 46, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('tidy-violin-209', 47, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 48, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[7,1,6]]}}', 'UTF8')),
('tidy-violin-209', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":7}}', 'UTF8')),
('tidy-violin-209', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,4]]}}', 'UTF8')),
('tidy-violin-209', 51, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":8}}', 'UTF8')),
('tidy-violin-209', 53, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,7]]}}', 'UTF8')),
('tidy-violin-209', 54, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,8,7]]}}', 'UTF8')),
('tidy-violin-209', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,5,6]]}}', 'UTF8')),
('tidy-violin-209', 57, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,6,5]]}}', 'UTF8')),
('tidy-violin-209', 58, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,6,5]]}}', 'UTF8')),
('tidy-violin-209', 59, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('tidy-violin-209', 60, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('tidy-violin-209', 62, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 63, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":9}}', 'UTF8')),
('tidy-violin-209', 64, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('tidy-violin-209', 65, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('tidy-violin-209', 66, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 67, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[5,6,8]],"discard":9}}', 'UTF8')),
('tidy-violin-209', 68, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('tidy-violin-209', 69, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('tidy-violin-209', 70, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('tidy-violin-209', 71, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 72, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,10,4]]}}', 'UTF8')),
('tidy-violin-209', 73, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('tidy-violin-209', 74, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('tidy-violin-209', 75, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[10,8,9]],"discard":7}}', 'UTF8')),
('tidy-violin-209', 76, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('tidy-violin-209', 77, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('tidy-violin-209', 78, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":2,"word":0}}', 'UTF8')),
('tidy-violin-209', 79, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('tidy-violin-209', 80, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('tidy-violin-209', 81, convert_to('{"table":"played","event":{"event":"hand-scored","points":[4,-40,40]}}', 'UTF8')),
('tidy-violin-209', 82, convert_to('{"table":"played","event":{"event":"ended","totals":[4,-40,40],"winners":[2]}}', 'UTF8')),
('tidy-violin-209', 83, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-what-a-game","at":0.04454214100042009}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES
('cedar-finch-207', '2b599ecd68bb1592:1fc4d3282c4501f3-16', 24),
('cedar-finch-207', '2b599ecd68bb1592:30b051ae602b1f4e-12', 20),
('cedar-finch-207', '2b599ecd68bb1592:350008951d78c18a-14', 22),
('cedar-finch-207', '2b599ecd68bb1592:6e61f85084fa099-15', 23),
('cedar-finch-207', '2b599ecd68bb1592:6fe658e24efc3f24-13', 21),
('cedar-finch-207', '2b599ecd68bb1592:86f7fd2de63812f-0', 8),
('cedar-finch-207', '2b599ecd68bb1592:892a9b5ff3a7a81d-10', 18),
('cedar-finch-207', '2b599ecd68bb1592:9106f4eb9bb63680-9', 17),
('cedar-finch-207', '2b599ecd68bb1592:9fd681b52d0b415e-2', 10),
('cedar-finch-207', '2b599ecd68bb1592:ab0497e2d1a608e5-1', 9),
('cedar-finch-207', '2b599ecd68bb1592:b0ff376c5485c9e4-3', 11),
('cedar-finch-207', '2b599ecd68bb1592:begin-0', 4),
('cedar-finch-207', '2b599ecd68bb1592:begin-1', 7),
('cedar-finch-207', '2b599ecd68bb1592:e579a59ed762a8e7-20', 29),
('cedar-finch-207', '2b599ecd68bb1592:ec53da713b9fbe76-11', 19),
('cedar-finch-207', 'bot:2:14', 15),
('cedar-finch-207', 'bot:2:15', 16),
('cedar-finch-207', 'bot:2:29', 32),
('cedar-finch-207', 'bot:2:32', 33),
('cedar-finch-207', 'bot:2:33', 34),
('cedar-finch-207', 'bot:2:34', 35),
('cedar-finch-207', 'f3d583930c877644:21bc6e47a25623f6-4', 12),
('cedar-finch-207', 'f3d583930c877644:5f1e0187a73d689b-6', 14),
('cedar-finch-207', 'f3d583930c877644:7dec31ff5c1bd840-5', 13),
('cedar-finch-207', 'f3d583930c877644:b6c88ed8e5e58eff-17', 25),
('cedar-finch-207', 'f3d583930c877644:e8c9134e897f381f-18', 26),
('cedar-finch-207', 'f3d583930c877644:f7ea76c5ae3de98c-19', 28),
('day/2026-11-17/quiddler', 'misty-harbour-331', 2),
('misty-harbour-331', '46005aa844869b6d:13cf8a545b28371b-8', 17),
('misty-harbour-331', '46005aa844869b6d:1709f73fd223fc00-111', 132),
('misty-harbour-331', '46005aa844869b6d:235a690ea524b7e0-38', 49),
('misty-harbour-331', '46005aa844869b6d:23cb6d830b20853c-120', 146),
('misty-harbour-331', '46005aa844869b6d:26893d9b36553043-54', 67),
('misty-harbour-331', '46005aa844869b6d:276a2f530ffc6ac7-105', 126),
('misty-harbour-331', '46005aa844869b6d:31c08386365beca3-37', 48),
('misty-harbour-331', '46005aa844869b6d:3b6b88648fb18c7e-7', 16),
('misty-harbour-331', '46005aa844869b6d:4b87ecf9a6ee972-92', 113),
('misty-harbour-331', '46005aa844869b6d:4c97c44c67a8f718-87', 107),
('misty-harbour-331', '46005aa844869b6d:5c9779fe3de2c0a7-95', 116),
('misty-harbour-331', '46005aa844869b6d:69852d6da34955ea-77', 93),
('misty-harbour-331', '46005aa844869b6d:6ddfdb07558bf786-115', 137),
('misty-harbour-331', '46005aa844869b6d:6ff8cad822ea7b48-66', 82),
('misty-harbour-331', '46005aa844869b6d:7469026f34c04c31-89', 109),
('misty-harbour-331', '46005aa844869b6d:76e4a7ed78542470-78', 94),
('misty-harbour-331', '46005aa844869b6d:7a92bb167edae2a9-57', 72),
('misty-harbour-331', '46005aa844869b6d:7b6f5640e00688bf-93', 114),
('misty-harbour-331', '46005aa844869b6d:80f215e015fcb866-94', 115),
('misty-harbour-331', '46005aa844869b6d:8ed625f6a4387624-65', 81),
('misty-harbour-331', '46005aa844869b6d:91025e09c6adc359-113', 135),
('misty-harbour-331', '46005aa844869b6d:a04f8e9db732261-104', 125),
('misty-harbour-331', '46005aa844869b6d:a7d15234ede48ac-6', 15),
('misty-harbour-331', '46005aa844869b6d:a8229633a64405c8-114', 136),
('misty-harbour-331', '46005aa844869b6d:aa284f7d89e0cc49-23', 32),
('misty-harbour-331', '46005aa844869b6d:ac268b4759747fe0-68', 84),
('misty-harbour-331', '46005aa844869b6d:b3caec10a2eeb01f-45', 56),
('misty-harbour-331', '46005aa844869b6d:b7eeae1aebf7502d-9', 18),
('misty-harbour-331', '46005aa844869b6d:bbb069c1511b7a32-91', 112),
('misty-harbour-331', '46005aa844869b6d:c8c1b3c79beca1db-67', 83),
('misty-harbour-331', '46005aa844869b6d:cc836b05b51c992c-103', 124),
('misty-harbour-331', '46005aa844869b6d:d2f9526a2855507c-43', 54),
('misty-harbour-331', '46005aa844869b6d:d66f82158b6cf34a-22', 31),
('misty-harbour-331', '46005aa844869b6d:d709f000ee6772f4-79', 95),
('misty-harbour-331', '46005aa844869b6d:d98c791a46ffe1b1-44', 55),
('misty-harbour-331', 'bot:1:10', 11),
('misty-harbour-331', 'bot:1:107', 108),
('misty-harbour-331', 'bot:1:11', 12),
('misty-harbour-331', 'bot:1:116', 117),
('misty-harbour-331', 'bot:1:117', 118),
('misty-harbour-331', 'bot:1:118', 119),
('misty-harbour-331', 'bot:1:126', 127),
('misty-harbour-331', 'bot:1:127', 128),
('misty-harbour-331', 'bot:1:128', 129),
('misty-harbour-331', 'bot:1:132', 134),
('misty-harbour-331', 'bot:1:137', 138),
('misty-harbour-331', 'bot:1:138', 139),
('misty-harbour-331', 'bot:1:139', 141),
('misty-harbour-331', 'bot:1:18', 19),
('misty-harbour-331', 'bot:1:19', 20),
('misty-harbour-331', 'bot:1:20', 21),
('misty-harbour-331', 'bot:1:21', 22),
('misty-harbour-331', 'bot:1:22', 23),
('misty-harbour-331', 'bot:1:23', 24),
('misty-harbour-331', 'bot:1:24', 25),
('misty-harbour-331', 'bot:1:25', 26),
('misty-harbour-331', 'bot:1:26', 27),
('misty-harbour-331', 'bot:1:33', 34),
('misty-harbour-331', 'bot:1:34', 37),
('misty-harbour-331', 'bot:1:37', 38),
('misty-harbour-331', 'bot:1:38', 39),
('misty-harbour-331', 'bot:1:39', 40),
('misty-harbour-331', 'bot:1:40', 41),
('misty-harbour-331', 'bot:1:41', 42),
('misty-harbour-331', 'bot:1:42', 43),
('misty-harbour-331', 'bot:1:43', 44),
('misty-harbour-331', 'bot:1:49', 50),
('misty-harbour-331', 'bot:1:50', 51),
('misty-harbour-331', 'bot:1:56', 57),
('misty-harbour-331', 'bot:1:59', 60),
('misty-harbour-331', 'bot:1:60', 61),
('misty-harbour-331', 'bot:1:67', 70),
('misty-harbour-331', 'bot:1:70', 71),
('misty-harbour-331', 'bot:1:8', 9),
('misty-harbour-331', 'bot:1:84', 85),
('misty-harbour-331', 'bot:1:85', 86),
('misty-harbour-331', 'bot:1:86', 87),
('misty-harbour-331', 'bot:1:87', 88),
('misty-harbour-331', 'bot:1:9', 10),
('misty-harbour-331', 'bot:1:96', 98),
('misty-harbour-331', 'bot:1:98', 99),
('misty-harbour-331', 'bot:1:99', 100),
('misty-harbour-331', 'bot:2:100', 101),
('misty-harbour-331', 'bot:2:101', 103),
('misty-harbour-331', 'bot:2:103', 104),
('misty-harbour-331', 'bot:2:109', 111),
('misty-harbour-331', 'bot:2:119', 120),
('misty-harbour-331', 'bot:2:12', 13),
('misty-harbour-331', 'bot:2:120', 121),
('misty-harbour-331', 'bot:2:121', 122),
('misty-harbour-331', 'bot:2:122', 123),
('misty-harbour-331', 'bot:2:129', 130),
('misty-harbour-331', 'bot:2:13', 14),
('misty-harbour-331', 'bot:2:130', 131),
('misty-harbour-331', 'bot:2:141', 142),
('misty-harbour-331', 'bot:2:27', 28),
('misty-harbour-331', 'bot:2:28', 29),
('misty-harbour-331', 'bot:2:29', 30),
('misty-harbour-331', 'bot:2:32', 33),
('misty-harbour-331', 'bot:2:44', 45),
('misty-harbour-331', 'bot:2:45', 46),
('misty-harbour-331', 'bot:2:46', 47),
('misty-harbour-331', 'bot:2:51', 52),
('misty-harbour-331', 'bot:2:52', 53),
('misty-harbour-331', 'bot:2:57', 59),
('misty-harbour-331', 'bot:2:61', 62),
('misty-harbour-331', 'bot:2:62', 63),
('misty-harbour-331', 'bot:2:63', 64),
('misty-harbour-331', 'bot:2:64', 66),
('misty-harbour-331', 'bot:2:72', 74),
('misty-harbour-331', 'bot:2:74', 75),
('misty-harbour-331', 'bot:2:75', 76),
('misty-harbour-331', 'bot:2:76', 77),
('misty-harbour-331', 'bot:2:77', 78),
('misty-harbour-331', 'bot:2:78', 79),
('misty-harbour-331', 'bot:2:79', 80),
('misty-harbour-331', 'bot:2:88', 89),
('misty-harbour-331', 'bot:2:89', 90),
('misty-harbour-331', 'bot:2:90', 91),
('misty-harbour-331', 'bot:2:91', 92),
('misty-harbour-331', 'bot:2:95', 96),
('simple-koala-294', '2d2cc174132b7a8f:1a65c852546e8e43-21', 33),
('simple-koala-294', '2d2cc174132b7a8f:38b7f8fbcaa05af0-12', 20),
('simple-koala-294', '2d2cc174132b7a8f:4d74aca6c3b22188-11', 19),
('simple-koala-294', '2d2cc174132b7a8f:5db99d6b07c731f6-19', 31),
('simple-koala-294', '2d2cc174132b7a8f:a83fbd5d12ed7f6e-17', 29),
('simple-koala-294', '2d2cc174132b7a8f:ba6f87d7eeac1c4f-0', 8),
('simple-koala-294', '2d2cc174132b7a8f:begin-0', 4),
('simple-koala-294', '2d2cc174132b7a8f:begin-1', 7),
('simple-koala-294', '2d2cc174132b7a8f:d0013352e4635b9d-9', 17),
('simple-koala-294', '2d2cc174132b7a8f:d516f21ce5f0fe49-18', 30),
('simple-koala-294', '2d2cc174132b7a8f:e2dd8f4037bea765-24', 36),
('simple-koala-294', '2d2cc174132b7a8f:f732dc012859430c-7', 15),
('simple-koala-294', '85cb005d2611323d:1c48486f01e4cd9d-1', 9),
('simple-koala-294', '85cb005d2611323d:68a0c5e2883de5f-14', 26),
('simple-koala-294', '85cb005d2611323d:8478838bf70c55df-4', 12),
('simple-koala-294', '85cb005d2611323d:c874b3690e4f3036-15', 27),
('simple-koala-294', '85cb005d2611323d:cb81daee315441d7-2', 10),
('simple-koala-294', '85cb005d2611323d:da6a0f0244b42865-3', 11),
('simple-koala-294', 'bot:2:12', 13),
('simple-koala-294', 'bot:2:13', 14),
('simple-koala-294', 'bot:2:15', 16),
('simple-koala-294', 'bot:2:17', 18),
('simple-koala-294', 'bot:2:20', 21),
('simple-koala-294', 'bot:2:27', 28),
('simple-koala-294', 'bot:2:31', 32),
('simple-koala-294', 'bot:2:33', 34),
('simple-koala-294', 'bot:2:34', 35),
('tidy-violin-209', '6fc2d81e8fdc89c5:32c9c69b4e50ed89-37', 45),
('tidy-violin-209', '6fc2d81e8fdc89c5:3b08c6e33c729578-5', 13),
('tidy-violin-209', '6fc2d81e8fdc89c5:44a4a8f69dc8db48-13', 21),
('tidy-violin-209', '6fc2d81e8fdc89c5:49dd332a73fa0b2-26', 34),
('tidy-violin-209', '6fc2d81e8fdc89c5:531d6460f0caeef0-12', 20),
('tidy-violin-209', '6fc2d81e8fdc89c5:5b8aaa464a6ec74a-45', 53),
('tidy-violin-209', '6fc2d81e8fdc89c5:5c2ff4ed78f5b4d4-57', 65),
('tidy-violin-209', '6fc2d81e8fdc89c5:6921f4be0f5b8e2c-38', 46),
('tidy-violin-209', '6fc2d81e8fdc89c5:6a27e0dfcbf87544-6', 14),
('tidy-violin-209', '6fc2d81e8fdc89c5:6c4ad652af3f5d78-29', 37),
('tidy-violin-209', '6fc2d81e8fdc89c5:7c44b0afe7da77d1-66', 76),
('tidy-violin-209', '6fc2d81e8fdc89c5:83ca1c107ca6e706-25', 33),
('tidy-violin-209', '6fc2d81e8fdc89c5:8624857a2c2af60d-50', 58),
('tidy-violin-209', '6fc2d81e8fdc89c5:897246a40c270b0-27', 35),
('tidy-violin-209', '6fc2d81e8fdc89c5:9325626e6b58de7-4', 12),
('tidy-violin-209', '6fc2d81e8fdc89c5:ae2321e6d6047617-47', 55),
('tidy-violin-209', '6fc2d81e8fdc89c5:b5e0b62040f3e49e-56', 64),
('tidy-violin-209', '6fc2d81e8fdc89c5:b6c004cc3b8367dc-28', 36),
('tidy-violin-209', '6fc2d81e8fdc89c5:ba51289f95fd948c-48', 56),
('tidy-violin-209', '6fc2d81e8fdc89c5:babe20f3376e539a-61', 70),
('tidy-violin-209', '6fc2d81e8fdc89c5:d205bbfcc8c69069-14', 22),
('tidy-violin-209', '6fc2d81e8fdc89c5:e517f2712b68abef-51', 59),
('tidy-violin-209', '6fc2d81e8fdc89c5:e53f82d5e94f499e-49', 57),
('tidy-violin-209', '6fc2d81e8fdc89c5:ef8acd128b4f2fc1-3', 11),
('tidy-violin-209', '6fc2d81e8fdc89c5:f4670327b8343861-46', 54),
('tidy-violin-209', '6fc2d81e8fdc89c5:f77ef20df8ee4777-65', 74),
('tidy-violin-209', '6fc2d81e8fdc89c5:fbc80976b0bdb4fe-36', 44),
('tidy-violin-209', '88964e93398e1763:18026938ebad8304-34', 42),
('tidy-violin-209', '88964e93398e1763:182c8eb9d0e9f504-60', 68),
('tidy-violin-209', '88964e93398e1763:1a1fe3f9d6a179fa-23', 31),
('tidy-violin-209', '88964e93398e1763:1afb9094b151ad75-43', 51),
('tidy-violin-209', '88964e93398e1763:1f29a9d5e33fc312-42', 50),
('tidy-violin-209', '88964e93398e1763:3653f8dd9b1f282e-1', 9),
('tidy-violin-209', '88964e93398e1763:64923e422e304ca0-55', 63),
('tidy-violin-209', '88964e93398e1763:8370e22040f1e697-64', 73),
('tidy-violin-209', '88964e93398e1763:985cadfbcf4a959b-54', 62),
('tidy-violin-209', '88964e93398e1763:begin-0', 4),
('tidy-violin-209', '88964e93398e1763:begin-1', 7),
('tidy-violin-209', '88964e93398e1763:c45a29188ec6f4d9-63', 72),
('tidy-violin-209', '88964e93398e1763:c6f75c81786a7648-44', 52),
('tidy-violin-209', '88964e93398e1763:dcf4bb99f4bea973-0', 8),
('tidy-violin-209', '88964e93398e1763:e73695c3e652c71a-10', 18),
('tidy-violin-209', '88964e93398e1763:eb9ac688b9d39cca-11', 19),
('tidy-violin-209', '88964e93398e1763:f042b30dc010c257-68', 83),
('tidy-violin-209', '88964e93398e1763:f2b64df6dff07870-24', 32),
('tidy-violin-209', '88964e93398e1763:f5ee773384eaed1f-35', 43),
('tidy-violin-209', '88964e93398e1763:f8fb9528e27a5ed8-62', 71),
('tidy-violin-209', '88964e93398e1763:ffed9235288bc781-2', 10),
('tidy-violin-209', 'bot:2:14', 15),
('tidy-violin-209', 'bot:2:15', 16),
('tidy-violin-209', 'bot:2:16', 17),
('tidy-violin-209', 'bot:2:22', 23),
('tidy-violin-209', 'bot:2:23', 24),
('tidy-violin-209', 'bot:2:24', 25),
('tidy-violin-209', 'bot:2:25', 26),
('tidy-violin-209', 'bot:2:26', 27),
('tidy-violin-209', 'bot:2:27', 28),
('tidy-violin-209', 'bot:2:28', 29),
('tidy-violin-209', 'bot:2:29', 30),
('tidy-violin-209', 'bot:2:37', 38),
('tidy-violin-209', 'bot:2:38', 39),
('tidy-violin-209', 'bot:2:39', 40),
('tidy-violin-209', 'bot:2:40', 41),
('tidy-violin-209', 'bot:2:46', 47),
('tidy-violin-209', 'bot:2:47', 48),
('tidy-violin-209', 'bot:2:48', 49),
('tidy-violin-209', 'bot:2:59', 60),
('tidy-violin-209', 'bot:2:60', 61),
('tidy-violin-209', 'bot:2:65', 66),
('tidy-violin-209', 'bot:2:66', 67),
('tidy-violin-209', 'bot:2:76', 77);
INSERT INTO records (code, number, game, ended, record) VALUES
('misty-harbour-331', 1, 'quiddler', 1794894859.1057866, 'Parlour record 2
game: quiddler
rules: manual
option hands: 3
option out on first turn: no
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular
seat: Wren, bot regular

1. For hand 1 Lisa deals 3 cards each: Lisa gets UOH; Otter gets E(ER)N; Wren gets FQE; the first discard is S; the stock is RIONRKGETEGCEIATIESAOIAJYLTYLOEYWOOYRNINGMBAA(QU)ANDA(IN)EUDISOIEWERUF(CL)(TH)UEQTPKDV(TH)MALCZXXNT(QU)G(IN)PJLVAUTAB(ER)RRSIZOHEDU(CL).
2. Otter takes S from the discard pile.
3. Otter arranges (ER)ES.
4. Otter arranges NS(ER).
5. Otter discards S.
6. Wren draws R from the stock.
7. Wren discards F.
8. Lisa takes F from the discard pile.
9. Lisa arranges FOU.
10. Lisa arranges FOH.
11. Lisa discards O.
12. Otter arranges (ER)E.
13. Otter takes O from the discard pile.
14. Otter arranges N(ER)O.
15. Otter arranges (ER)OE.
16. Otter arranges NEO.
17. Otter arranges NE(ER).
18. Otter arranges E(ER)O.
19. Otter arranges OE(ER).
20. Otter discards E.
21. Wren takes E from the discard pile.
22. Wren arranges RQE.
23. Wren discards R.
24. Lisa draws I from the stock.
25. Lisa goes out with UIH for 16 points, discarding F.
26. Wren passes.
27. Otter arranges ON.
28. Otter challenges UIH.
29. The word UIH is rejected: it is not in the word list; the whole lay-down is void; Lisa loses 16; Otter gains 16.
30. The lay-down is settled: nobody is out.
31. Otter draws O from the stock.
32. Otter arranges (ER)OO.
33. Otter arranges (ER)NO.
34. Otter arranges O2O(ER).
35. Otter arranges O2(ER)O.
36. Otter arranges O2ON.
37. Otter discards (ER).
38. Wren arranges E2E.
39. Wren takes (ER) from the discard pile.
40. Wren discards E.
41. Lisa draws N from the stock.
42. Lisa discards N.
43. Otter takes N from the discard pile.
44. Otter discards N.
45. Wren takes N from the discard pile.
46. Wren discards E.
47. Lisa takes E from the discard pile.
48. Lisa arranges IEU.
49. Lisa goes out with EUH for 20 points, discarding I.
50. Otter passes.
51. Wren passes.
52. The lay-down is settled: Lisa is out.
53. Otter takes I from the discard pile.
54. Otter discards I.
55. Wren takes I from the discard pile.
56. Wren arranges IQN.
57. Wren arranges (ER)IQ.
58. Wren lays down I(ER) for 10 points, discarding Q.
59. The words of the final turns are revealed: Wren has IER.
60. Lisa passes.
61. Otter passes.
62. The lay-down is settled: the final turns are over.
63. Hand 1 is scored: Lisa 4 (20 for words, -16 from challenges), Otter -6 (-22 left over, 16 from challenges), Wren 4 (10 for words, -6 left over).
64. Otter is ready for the next hand.
65. Lisa is ready for the next hand.
66. Wren is ready for the next hand.
67. For hand 2 Otter deals 4 cards each: Lisa gets AL(TH)E; Otter gets R(TH)A(ER); Wren gets ISRT; the first discard is N; the stock is DIRDVBIAGOYDDYBJIRAEFNMYWUCGOTA(QU)OVTEEOQEALKPZ(CL)EUEUMWNTIAFUA(CL)NEOLEJQKC(IN)X(ER)TNSERPOXI(IN)EISSTYNOIHGU(QU)ULGAEOARZH.
68. Wren draws D from the stock.
69. Wren arranges DI and ST.
70. Wren arranges ID and RT.
71. Wren arranges RD and IS.
72. Wren arranges DR and IT.
73. Wren discards I.
74. Lisa takes I from the discard pile.
75. Lisa arranges (TH)L and AI.
76. Lisa arranges A(TH) and LE.
77. Lisa discards A.
78. Otter draws I from the stock.
79. Otter arranges AR and (TH)I.
80. Otter arranges I(ER) and RA.
81. Otter discards A.
82. Wren arranges SRD.
83. Wren arranges TRD.
84. Wren takes A from the discard pile.
85. Wren discards R.
86. Lisa takes R from the discard pile.
87. Lisa arranges E(TH) and LI.
88. Lisa goes out with I(TH) and ER for 28 points, discarding L.
89. Wren passes.
90. Otter passes.
91. The lay-down is settled: Lisa is out.
92. Otter draws R from the stock.
93. Otter lays down (ER)I and R(TH) for 18 points, discarding R.
94. Wren draws D from the stock.
95. Wren discards T.
96. The words of the final turns are revealed: Otter has ERI, RTH.
97. Wren passes.
98. Lisa passes.
99. The lay-down is settled: the final turns are over.
100. Hand 2 is scored: Lisa 28 (28 for words), Otter 18 (18 for words), Wren -22 (-22 left over).
101. Otter is ready for the next hand.
102. Lisa is ready for the next hand.
103. Wren is ready for the next hand.
104. For hand 3 Wren deals 5 cards each: Lisa gets UTSWB; Otter gets RDOA(TH); Wren gets JYGII; the first discard is (TH); the stock is VIKWXAGEX(ER)EEZEITNIKGTNCA(ER)(IN)LRHMPAUENE(CL)(QU)O(IN)RARENOYTRDTUFA(CL)FMEQULUALBUIEGAPTDOQ(QU)ZOLNAYSNDEOVJOCASYIEEISORH.
105. Lisa arranges SU and TB.
106. Lisa arranges US and TW.
107. Lisa arranges SU and BT.
108. Lisa draws V from the stock.
109. Lisa discards T.
110. Otter arranges (TH)D and OA.
111. Otter draws I from the stock.
112. Otter discards (TH).
113. Wren takes (TH) from the discard pile.
114. Wren arranges YIJ and (TH)G.
115. Wren arranges IJ(TH) and GI.
116. Wren discards I2.
117. Lisa arranges VB and US.
118. Lisa draws K from the stock.
119. Lisa discards W.
120. Otter takes W from the discard pile.
121. Otter arranges RD and OAW.
122. Otter discards O.
123. Wren takes O from the discard pile.
124. Wren goes out with G(TH) and IOY for 24 points, discarding J.
125. Lisa passes.
126. Otter passes.
127. The lay-down is settled: Wren is out.
128. Lisa arranges VK and SU.
129. Lisa takes J from the discard pile.
130. Lisa discards B.
131. Otter draws W from the stock.
132. Otter arranges RI and W2AD.
133. Otter lays down AIR and WW for 28 points, discarding D.
134. The words of the final turns are revealed: Otter has AIR, WW.
135. Wren passes.
136. Lisa passes.
137. The lay-down is settled: the final turns are over.
138. Hand 3 is scored: Lisa -16 (-16 left over), Otter 28 (28 for words), Wren 24 (24 for words).
139. The game ends: Lisa 16, Otter 40, Wren 6; Otter wins.

Result: Otter wins with 40 points.
'),
('tidy-violin-209', 1, 'quiddler', 1794894859.0509672, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Zoë
seat: Otter, bot regular

1. For hand 1 Otter deals 3 cards each: Lisa gets QOO; Zoë gets XVA; Otter gets E(ER)S; the first discard is U; the stock is A(TH)(ER)GEUFYNNEKJAACGIVSEDAOERHB(IN)IEH(IN)YUIIRSA(CL)ELLRDGEZLIFEGTWSPK(TH)AER(QU)OUYATAT(QU)EIUTYBQDOTRLNMTWIEOZCONMRANPUOJXDNI(CL).
2. Lisa arranges OQ.
3. Lisa draws A from the stock.
4. Lisa discards O2.
5. Zoë draws (TH) from the stock.
6. Zoë arranges A(TH)V.
7. Zoë arranges V(TH)X.
8. Zoë discards A.
9. Otter arranges S(ER).
10. Otter draws (ER) from the stock.
11. Otter discards (ER)2.
12. Lisa draws G from the stock.
13. Lisa discards O.
14. Zoë takes O from the discard pile.
15. Zoë arranges VOX.
16. Zoë discards V.
17. Otter arranges SE.
18. Otter takes V from the discard pile.
19. Otter arranges (ER)VE.
20. Otter arranges SEV.
21. Otter arranges (ER)SE.
22. Otter arranges E(ER)V.
23. Otter arranges ES(ER).
24. Otter discards S.
25. Lisa draws E from the stock.
26. Lisa discards E.
27. Zoë arranges (TH)O.
28. Zoë takes E from the discard pile.
29. Zoë arranges XE(TH).
30. Zoë arranges XOE.
31. Zoë discards X.
32. Otter draws U from the stock.
33. Otter arranges VEU.
34. Otter arranges UEV.
35. Otter discards (ER).
36. Lisa draws F from the stock.
37. Lisa discards G.
38. Zoë arranges OE.
39. Zoë takes G from the discard pile.
40. Zoë discards (TH).
41. Otter draws Y from the stock.
42. Otter arranges YEU.
43. Otter discards Y.
44. Lisa arranges QA.
45. Lisa draws N from the stock.
46. Lisa discards N.
47. Zoë arranges EG.
48. Zoë takes N from the discard pile.
49. Zoë arranges ENG.
50. Zoë arranges GOE.
51. Zoë arranges GEO.
52. Zoë arranges NEO.
53. Zoë discards E.
54. Otter takes E from the discard pile.
55. Otter discards E.
56. Lisa takes E from the discard pile.
57. Lisa discards E.
58. Zoë takes E from the discard pile.
59. Zoë discards O.
60. Otter draws N from the stock.
61. Otter goes out with VUE for 20 points, discarding N.
62. Lisa passes.
63. Zoë passes.
64. The lay-down is settled: Otter is out.
65. Lisa draws E from the stock.
66. Lisa arranges QEA.
67. Lisa discards A.
68. Zoë draws K from the stock.
69. Zoë lays down KNE for 20 points, discarding G.
70. The words of the final turns are revealed: Zoë has KNE.
71. Otter passes.
72. Lisa challenges KNE.
73. The word KNE is rejected: it is not in the word list; the whole lay-down is void; Zoë loses 20; Lisa gains 20.
74. The lay-down is settled: the final turns are over.
75. Hand 1 is scored: Lisa 4 (-16 left over, 20 from challenges), Zoë -40 (-20 left over, -20 from challenges), Otter 40 (20 for words, 10 for most words, 10 for the longest word).
76. The game ends: Lisa 4, Zoë -40, Otter 40; Otter wins.

Result: Otter wins with 40 points.
');
INSERT INTO served (seconds) VALUES
(3600.0);
