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
('apple-hill-740', 35, 1795018097.99195),
('apricot-alpaca-598', 84, 1795018097.939565),
('birch-wagon-139', 83, 1795018098.011416),
('day/2026-11-18/quiddler', 1, 1795046400.0),
('deal/clover-grove-47764905', 2, 1795018097.942783),
('deal/humble-newt-31052786', 2, 1795046400.0),
('deal/snowy-river-24689769', 2, 1795018157.9923308),
('evening/tidy-paddle-92742218', 3, 1795018157.9923308),
('fair-candle-421', 36, 1795018097.9845667),
('fig-kettle-374', 146, 1795046400.0);
INSERT INTO events (code, seq, event) VALUES
('apple-hill-740', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('apple-hill-740', 2, convert_to('{"table":"sat","name":"Lisa","key":"22c9c556d266182c3f7c1024d0efe651ca9400a0491458e3860732db218c7931","mind":null,"seen":[]}', 'UTF8')),
('apple-hill-740', 3, convert_to('{"table":"sat","name":"Zoë","key":"c4015da35cbf5538aab1e35e875d94b766f547f03b1acd0190079f70bb6f7a7c","mind":null,"seen":[]}', 'UTF8')),
('apple-hill-740', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('apple-hill-740', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":8,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"peach-pony-94454799","seed":"0ff5adffe211216c7264a4fe2470d665"}}', 'UTF8')),
('apple-hill-740', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["CL","ER","M","Y","T","E","E","A","P","N","I","N","A","O","L","R","R","K","A","T","I","IN","O","X","C","N","U","A","I","P","R","D","T","R","V","K","Q","X","L","G","M","Q","E","Y","E","B","O","U","H","E","Z","A","F","J","O","CL","D","A","E","Y","E","Z","O","QU","O","H","ER","S","A","U","A","U","U","IN","I","E","N","A","L","E","D","I","G","A","S","N","Y","V","R","C","W","E","I","I","J","U","F","O","E","T","G","TH","T","W","S","B","E","I","O","G","D","N","R","QU","L","TH","S","T"]}}', 'UTF8')),
('apple-hill-740', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.07575394499997401}', 'UTF8')),
('apple-hill-740', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3]]}}', 'UTF8')),
('apple-hill-740', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apple-hill-740', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,4,3]]}}', 'UTF8')),
('apple-hill-740', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('apple-hill-740', 12, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apple-hill-740', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,4,2]]}}', 'UTF8')),
('apple-hill-740', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('apple-hill-740', 15, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apple-hill-740', 16, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('apple-hill-740', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3]]}}', 'UTF8')),
('apple-hill-740', 18, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('apple-hill-740', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,5,1]]}}', 'UTF8')),
('apple-hill-740', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,3]]}}', 'UTF8')),
('apple-hill-740', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,4,3]]}}', 'UTF8')),
('apple-hill-740', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,4]]}}', 'UTF8')),
('apple-hill-740', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3,4]]}}', 'UTF8')),
('apple-hill-740', 24, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('apple-hill-740', 25, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apple-hill-740', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,2,4]]}}', 'UTF8')),
('apple-hill-740', 27, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[4,2,1]],"discard":5}}', 'UTF8')),
('apple-hill-740', 28, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hurry","at":0.0806421390000196}', 'UTF8')),
('apple-hill-740', 29, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('apple-hill-740', 30, convert_to('{"table":"played","event":{"event":"challenged","seat":2,"lay_down":1,"word":0}}', 'UTF8')),
('apple-hill-740', 31, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('apple-hill-740', 32, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('apple-hill-740', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,3]]}}', 'UTF8')),
('apple-hill-740', 34, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apple-hill-740', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,5,1]]}}', 'UTF8')),
('apricot-alpaca-598', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('apricot-alpaca-598', 2, convert_to('{"table":"sat","name":"Lisa","key":"f6e20b1c2d1445f1914752d7e24707ae355444f6a4d3451e2c6e493b181f45ef","mind":null,"seen":[]}', 'UTF8')),
('apricot-alpaca-598', 3, convert_to('{"table":"sat","name":"Zoë","key":"f9f23021a759221b1cca6e696de005f28732c9d156114b4ddd2faf7ef620a22b","mind":null,"seen":[]}', 'UTF8')),
('apricot-alpaca-598', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('apricot-alpaca-598', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"clover-grove-47764905","seed":"d707f72d3ca7962c70c8590afd75d920"}}', 'UTF8')),
('apricot-alpaca-598', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["I","I","W","U","M","X","N","U","F","ER","S","Y","O","W","E","N","L","O","L","R","E","N","A","E","D","ER","A","QU","H","A","F","S","D","P","G","A","K","E","D","O","P","Y","G","O","I","R","O","Z","C","G","I","M","L","E","U","Y","Z","A","D","QU","I","E","E","K","E","A","T","G","C","TH","CL","A","V","R","V","I","E","N","T","IN","A","T","E","O","B","E","U","J","Q","N","X","J","S","T","R","L","IN","I","T","O","O","N","TH","U","U","T","Q","R","H","E","Y","B","I","S","A","A","CL","R"]}}', 'UTF8')),
('apricot-alpaca-598', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.0109870649999948}', 'UTF8')),
('apricot-alpaca-598', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1]]}}', 'UTF8')),
('apricot-alpaca-598', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 10, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('apricot-alpaca-598', 11, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 12, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,4,2]]}}', 'UTF8')),
('apricot-alpaca-598', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,4,1]]}}', 'UTF8')),
('apricot-alpaca-598', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('apricot-alpaca-598', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2]]}}', 'UTF8')),
('apricot-alpaca-598', 16, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('apricot-alpaca-598', 18, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('apricot-alpaca-598', 20, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('apricot-alpaca-598', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('apricot-alpaca-598', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1]]}}', 'UTF8')),
('apricot-alpaca-598', 24, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('apricot-alpaca-598', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1,5]]}}', 'UTF8')),
('apricot-alpaca-598', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3,1]]}}', 'UTF8')),
('apricot-alpaca-598', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,2,5]]}}', 'UTF8')),
('apricot-alpaca-598', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3,2]]}}', 'UTF8')),
('apricot-alpaca-598', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('apricot-alpaca-598', 31, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 32, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":6}}', 'UTF8')),
('apricot-alpaca-598', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,5]]}}', 'UTF8')),
('apricot-alpaca-598', 34, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,6,4]]}}', 'UTF8')),
('apricot-alpaca-598', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,6]]}}', 'UTF8')),
('apricot-alpaca-598', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('apricot-alpaca-598', 38, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,1,6]]}}', 'UTF8')),
('apricot-alpaca-598', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,1,5]]}}', 'UTF8')),
('apricot-alpaca-598', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('apricot-alpaca-598', 42, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('apricot-alpaca-598', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,6]]}}', 'UTF8')),
('apricot-alpaca-598', 45, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 46, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('apricot-alpaca-598', 47, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 48, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,1,6]]}}', 'UTF8')),
('apricot-alpaca-598', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":7}}', 'UTF8')),
('apricot-alpaca-598', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,4]]}}', 'UTF8')),
('apricot-alpaca-598', 51, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":8}}', 'UTF8')),
('apricot-alpaca-598', 53, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,7]]}}', 'UTF8')),
('apricot-alpaca-598', 54, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,8,7]]}}', 'UTF8')),
('apricot-alpaca-598', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,5,6]]}}', 'UTF8')),
('apricot-alpaca-598', 57, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,6,5]]}}', 'UTF8')),
('apricot-alpaca-598', 58, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,6,5]]}}', 'UTF8')),
('apricot-alpaca-598', 59, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('apricot-alpaca-598', 60, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('apricot-alpaca-598', 62, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 63, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":9}}', 'UTF8')),
('apricot-alpaca-598', 64, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('apricot-alpaca-598', 65, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('apricot-alpaca-598', 66, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 67, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[5,6,8]],"discard":9}}', 'UTF8')),
('apricot-alpaca-598', 68, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('apricot-alpaca-598', 69, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('apricot-alpaca-598', 70, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('apricot-alpaca-598', 71, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 72, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,10,4]]}}', 'UTF8')),
('apricot-alpaca-598', 73, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('apricot-alpaca-598', 74, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('apricot-alpaca-598', 75, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[10,8,9]],"discard":7}}', 'UTF8')),
('apricot-alpaca-598', 76, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('apricot-alpaca-598', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[10,7]]}}', 'UTF8')),
('apricot-alpaca-598', 78, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('apricot-alpaca-598', 79, convert_to('{"table":"played","event":{"event":"challenged","seat":1,"lay_down":2,"word":0}}', 'UTF8')),
('apricot-alpaca-598', 80, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('apricot-alpaca-598', 81, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('apricot-alpaca-598', 82, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-24,52,-24]}}', 'UTF8')),
('apricot-alpaca-598', 83, convert_to('{"table":"played","event":{"event":"ended","totals":[-24,52,-24],"winners":[1]}}', 'UTF8')),
('apricot-alpaca-598', 84, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-well-played","at":0.02927558700002919}', 'UTF8')),
('birch-wagon-139', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":false,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('birch-wagon-139', 2, convert_to('{"table":"dedicated","occasion":{"occasion":"deals","deals":[{"name":"snowy-river-24689769","seed":"6f7592d4cb8d959d0818d0be22c84750"}],"seats":2,"evening":"tidy-paddle-92742218"}}', 'UTF8')),
('birch-wagon-139', 3, convert_to('{"table":"sat","name":"Lisa","key":"c2ffc36e18db3d4690ebe20c517e054a4ef037d35071d0e2e97453584cac3329","mind":null,"seen":[]}', 'UTF8')),
('birch-wagon-139', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('birch-wagon-139', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"snowy-river-24689769","seed":"6f7592d4cb8d959d0818d0be22c84750"}}', 'UTF8')),
('birch-wagon-139', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":0,"order":["N","QU","N","V","E","N","D","I","N","A","Y","N","B","D","E","O","A","Q","W","A","A","U","S","T","B","P","E","CL","Y","T","F","K","U","E","L","E","Z","Q","I","T","U","C","O","O","R","U","O","U","I","E","S","R","T","F","A","G","X","L","I","V","A","TH","P","Y","Y","O","W","D","H","QU","I","X","U","E","R","IN","A","J","R","O","R","L","I","O","H","A","M","E","C","D","I","G","E","N","E","E","CL","J","S","ER","K","S","TH","T","ER","I","E","L","O","A","Z","IN","R","M","A","T","G","G"]}}', 'UTF8')),
('birch-wagon-139', 7, convert_to('{"table":"pleasantrysaid","seat":1,"said":"bot-hello","at":0.0017610180000247055}', 'UTF8')),
('birch-wagon-139', 8, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 9, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('birch-wagon-139', 10, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('birch-wagon-139', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,3]]}}', 'UTF8')),
('birch-wagon-139', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('birch-wagon-139', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1]]}}', 'UTF8')),
('birch-wagon-139', 14, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('birch-wagon-139', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('birch-wagon-139', 16, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('birch-wagon-139', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3]]}}', 'UTF8')),
('birch-wagon-139', 18, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('birch-wagon-139', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('birch-wagon-139', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,1]]}}', 'UTF8')),
('birch-wagon-139', 21, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('birch-wagon-139', 23, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 24, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('birch-wagon-139', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,6]]}}', 'UTF8')),
('birch-wagon-139', 26, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('birch-wagon-139', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,2,3]]}}', 'UTF8')),
('birch-wagon-139', 28, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('birch-wagon-139', 29, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('birch-wagon-139', 31, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 32, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,6,7]]}}', 'UTF8')),
('birch-wagon-139', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,2,8]]}}', 'UTF8')),
('birch-wagon-139', 34, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,7,8]]}}', 'UTF8')),
('birch-wagon-139', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,8,6]]}}', 'UTF8')),
('birch-wagon-139', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,7,2]]}}', 'UTF8')),
('birch-wagon-139', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":8}}', 'UTF8')),
('birch-wagon-139', 38, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('birch-wagon-139', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,7,4]]}}', 'UTF8')),
('birch-wagon-139', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,1,7]]}}', 'UTF8')),
('birch-wagon-139', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":8}}', 'UTF8')),
('birch-wagon-139', 42, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 43, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[9,7,2]]}}', 'UTF8')),
('birch-wagon-139', 44, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":7}}', 'UTF8')),
('birch-wagon-139', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,7]]}}', 'UTF8')),
('birch-wagon-139', 46, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,1]]}}', 'UTF8')),
('birch-wagon-139', 47, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 48, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[9,7,1]]}}', 'UTF8')),
('birch-wagon-139', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('birch-wagon-139', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[9,6]]}}', 'UTF8')),
('birch-wagon-139', 51, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[9,2]]}}', 'UTF8')),
('birch-wagon-139', 52, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 53, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[10,6,9]]}}', 'UTF8')),
('birch-wagon-139', 54, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":10}}', 'UTF8')),
('birch-wagon-139', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,7]]}}', 'UTF8')),
('birch-wagon-139', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,7]]}}', 'UTF8')),
('birch-wagon-139', 57, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 58, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[9,10,1]]}}', 'UTF8')),
('birch-wagon-139', 59, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":9}}', 'UTF8')),
('birch-wagon-139', 60, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 61, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,2,9]]}}', 'UTF8')),
('birch-wagon-139', 62, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":9}}', 'UTF8')),
('birch-wagon-139', 63, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('birch-wagon-139', 64, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[11,1,7]],"discard":10}}', 'UTF8')),
('birch-wagon-139', 65, convert_to('{"table":"played","event":{"event":"challenged","seat":1,"lay_down":1,"word":0}}', 'UTF8')),
('birch-wagon-139', 66, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('birch-wagon-139', 67, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('birch-wagon-139', 68, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,11]]}}', 'UTF8')),
('birch-wagon-139', 69, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('birch-wagon-139', 70, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[12,6,2]]}}', 'UTF8')),
('birch-wagon-139', 71, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[12,6,11]],"discard":2}}', 'UTF8')),
('birch-wagon-139', 72, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('birch-wagon-139', 73, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('birch-wagon-139', 74, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,11]]}}', 'UTF8')),
('birch-wagon-139', 75, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('birch-wagon-139', 76, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[11,12,1]],"discard":7}}', 'UTF8')),
('birch-wagon-139', 77, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('birch-wagon-139', 78, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":3}}', 'UTF8')),
('birch-wagon-139', 79, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('birch-wagon-139', 80, convert_to('{"table":"played","event":{"event":"hand-scored","points":[10,30]}}', 'UTF8')),
('birch-wagon-139', 81, convert_to('{"table":"played","event":{"event":"ended","totals":[10,30],"winners":[1]}}', 'UTF8')),
('birch-wagon-139', 82, convert_to('{"table":"dealended","at":1795018098.01119}', 'UTF8')),
('birch-wagon-139', 83, convert_to('{"table":"pleasantrysaid","seat":1,"said":"bot-what-a-game","at":0.018890288999955374}', 'UTF8')),
('day/2026-11-18/quiddler', 1, convert_to('{"day":"opened","seed":"","deal":"humble-newt-31052786"}', 'UTF8')),
('deal/clover-grove-47764905', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":3},"seed":"d707f72d3ca7962c70c8590afd75d920","kept_for":"","until":0.0}', 'UTF8')),
('deal/clover-grove-47764905', 2, convert_to('{"deal":"dealplayed","points":[-24,52,-24],"people":[true,true,false],"again":[false,false,false],"substituted":[false,false,false]}', 'UTF8')),
('deal/humble-newt-31052786', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"seats":3},"seed":"300c61f3fcfa5efbdfa7d5b602847ee2","kept_for":"day/2026-11-18/quiddler","until":1795046400.0}', 'UTF8')),
('deal/humble-newt-31052786', 2, convert_to('{"deal":"dealplayed","points":[22,12,34],"people":[true,false,false],"again":[false,false,false],"substituted":[false,false,false]}', 'UTF8')),
('deal/snowy-river-24689769', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":2},"seed":"6f7592d4cb8d959d0818d0be22c84750","kept_for":"evening/tidy-paddle-92742218","until":1795018157.9923308}', 'UTF8')),
('deal/snowy-river-24689769', 2, convert_to('{"deal":"dealplayed","points":[10,30],"people":[true,false],"again":[false,false],"substituted":[false,false]}', 'UTF8')),
('evening/tidy-paddle-92742218', 1, convert_to('{"evening":"eveningopened","title":"Friday","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":2},"deals":[{"name":"snowy-river-24689769","seed":"6f7592d4cb8d959d0818d0be22c84750"}],"ends":1795018157.9923308,"key":"0e22e155abd2198d52dc97f32909843cbf2a627f4e04751f0abd8e789f8b8387"}', 'UTF8')),
('evening/tidy-paddle-92742218', 2, convert_to('{"evening":"tableentered","table":"birch-wagon-139","team":"Otters"}', 'UTF8')),
('evening/tidy-paddle-92742218', 3, convert_to('{"evening":"tablefinished","table":"birch-wagon-139","deal":1,"at":1795018098.01119,"points":[10,30],"names":["Lisa","Otter"],"people":[true,false],"again":[false,false],"substituted":[false,false]}', 'UTF8')),
('fair-candle-421', 1, convert_to('{"table":"chosen","game":"letterjam","rule_set":"rulebook","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('fair-candle-421', 2, convert_to('{"table":"sat","name":"Lisa","key":"daaae5e8ab396c3e1b52cb41854761546cd9a410837c27ee0e23ce15b6611be6","mind":null,"seen":[]}', 'UTF8')),
('fair-candle-421', 3, convert_to('{"table":"sat","name":"Zoë","key":"cd4502ee2962371a60d253a4716870fd0fc165c4b6a2f7510a8769b1cf945b33","mind":null,"seen":[]}', 'UTF8')),
('fair-candle-421', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('fair-candle-421', 5, convert_to('{"table":"began","number":1,"lexicon":"parlour@551f8baf209d","options":{"lexicon":"parlour","chat":false,"watchers_see_letters":false,"length":5,"lengths":[],"words":"table","agreement":"unanimity","strict_share":false,"extra_letters":"guess-aloud","extra_points":"per-extra-letter","acceptance":"known","decisions":"open","stop_early":true,"wildcard_lengthens":true,"any_length":false,"helper":false,"deck":"english"},"deal":{"name":"apricot-locket-42001035","seed":"ed6908f5e2a8534163be07bde6aa7681"}}', 'UTF8')),
('fair-candle-421', 6, convert_to('{"table":"played","event":{"event":"words-dealt","words":["TOPIC","WALLS","COBRA"],"rows":["CTIPO","SALWL","BAORC"],"stacks":["RESYDTO","HENCLHYE","ADIPUTKEI"],"deck":"TSUAGWFKENFMMNRDHBSUGOEIR"}}', 'UTF8')),
('fair-candle-421', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.06701238000005105}', 'UTF8')),
('fair-candle-421', 8, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":1,"sources":["s1","s2"],"wildcard":null}}', 'UTF8')),
('fair-candle-421', 9, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":1,"sources":["*","p2"],"wildcard":"A"}}', 'UTF8')),
('fair-candle-421', 10, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":1,"letter":"F"}}', 'UTF8')),
('fair-candle-421', 11, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":4,"letter":"H"}}', 'UTF8')),
('fair-candle-421', 12, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":2,"sources":["s0","*","s0","p2","s0","s1","s0"],"wildcard":"Z"}}', 'UTF8')),
('fair-candle-421', 13, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":1,"sources":["s1","s1","p1","s0","s1","s2"],"wildcard":null}}', 'UTF8')),
('fair-candle-421', 14, convert_to('{"table":"played","event":{"event":"good-clue-said","seat":2}}', 'UTF8')),
('fair-candle-421', 15, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":2,"sources":["s2","*"],"wildcard":"N"}}', 'UTF8')),
('fair-candle-421', 16, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":4,"letter":"N"}}', 'UTF8')),
('fair-candle-421', 17, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"P"}}', 'UTF8')),
('fair-candle-421', 18, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":2,"sources":["s2","p1","s2","p0","s1","*"],"wildcard":"R"}}', 'UTF8')),
('fair-candle-421', 19, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('fair-candle-421', 20, convert_to('{"table":"played","event":{"event":"offered","seat":0,"offer":1,"draft":1}}', 'UTF8')),
('fair-candle-421', 21, convert_to('{"table":"played","event":{"event":"backed","seat":2,"offer":1}}', 'UTF8')),
('fair-candle-421', 22, convert_to('{"table":"played","event":{"event":"backed","seat":1,"offer":1}}', 'UTF8')),
('fair-candle-421', 23, convert_to('{"table":"played","event":{"event":"clue-given","offer":1,"token":"red"}}', 'UTF8')),
('fair-candle-421', 24, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":1}}', 'UTF8')),
('fair-candle-421', 25, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":2}}', 'UTF8')),
('fair-candle-421', 26, convert_to('{"table":"played","event":{"event":"round-ended"}}', 'UTF8')),
('fair-candle-421', 27, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":3,"sources":["*","s2","*","p0","s0","s0"],"wildcard":"G"}}', 'UTF8')),
('fair-candle-421', 28, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":3,"sources":["*","p0","p1","s0","p1","s0","s2","p0","s2"],"wildcard":"J"}}', 'UTF8')),
('fair-candle-421', 29, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":0,"letter":"O"}}', 'UTF8')),
('fair-candle-421', 30, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":null,"text":"a vowel?"}}', 'UTF8')),
('fair-candle-421', 31, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":4,"text":"not in the middle"}}', 'UTF8')),
('fair-candle-421', 32, convert_to('{"table":"played","event":{"event":"stop-wanted","seat":2,"want":true}}', 'UTF8')),
('fair-candle-421', 33, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":3,"sources":["s2"],"wildcard":null}}', 'UTF8')),
('fair-candle-421', 34, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":4,"sources":["p1"],"wildcard":null}}', 'UTF8')),
('fair-candle-421', 35, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":5,"sources":["*","p0","s1","s2","s1","s0"],"wildcard":"H"}}', 'UTF8')),
('fair-candle-421', 36, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":3,"letter":"T"}}', 'UTF8')),
('fig-kettle-374', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"settings":{"watchers":false,"clock":0.0,"pace":0.6,"banter":true,"call":""}}', 'UTF8')),
('fig-kettle-374', 2, convert_to('{"table":"dedicated","occasion":{"occasion":"day","day":"2026-11-18","seed":"300c61f3fcfa5efbdfa7d5b602847ee2","name":"humble-newt-31052786","team":0}}', 'UTF8')),
('fig-kettle-374', 3, convert_to('{"table":"sat","name":"Lisa","key":"6312bc67ddd08393e8f48ef549affca567d6129aa617b13138a4639be67ec04b","mind":null,"seen":[]}', 'UTF8')),
('fig-kettle-374', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('fig-kettle-374', 5, convert_to('{"table":"sat","name":"Wren","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('fig-kettle-374', 6, convert_to('{"table":"lockchanged","locked":true}', 'UTF8')),
('fig-kettle-374', 7, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":3,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":false,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"humble-newt-31052786","seed":"300c61f3fcfa5efbdfa7d5b602847ee2"}}', 'UTF8')),
('fig-kettle-374', 8, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["V","ER","E","N","A","R","U","P","W","U","J","H","S","R","Y","TH","G","S","I","O","D","A","Q","R","T","G","Z","E","E","G","M","O","A","E","R","F","U","I","S","Z","W","E","T","A","N","I","O","O","X","E","IN","M","K","T","H","CL","F","Y","L","U","I","E","O","S","V","IN","T","CL","N","T","U","E","A","G","D","A","QU","X","QU","I","C","O","E","N","P","Y","A","A","Q","R","O","D","B","T","R","L","A","I","D","J","TH","I","N","U","E","B","L","A","E","L","I","O","K","ER","Y","N","E","C"]}}', 'UTF8')),
('fig-kettle-374', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,4,2]]}}', 'UTF8')),
('fig-kettle-374', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('fig-kettle-374', 12, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 13, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('fig-kettle-374', 14, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,1]]}}', 'UTF8')),
('fig-kettle-374', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,3]]}}', 'UTF8')),
('fig-kettle-374', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('fig-kettle-374', 18, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1]]}}', 'UTF8')),
('fig-kettle-374', 19, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,2,5]]}}', 'UTF8')),
('fig-kettle-374', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,1]]}}', 'UTF8')),
('fig-kettle-374', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,5]]}}', 'UTF8')),
('fig-kettle-374', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1,2]]}}', 'UTF8')),
('fig-kettle-374', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2,5]]}}', 'UTF8')),
('fig-kettle-374', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,1,2]]}}', 'UTF8')),
('fig-kettle-374', 26, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('fig-kettle-374', 27, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,3]]}}', 'UTF8')),
('fig-kettle-374', 29, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('fig-kettle-374', 30, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 31, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[1,5,3]],"discard":4}}', 'UTF8')),
('fig-kettle-374', 32, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('fig-kettle-374', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('fig-kettle-374', 34, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":1,"word":0}}', 'UTF8')),
('fig-kettle-374', 35, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('fig-kettle-374', 36, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('fig-kettle-374', 37, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 38, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,6]]}}', 'UTF8')),
('fig-kettle-374', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3,5]]}}', 'UTF8')),
('fig-kettle-374', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,5,2]]}}', 'UTF8')),
('fig-kettle-374', 41, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,2,5]]}}', 'UTF8')),
('fig-kettle-374', 42, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,5,3]]}}', 'UTF8')),
('fig-kettle-374', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('fig-kettle-374', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('fig-kettle-374', 45, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 46, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('fig-kettle-374', 47, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 48, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('fig-kettle-374', 49, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 50, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('fig-kettle-374', 51, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('fig-kettle-374', 53, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 54, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,7,1]]}}', 'UTF8')),
('fig-kettle-374', 55, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[7,1,3]],"discard":5}}', 'UTF8')),
('fig-kettle-374', 56, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('fig-kettle-374', 57, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('fig-kettle-374', 58, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('fig-kettle-374', 59, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 60, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":8}}', 'UTF8')),
('fig-kettle-374', 61, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 62, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,2,7]]}}', 'UTF8')),
('fig-kettle-374', 63, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,8,2]]}}', 'UTF8')),
('fig-kettle-374', 64, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[8,6]],"discard":2}}', 'UTF8')),
('fig-kettle-374', 65, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('fig-kettle-374', 66, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":3}}', 'UTF8')),
('fig-kettle-374', 67, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":3}}', 'UTF8')),
('fig-kettle-374', 68, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('fig-kettle-374', 69, convert_to('{"table":"played","event":{"event":"hand-scored","points":[22,8,-14]}}', 'UTF8')),
('fig-kettle-374', 70, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('fig-kettle-374', 71, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('fig-kettle-374', 72, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('fig-kettle-374', 73, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":2,"order":["TH","G","U","U","O","G","G","Z","D","Q","E","H","I","W","R","E","T","I","O","O","QU","B","O","O","O","U","S","TH","Z","E","E","D","A","F","Y","O","CL","E","N","W","R","J","T","A","A","E","A","R","K","QU","V","ER","A","M","E","R","R","E","A","P","L","I","M","L","D","IN","B","D","O","A","I","IN","I","E","N","L","T","X","I","E","S","U","Y","C","N","CL","C","T","E","ER","N","V","F","S","K","T","N","R","I","A","N","T","Y","Y","A","J","S","H","X","U","I","G","E","Q","P","A","L","U"]}}', 'UTF8')),
('fig-kettle-374', 74, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 75, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,1],[2,4]]}}', 'UTF8')),
('fig-kettle-374', 76, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5],[3,4]]}}', 'UTF8')),
('fig-kettle-374', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,5],[1,2]]}}', 'UTF8')),
('fig-kettle-374', 78, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3],[1,4]]}}', 'UTF8')),
('fig-kettle-374', 79, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('fig-kettle-374', 80, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 81, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2],[1,5]]}}', 'UTF8')),
('fig-kettle-374', 82, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('fig-kettle-374', 83, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('fig-kettle-374', 84, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 85, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('fig-kettle-374', 86, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,4],[1,3]]}}', 'UTF8')),
('fig-kettle-374', 87, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('fig-kettle-374', 88, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,3,5]]}}', 'UTF8')),
('fig-kettle-374', 89, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3,5]]}}', 'UTF8')),
('fig-kettle-374', 90, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 91, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('fig-kettle-374', 92, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 93, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,3],[2,5]]}}', 'UTF8')),
('fig-kettle-374', 94, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[5,3],[4,6]],"discard":2}}', 'UTF8')),
('fig-kettle-374', 95, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('fig-kettle-374', 96, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('fig-kettle-374', 97, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('fig-kettle-374', 98, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 99, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[4,5],[1,2]],"discard":6}}', 'UTF8')),
('fig-kettle-374', 100, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 101, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('fig-kettle-374', 102, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('fig-kettle-374', 103, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('fig-kettle-374', 104, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('fig-kettle-374', 105, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('fig-kettle-374', 106, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-18,30,18]}}', 'UTF8')),
('fig-kettle-374', 107, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('fig-kettle-374', 108, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('fig-kettle-374', 109, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('fig-kettle-374', 110, convert_to('{"table":"played","event":{"event":"dealt","hand":3,"dealer":0,"order":["V","S","A","T","QU","B","G","P","V","T","R","A","G","IN","Z","W","O","E","C","W","E","J","A","D","T","C","G","N","N","P","O","F","H","S","CL","I","M","E","S","U","E","IN","A","I","Y","A","N","L","E","Y","A","J","N","Y","O","X","U","G","D","T","T","R","O","R","QU","E","E","A","I","O","U","ER","O","A","X","D","H","I","Y","U","A","M","F","S","U","N","I","Z","R","T","D","I","I","CL","Q","E","B","Q","U","E","E","E","O","N","R","O","K","L","ER","I","R","TH","E","TH","L","L","A","K"]}}', 'UTF8')),
('fig-kettle-374', 111, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('fig-kettle-374', 112, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('fig-kettle-374', 113, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[5,2]]}}', 'UTF8')),
('fig-kettle-374', 114, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 115, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('fig-kettle-374', 116, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,2],[3,4]]}}', 'UTF8')),
('fig-kettle-374', 117, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 118, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('fig-kettle-374', 119, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 120, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,4,1],[6,3]]}}', 'UTF8')),
('fig-kettle-374', 121, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,1,6],[3,5]]}}', 'UTF8')),
('fig-kettle-374', 122, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('fig-kettle-374', 123, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,5],[1,3]]}}', 'UTF8')),
('fig-kettle-374', 124, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 125, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('fig-kettle-374', 126, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 127, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,2],[3,4,7]]}}', 'UTF8')),
('fig-kettle-374', 128, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('fig-kettle-374', 129, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 130, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[3,6],[4,7,2]],"discard":1}}', 'UTF8')),
('fig-kettle-374', 131, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('fig-kettle-374', 132, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('fig-kettle-374', 133, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('fig-kettle-374', 134, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,7],[3,1]]}}', 'UTF8')),
('fig-kettle-374', 135, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('fig-kettle-374', 136, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('fig-kettle-374', 137, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('fig-kettle-374', 138, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,6],[8,4,2]]}}', 'UTF8')),
('fig-kettle-374', 139, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[4,6,1],[7,8]],"discard":2}}', 'UTF8')),
('fig-kettle-374', 140, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('fig-kettle-374', 141, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('fig-kettle-374', 142, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('fig-kettle-374', 143, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('fig-kettle-374', 144, convert_to('{"table":"played","event":{"event":"hand-scored","points":[18,-26,30]}}', 'UTF8')),
('fig-kettle-374', 145, convert_to('{"table":"played","event":{"event":"ended","totals":[22,12,34],"winners":[2]}}', 'UTF8')),
('fig-kettle-374', 146, convert_to('{"table":"dealended","at":1795018097.9728358}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES
('apple-hill-740', '22c9c556d266182c:1fc4d3282c4501f3-16', 24),
('apple-hill-740', '22c9c556d266182c:30b051ae602b1f4e-12', 20),
('apple-hill-740', '22c9c556d266182c:350008951d78c18a-14', 22),
('apple-hill-740', '22c9c556d266182c:6e61f85084fa099-15', 23),
('apple-hill-740', '22c9c556d266182c:6fe658e24efc3f24-13', 21),
('apple-hill-740', '22c9c556d266182c:86f7fd2de63812f-0', 8),
('apple-hill-740', '22c9c556d266182c:892a9b5ff3a7a81d-10', 18),
('apple-hill-740', '22c9c556d266182c:9106f4eb9bb63680-9', 17),
('apple-hill-740', '22c9c556d266182c:9fd681b52d0b415e-2', 10),
('apple-hill-740', '22c9c556d266182c:ab0497e2d1a608e5-1', 9),
('apple-hill-740', '22c9c556d266182c:b0ff376c5485c9e4-3', 11),
('apple-hill-740', '22c9c556d266182c:begin-0', 4),
('apple-hill-740', '22c9c556d266182c:begin-1', 7),
('apple-hill-740', '22c9c556d266182c:e579a59ed762a8e7-20', 29),
('apple-hill-740', '22c9c556d266182c:ec53da713b9fbe76-11', 19),
('apple-hill-740', 'bot:2:14', 15),
('apple-hill-740', 'bot:2:15', 16),
('apple-hill-740', 'bot:2:29', 32),
('apple-hill-740', 'bot:2:32', 33),
('apple-hill-740', 'bot:2:33', 34),
('apple-hill-740', 'bot:2:34', 35),
('apple-hill-740', 'c4015da35cbf5538:21bc6e47a25623f6-4', 12),
('apple-hill-740', 'c4015da35cbf5538:5f1e0187a73d689b-6', 14),
('apple-hill-740', 'c4015da35cbf5538:7dec31ff5c1bd840-5', 13),
('apple-hill-740', 'c4015da35cbf5538:b6c88ed8e5e58eff-17', 25),
('apple-hill-740', 'c4015da35cbf5538:e8c9134e897f381f-18', 26),
('apple-hill-740', 'c4015da35cbf5538:f7ea76c5ae3de98c-19', 28),
('apricot-alpaca-598', 'bot:2:17', 18),
('apricot-alpaca-598', 'bot:2:18', 19),
('apricot-alpaca-598', 'bot:2:30', 31),
('apricot-alpaca-598', 'bot:2:31', 32),
('apricot-alpaca-598', 'bot:2:41', 42),
('apricot-alpaca-598', 'bot:2:42', 43),
('apricot-alpaca-598', 'bot:2:49', 50),
('apricot-alpaca-598', 'bot:2:50', 51),
('apricot-alpaca-598', 'bot:2:51', 52),
('apricot-alpaca-598', 'bot:2:61', 62),
('apricot-alpaca-598', 'bot:2:62', 63),
('apricot-alpaca-598', 'bot:2:68', 70),
('apricot-alpaca-598', 'bot:2:7', 8),
('apricot-alpaca-598', 'bot:2:70', 71),
('apricot-alpaca-598', 'bot:2:71', 72),
('apricot-alpaca-598', 'bot:2:72', 73),
('apricot-alpaca-598', 'bot:2:76', 77),
('apricot-alpaca-598', 'bot:2:77', 78),
('apricot-alpaca-598', 'bot:2:8', 9),
('apricot-alpaca-598', 'bot:2:9', 10),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:182c8eb9d0e9f504-60', 68),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:32c9c69b4e50ed89-37', 45),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:3b08c6e33c729578-5', 13),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:44a4a8f69dc8db48-13', 21),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:49dd332a73fa0b2-26', 34),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:531d6460f0caeef0-12', 20),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:5b8aaa464a6ec74a-45', 53),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:5c2ff4ed78f5b4d4-57', 65),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:6921f4be0f5b8e2c-38', 46),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:6a27e0dfcbf87544-6', 14),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:6c4ad652af3f5d78-29', 37),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:7c44b0afe7da77d1-66', 76),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:83ca1c107ca6e706-25', 33),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:8624857a2c2af60d-50', 58),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:897246a40c270b0-27', 35),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:9325626e6b58de7-4', 12),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:ae2321e6d6047617-47', 55),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:b5e0b62040f3e49e-56', 64),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:b6c004cc3b8367dc-28', 36),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:ba51289f95fd948c-48', 56),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:begin-0', 4),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:begin-1', 7),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:d205bbfcc8c69069-14', 22),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:e517f2712b68abef-51', 59),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:e53f82d5e94f499e-49', 57),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:ef8acd128b4f2fc1-3', 11),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:f4670327b8343861-46', 54),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:f77ef20df8ee4777-65', 74),
('apricot-alpaca-598', 'f6e20b1c2d1445f1:fbc80976b0bdb4fe-36', 44),
('apricot-alpaca-598', 'f9f23021a759221b:39bc2ccdf572df00-22', 30),
('apricot-alpaca-598', 'f9f23021a759221b:48cbc656015d3137-39', 47),
('apricot-alpaca-598', 'f9f23021a759221b:4b793ffaacf9339d-69', 84),
('apricot-alpaca-598', 'f9f23021a759221b:575665b82f1c080-33', 41),
('apricot-alpaca-598', 'f9f23021a759221b:5c3747465cc36c27-18', 26),
('apricot-alpaca-598', 'f9f23021a759221b:6718e99530189f0d-59', 67),
('apricot-alpaca-598', 'f9f23021a759221b:7695df95b746d6e4-41', 49),
('apricot-alpaca-598', 'f9f23021a759221b:7d1f71575653a45c-21', 29),
('apricot-alpaca-598', 'f9f23021a759221b:8317cba01c75f67e-31', 39),
('apricot-alpaca-598', 'f9f23021a759221b:854efa600641b4fa-32', 40),
('apricot-alpaca-598', 'f9f23021a759221b:9167d4126af8090-30', 38),
('apricot-alpaca-598', 'f9f23021a759221b:b0c995e96e6bc4d-20', 28),
('apricot-alpaca-598', 'f9f23021a759221b:b93b8e54ef6de201-40', 48),
('apricot-alpaca-598', 'f9f23021a759221b:ba9acb5192ccfd66-53', 61),
('apricot-alpaca-598', 'f9f23021a759221b:beaa14a7ff3fe32a-15', 23),
('apricot-alpaca-598', 'f9f23021a759221b:cbd4d3e2d4dec9ef-9', 17),
('apricot-alpaca-598', 'f9f23021a759221b:d1d68ccdc2f8cc94-58', 66),
('apricot-alpaca-598', 'f9f23021a759221b:da9c025a22f1a831-17', 25),
('apricot-alpaca-598', 'f9f23021a759221b:dfdd25e96777406b-52', 60),
('apricot-alpaca-598', 'f9f23021a759221b:e020307aaeb6db2c-16', 24),
('apricot-alpaca-598', 'f9f23021a759221b:eb2b5693babb7fbb-19', 27),
('apricot-alpaca-598', 'f9f23021a759221b:ecc1cb6347733e84-8', 16),
('apricot-alpaca-598', 'f9f23021a759221b:fb2147df5ca495fa-7', 15),
('birch-wagon-139', 'bot:1:12', 13),
('birch-wagon-139', 'bot:1:13', 14),
('birch-wagon-139', 'bot:1:14', 15),
('birch-wagon-139', 'bot:1:15', 16),
('birch-wagon-139', 'bot:1:19', 20),
('birch-wagon-139', 'bot:1:20', 21),
('birch-wagon-139', 'bot:1:21', 22),
('birch-wagon-139', 'bot:1:24', 25),
('birch-wagon-139', 'bot:1:25', 26),
('birch-wagon-139', 'bot:1:26', 27),
('birch-wagon-139', 'bot:1:27', 28),
('birch-wagon-139', 'bot:1:30', 31),
('birch-wagon-139', 'bot:1:31', 32),
('birch-wagon-139', 'bot:1:32', 33),
('birch-wagon-139', 'bot:1:33', 34),
('birch-wagon-139', 'bot:1:34', 35),
('birch-wagon-139', 'bot:1:35', 36),
('birch-wagon-139', 'bot:1:36', 37),
('birch-wagon-139', 'bot:1:41', 42),
('birch-wagon-139', 'bot:1:42', 43),
('birch-wagon-139', 'bot:1:43', 44),
('birch-wagon-139', 'bot:1:49', 50),
('birch-wagon-139', 'bot:1:50', 51),
('birch-wagon-139', 'bot:1:51', 52),
('birch-wagon-139', 'bot:1:52', 53),
('birch-wagon-139', 'bot:1:53', 54),
('birch-wagon-139', 'bot:1:59', 60),
('birch-wagon-139', 'bot:1:60', 61),
('birch-wagon-139', 'bot:1:61', 62),
('birch-wagon-139', 'bot:1:64', 67),
('birch-wagon-139', 'bot:1:67', 68),
('birch-wagon-139', 'bot:1:68', 69),
('birch-wagon-139', 'bot:1:69', 70),
('birch-wagon-139', 'bot:1:7', 8),
('birch-wagon-139', 'bot:1:70', 71),
('birch-wagon-139', 'bot:1:77', 83),
('birch-wagon-139', 'bot:1:8', 9),
('birch-wagon-139', 'c2ffc36e18db3d46:1206706657373641-39', 47),
('birch-wagon-139', 'c2ffc36e18db3d46:220aef0871b70952-49', 57),
('birch-wagon-139', 'c2ffc36e18db3d46:2fd580b88431c2c3-15', 23),
('birch-wagon-139', 'c2ffc36e18db3d46:37d898b58a99bd3b-51', 59),
('birch-wagon-139', 'c2ffc36e18db3d46:3c3463ea3e680a7a-63', 74),
('birch-wagon-139', 'c2ffc36e18db3d46:432a7faa1ad5b456-21', 29),
('birch-wagon-139', 'c2ffc36e18db3d46:44320706c53a8f61-10', 18),
('birch-wagon-139', 'c2ffc36e18db3d46:4f5b7bfcafc765df-64', 75),
('birch-wagon-139', 'c2ffc36e18db3d46:4f609792612fe9f9-38', 46),
('birch-wagon-139', 'c2ffc36e18db3d46:4fe81f18c7338c58-33', 41),
('birch-wagon-139', 'c2ffc36e18db3d46:6393d753e361c03f-37', 45),
('birch-wagon-139', 'c2ffc36e18db3d46:6c0135aee2090f65-48', 56),
('birch-wagon-139', 'c2ffc36e18db3d46:87076945cfa8fd9b-3', 11),
('birch-wagon-139', 'c2ffc36e18db3d46:8b9231238681d0ff-62', 73),
('birch-wagon-139', 'c2ffc36e18db3d46:8d4f04d2fe49efcb-9', 17),
('birch-wagon-139', 'c2ffc36e18db3d46:9517053427c42f81-55', 63),
('birch-wagon-139', 'c2ffc36e18db3d46:9e34210f73aea334-30', 38),
('birch-wagon-139', 'c2ffc36e18db3d46:a0c407c0a8f36270-65', 77),
('birch-wagon-139', 'c2ffc36e18db3d46:a1e3175374113b37-47', 55),
('birch-wagon-139', 'c2ffc36e18db3d46:a4d14de88da4fde0-2', 10),
('birch-wagon-139', 'c2ffc36e18db3d46:ad4123b6c1262ec3-4', 12),
('birch-wagon-139', 'c2ffc36e18db3d46:aecd3cbc6b48dd65-50', 58),
('birch-wagon-139', 'c2ffc36e18db3d46:b078151224b7d3b3-40', 48),
('birch-wagon-139', 'c2ffc36e18db3d46:begin', 7),
('birch-wagon-139', 'c2ffc36e18db3d46:c4bf9de5957e6d8e-56', 64),
('birch-wagon-139', 'c2ffc36e18db3d46:d039d05cf04e9ad0-11', 19),
('birch-wagon-139', 'c2ffc36e18db3d46:d0536dc2fd14dc8e-31', 39),
('birch-wagon-139', 'c2ffc36e18db3d46:d41553c39b2d47b0-32', 40),
('birch-wagon-139', 'c2ffc36e18db3d46:dfbb782c87998ca-16', 24),
('birch-wagon-139', 'c2ffc36e18db3d46:e3bed33ea149a126-41', 49),
('birch-wagon-139', 'c2ffc36e18db3d46:e98e0fd8b8942080-22', 30),
('deal/clover-grove-47764905', 'apricot-alpaca-598/1', 2),
('deal/humble-newt-31052786', 'fig-kettle-374/1', 2),
('deal/snowy-river-24689769', 'birch-wagon-139/1', 2),
('evening/tidy-paddle-92742218', 'enter/birch-wagon-139', 2),
('evening/tidy-paddle-92742218', 'finish/birch-wagon-139/1', 3),
('fair-candle-421', 'bot:2:12', 13),
('fair-candle-421', 'bot:2:13', 14),
('fair-candle-421', 'bot:2:15', 16),
('fair-candle-421', 'bot:2:17', 18),
('fair-candle-421', 'bot:2:20', 21),
('fair-candle-421', 'bot:2:27', 28),
('fair-candle-421', 'bot:2:31', 32),
('fair-candle-421', 'bot:2:33', 34),
('fair-candle-421', 'bot:2:34', 35),
('fair-candle-421', 'cd4502ee2962371a:1c48486f01e4cd9d-1', 9),
('fair-candle-421', 'cd4502ee2962371a:68a0c5e2883de5f-14', 26),
('fair-candle-421', 'cd4502ee2962371a:8478838bf70c55df-4', 12),
('fair-candle-421', 'cd4502ee2962371a:c874b3690e4f3036-15', 27),
('fair-candle-421', 'cd4502ee2962371a:cb81daee315441d7-2', 10),
('fair-candle-421', 'cd4502ee2962371a:da6a0f0244b42865-3', 11),
('fair-candle-421', 'daaae5e8ab396c3e:1a65c852546e8e43-21', 33),
('fair-candle-421', 'daaae5e8ab396c3e:38b7f8fbcaa05af0-12', 20),
('fair-candle-421', 'daaae5e8ab396c3e:4d74aca6c3b22188-11', 19),
('fair-candle-421', 'daaae5e8ab396c3e:5db99d6b07c731f6-19', 31),
('fair-candle-421', 'daaae5e8ab396c3e:a83fbd5d12ed7f6e-17', 29),
('fair-candle-421', 'daaae5e8ab396c3e:ba6f87d7eeac1c4f-0', 8),
('fair-candle-421', 'daaae5e8ab396c3e:begin-0', 4),
('fair-candle-421', 'daaae5e8ab396c3e:begin-1', 7),
('fair-candle-421', 'daaae5e8ab396c3e:d0013352e4635b9d-9', 17),
('fair-candle-421', 'daaae5e8ab396c3e:d516f21ce5f0fe49-18', 30),
('fair-candle-421', 'daaae5e8ab396c3e:e2dd8f4037bea765-24', 36),
('fair-candle-421', 'daaae5e8ab396c3e:f732dc012859430c-7', 15),
('fig-kettle-374', '6312bc67ddd08393:1996cb538ffd8f3e-33', 44),
('fig-kettle-374', '6312bc67ddd08393:1a9e9776a881bbac-35', 46),
('fig-kettle-374', '6312bc67ddd08393:1da713b6e0a279b5-100', 121),
('fig-kettle-374', '6312bc67ddd08393:1e52e8ed20d26793-24', 33),
('fig-kettle-374', '6312bc67ddd08393:23cb6d830b20853c-119', 146),
('fig-kettle-374', '6312bc67ddd08393:24dff640dcbf7d87-18', 27),
('fig-kettle-374', '6312bc67ddd08393:251565499da17a37-63', 79),
('fig-kettle-374', '6312bc67ddd08393:259b9aa12a62df9e-83', 100),
('fig-kettle-374', '6312bc67ddd08393:264d3c06a388c609-108', 129),
('fig-kettle-374', '6312bc67ddd08393:2c848b80a634bfc8-84', 102),
('fig-kettle-374', '6312bc67ddd08393:312f740171e7b0c6-49', 61),
('fig-kettle-374', '6312bc67ddd08393:4c97c44c67a8f718-86', 106),
('fig-kettle-374', '6312bc67ddd08393:4f38e0a456772f27-50', 62),
('fig-kettle-374', '6312bc67ddd08393:5e57a2d25482047-75', 91),
('fig-kettle-374', '6312bc67ddd08393:6420d22a35eab335-4', 13),
('fig-kettle-374', '6312bc67ddd08393:6453b13cb3c5268d-59', 75),
('fig-kettle-374', '6312bc67ddd08393:718fe4da6e05e3ec-19', 28),
('fig-kettle-374', '6312bc67ddd08393:7469026f34c04c31-88', 108),
('fig-kettle-374', '6312bc67ddd08393:74ae5daef86f1a8e-60', 76),
('fig-kettle-374', '6312bc67ddd08393:794a85d3c43e432c-20', 29),
('fig-kettle-374', '6312bc67ddd08393:7a92bb167edae2a9-56', 71),
('fig-kettle-374', '6312bc67ddd08393:8684542297f1c632-45', 56),
('fig-kettle-374', '6312bc67ddd08393:8e5c3cef3f09d99c-80', 97),
('fig-kettle-374', '6312bc67ddd08393:983275127edfa7be-74', 90),
('fig-kettle-374', '6312bc67ddd08393:a2c64f7523f26e68-40', 51),
('fig-kettle-374', '6312bc67ddd08393:a6d221a194fe3fa0-72', 88),
('fig-kettle-374', '6312bc67ddd08393:ab2f914c1b203166-25', 36),
('fig-kettle-374', '6312bc67ddd08393:b3daa8fabc0a9d17-62', 78),
('fig-kettle-374', '6312bc67ddd08393:b3fda49b6bb13f3b-34', 45),
('fig-kettle-374', '6312bc67ddd08393:b427dbeffe472cad-99', 120),
('fig-kettle-374', '6312bc67ddd08393:b501907163224d94-61', 77),
('fig-kettle-374', '6312bc67ddd08393:b9617596cada1f6a-52', 65),
('fig-kettle-374', '6312bc67ddd08393:bc36b24675b5d857-73', 89),
('fig-kettle-374', '6312bc67ddd08393:c3fd390c0d367af-109', 130),
('fig-kettle-374', '6312bc67ddd08393:ca7f003201b2b965-98', 119),
('fig-kettle-374', '6312bc67ddd08393:d63ca3268908fdf7-51', 63),
('fig-kettle-374', '6312bc67ddd08393:d7386d6c84a1330a-3', 12),
('fig-kettle-374', '6312bc67ddd08393:debca2b625d546d9-101', 122),
('fig-kettle-374', '6312bc67ddd08393:ec3d0f30b421e771-58', 74),
('fig-kettle-374', '6312bc67ddd08393:fa5ca62c179fc984-41', 52),
('fig-kettle-374', 'bot:1:102', 103),
('fig-kettle-374', 'bot:1:106', 107),
('fig-kettle-374', 'bot:1:110', 111),
('fig-kettle-374', 'bot:1:111', 112),
('fig-kettle-374', 'bot:1:112', 113),
('fig-kettle-374', 'bot:1:113', 114),
('fig-kettle-374', 'bot:1:114', 115),
('fig-kettle-374', 'bot:1:122', 123),
('fig-kettle-374', 'bot:1:123', 124),
('fig-kettle-374', 'bot:1:124', 125),
('fig-kettle-374', 'bot:1:13', 14),
('fig-kettle-374', 'bot:1:130', 131),
('fig-kettle-374', 'bot:1:133', 134),
('fig-kettle-374', 'bot:1:134', 135),
('fig-kettle-374', 'bot:1:135', 136),
('fig-kettle-374', 'bot:1:14', 15),
('fig-kettle-374', 'bot:1:140', 141),
('fig-kettle-374', 'bot:1:15', 16),
('fig-kettle-374', 'bot:1:16', 17),
('fig-kettle-374', 'bot:1:29', 30),
('fig-kettle-374', 'bot:1:30', 31),
('fig-kettle-374', 'bot:1:46', 47),
('fig-kettle-374', 'bot:1:47', 48),
('fig-kettle-374', 'bot:1:52', 53),
('fig-kettle-374', 'bot:1:53', 54),
('fig-kettle-374', 'bot:1:54', 55),
('fig-kettle-374', 'bot:1:65', 66),
('fig-kettle-374', 'bot:1:69', 70),
('fig-kettle-374', 'bot:1:79', 80),
('fig-kettle-374', 'bot:1:80', 81),
('fig-kettle-374', 'bot:1:81', 82),
('fig-kettle-374', 'bot:1:82', 83),
('fig-kettle-374', 'bot:1:91', 92),
('fig-kettle-374', 'bot:1:92', 93),
('fig-kettle-374', 'bot:1:93', 94),
('fig-kettle-374', 'bot:2:10', 11),
('fig-kettle-374', 'bot:2:108', 110),
('fig-kettle-374', 'bot:2:115', 116),
('fig-kettle-374', 'bot:2:116', 117),
('fig-kettle-374', 'bot:2:117', 118),
('fig-kettle-374', 'bot:2:125', 126),
('fig-kettle-374', 'bot:2:126', 127),
('fig-kettle-374', 'bot:2:127', 128),
('fig-kettle-374', 'bot:2:131', 133),
('fig-kettle-374', 'bot:2:136', 137),
('fig-kettle-374', 'bot:2:137', 138),
('fig-kettle-374', 'bot:2:138', 140),
('fig-kettle-374', 'bot:2:17', 18),
('fig-kettle-374', 'bot:2:18', 19),
('fig-kettle-374', 'bot:2:19', 20),
('fig-kettle-374', 'bot:2:20', 21),
('fig-kettle-374', 'bot:2:21', 22),
('fig-kettle-374', 'bot:2:22', 23),
('fig-kettle-374', 'bot:2:23', 24),
('fig-kettle-374', 'bot:2:24', 25),
('fig-kettle-374', 'bot:2:25', 26),
('fig-kettle-374', 'bot:2:31', 32),
('fig-kettle-374', 'bot:2:36', 37),
('fig-kettle-374', 'bot:2:37', 38),
('fig-kettle-374', 'bot:2:38', 39),
('fig-kettle-374', 'bot:2:39', 40),
('fig-kettle-374', 'bot:2:40', 41),
('fig-kettle-374', 'bot:2:41', 42),
('fig-kettle-374', 'bot:2:42', 43),
('fig-kettle-374', 'bot:2:48', 49),
('fig-kettle-374', 'bot:2:49', 50),
('fig-kettle-374', 'bot:2:56', 58),
('fig-kettle-374', 'bot:2:58', 59),
('fig-kettle-374', 'bot:2:59', 60),
('fig-kettle-374', 'bot:2:66', 69),
('fig-kettle-374', 'bot:2:71', 73),
('fig-kettle-374', 'bot:2:8', 9),
('fig-kettle-374', 'bot:2:83', 84),
('fig-kettle-374', 'bot:2:84', 85),
('fig-kettle-374', 'bot:2:85', 86),
('fig-kettle-374', 'bot:2:86', 87),
('fig-kettle-374', 'bot:2:9', 10),
('fig-kettle-374', 'bot:2:94', 95),
('fig-kettle-374', 'bot:2:97', 98),
('fig-kettle-374', 'bot:2:98', 99);
INSERT INTO records (code, number, game, ended, record) VALUES
('apricot-alpaca-598', 1, 'quiddler', 1795018097.9416885, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Zoë
seat: Otter, bot regular

1. For hand 1 Zoë deals 3 cards each: Lisa gets IMU; Zoë gets WXF; Otter gets IUN; the first discard is (ER); the stock is SYOWENLOLRENAED(ER)A(QU)HAFSDPGAKEDOPYGOIROZCGIMLEUYZAD(QU)IEEKEATGC(TH)(CL)AVRVIENT(IN)ATEOBEUJQNXJSTRL(IN)ITOON(TH)UUTQRHEYBISAA(CL)R.
2. Otter arranges UI.
3. Otter draws S from the stock.
4. Otter discards N.
5. Lisa draws Y from the stock.
6. Lisa arranges UYM.
7. Lisa arranges MYI.
8. Lisa discards U.
9. Zoë arranges FX.
10. Zoë draws O from the stock.
11. Zoë discards O.
12. Otter draws W from the stock.
13. Otter discards U.
14. Lisa takes U from the discard pile.
15. Lisa arranges MUI.
16. Lisa discards M.
17. Zoë arranges FW.
18. Zoë takes M from the discard pile.
19. Zoë arranges XMW.
20. Zoë arranges FWM.
21. Zoë arranges XFW.
22. Zoë arranges WXM.
23. Zoë arranges WFX.
24. Zoë discards F.
25. Otter draws E from the stock.
26. Otter discards E.
27. Lisa arranges YU.
28. Lisa takes E from the discard pile.
29. Lisa arranges IEY.
30. Lisa arranges IUE.
31. Lisa discards I.
32. Zoë draws N from the stock.
33. Zoë arranges MWN.
34. Zoë arranges NWM.
35. Zoë discards X.
36. Otter draws L from the stock.
37. Otter discards W.
38. Lisa arranges UE.
39. Lisa takes W from the discard pile.
40. Lisa discards Y.
41. Zoë draws O from the stock.
42. Zoë arranges OWN.
43. Zoë discards O.
44. Otter arranges IS.
45. Otter draws L from the stock.
46. Otter discards L2.
47. Lisa arranges EW.
48. Lisa takes L from the discard pile.
49. Lisa arranges ELW.
50. Lisa arranges WUE.
51. Lisa arranges WEU.
52. Lisa arranges LEU.
53. Lisa discards E.
54. Zoë takes E from the discard pile.
55. Zoë discards W.
56. Otter takes W from the discard pile.
57. Otter discards W.
58. Lisa takes W from the discard pile.
59. Lisa discards U.
60. Zoë draws R from the stock.
61. Zoë goes out with MNE for 20 points, discarding R.
62. Lisa passes.
63. Otter passes.
64. The lay-down is settled: Zoë is out.
65. Otter draws E from the stock.
66. Otter arranges IES.
67. Otter discards S.
68. Lisa draws N from the stock.
69. Lisa lays down NLW2 for 12 points, discarding W.
70. The words of the final turns are revealed: Lisa has NLW.
71. Otter arranges EL.
72. Otter passes.
73. Zoë challenges NLW.
74. The word NLW is rejected: it is not in the word list; the whole lay-down is void; Lisa loses 12; Zoë gains 12.
75. The lay-down is settled: the final turns are over.
76. Hand 1 is scored: Lisa -24 (-12 left over, -12 from challenges), Zoë 52 (20 for words, 12 from challenges, 10 for most words, 10 for the longest word), Otter -24 (-24 left over).
77. The game ends: Lisa -24, Zoë 52, Otter -24; Zoë wins.

Result: Zoë wins with 52 points.
'),
('birch-wagon-139', 1, 'quiddler', 1795018098.013417, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular

1. For hand 1 Lisa deals 3 cards each: Lisa gets (QU)VN; Otter gets NNE; the first discard is D; the stock is INAYNBDEOAQWAAUSTBPE(CL)YTFKUELEZQITUCOORUOUIESRTFAGXLIVA(TH)PYYOWDH(QU)IXUER(IN)AJRORLIOHAMECDIGENEE(CL)JS(ER)KS(TH)T(ER)IELOAZ(IN)RMATGG.
2. Otter draws I from the stock.
3. Otter discards I.
4. Lisa takes I from the discard pile.
5. Lisa arranges IVN.
6. Lisa discards V.
7. Otter arranges EN.
8. Otter takes V from the discard pile.
9. Otter arranges N2VN.
10. Otter discards V.
11. Lisa arranges (QU)N.
12. Lisa takes V from the discard pile.
13. Lisa discards V.
14. Otter arranges N2N.
15. Otter draws N from the stock.
16. Otter discards N.
17. Lisa draws A from the stock.
18. Lisa discards A.
19. Otter arranges NN.
20. Otter takes A from the discard pile.
21. Otter arranges ANE.
22. Otter discards E.
23. Lisa draws Y from the stock.
24. Lisa discards N.
25. Otter draws N from the stock.
26. Otter arranges N3N2A.
27. Otter arranges N2NN.
28. Otter arranges NAN2.
29. Otter arranges AN3N2.
30. Otter arranges N3AN.
31. Otter discards N3.
32. Lisa takes N from the discard pile.
33. Lisa arranges NYI.
34. Lisa arranges N(QU)Y.
35. Lisa discards N.
36. Otter draws B from the stock.
37. Otter arranges BAN.
38. Otter discards A.
39. Lisa arranges (QU)Y.
40. Lisa arranges I(QU).
41. Lisa draws D from the stock.
42. Lisa arranges DY(QU).
43. Lisa discards I.
44. Otter arranges BN2.
45. Otter arranges BN.
46. Otter draws E from the stock.
47. Otter arranges EN2B.
48. Otter discards E.
49. Lisa arranges (QU)Y.
50. Lisa arranges (QU)Y.
51. Lisa draws O from the stock.
52. Lisa arranges DO(QU).
53. Lisa discards D.
54. Otter draws A from the stock.
55. Otter arranges N2NB.
56. Otter discards B.
57. Lisa takes B from the discard pile.
58. Lisa goes out with B(QU)Y for 6 points, discarding O.
59. Otter challenges BQUY.
60. The word BQUY is rejected: it is not in the word list; the whole lay-down is void; Lisa loses 6; Otter gains 6.
61. The lay-down is settled: nobody is out.
62. Otter arranges NA.
63. Otter takes O from the discard pile.
64. Otter arranges ON2N.
65. Otter goes out with ON2A for 24 points, discarding N.
66. Lisa passes.
67. The lay-down is settled: Otter is out.
68. Lisa arranges YB.
69. Lisa draws Q from the stock.
70. Lisa lays down BQ(QU) for 6 points, discarding Y.
71. The words of the final turns are revealed: Lisa has BQQU.
72. Otter passes.
73. The lay-down is settled: the final turns are over.
74. Hand 1 is scored: Lisa 10 (6 for words, -6 from challenges, 10 for the longest word), Otter 30 (24 for words, 6 from challenges).
75. The game ends: Lisa 10, Otter 30; Otter wins.

Result: Otter wins with 30 points.
'),
('fig-kettle-374', 1, 'quiddler', 1795018097.9750664, 'Parlour record 2
game: quiddler
rules: manual
option hands: 3
option out on first turn: no
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular
seat: Wren, bot regular

1. For hand 1 Otter deals 3 cards each: Lisa gets (ER)AP; Otter gets ERW; Wren gets VNU; the first discard is U; the stock is JHSRY(TH)GSIODAQRTGZEEGMOAERFUISZWETANIOOXE(IN)MKTH(CL)FYLUIEOSV(IN)T(CL)NTUEAGDA(QU)X(QU)ICOENPYAAQRODBTRLAIDJ(TH)INUEBLAELIOK(ER)YNEC.
2. Wren draws J from the stock.
3. Wren arranges UJN.
4. Wren discards J.
5. Lisa draws H from the stock.
6. Lisa discards (ER).
7. Otter takes (ER) from the discard pile.
8. Otter arranges (ER)RE.
9. Otter arranges (ER)RW.
10. Otter discards R.
11. Wren arranges NV.
12. Wren takes R from the discard pile.
13. Wren arranges UNR.
14. Wren arranges NRV.
15. Wren arranges UVR.
16. Wren arranges UVN.
17. Wren arranges VNR.
18. Wren arranges RVN.
19. Wren discards V.
20. Lisa takes V from the discard pile.
21. Lisa arranges HAP.
22. Lisa discards H.
23. Otter draws S from the stock.
24. Otter goes out with ESW for 18 points, discarding (ER).
25. Wren passes.
26. Lisa arranges VP.
27. Lisa challenges ESW.
28. The word ESW is rejected: it is not in the word list; the whole lay-down is void; Otter loses 18; Lisa gains 18.
29. The lay-down is settled: nobody is out.
30. Wren draws R from the stock.
31. Wren arranges NRR.
32. Wren arranges NUR.
33. Wren arranges R2RN.
34. Wren arranges R2NR.
35. Wren arranges R2RU.
36. Wren discards N.
37. Lisa arranges VP.
38. Lisa takes N from the discard pile.
39. Lisa discards P.
40. Otter draws Y from the stock.
41. Otter discards Y.
42. Wren takes Y from the discard pile.
43. Wren discards U.
44. Lisa takes U from the discard pile.
45. Lisa discards V.
46. Otter takes V from the discard pile.
47. Otter arranges SVE.
48. Otter goes out with VEW for 16 points, discarding S.
49. Lisa passes.
50. Wren passes.
51. The lay-down is settled: Otter is out.
52. Wren takes S from the discard pile.
53. Wren discards S.
54. Lisa takes S from the discard pile.
55. Lisa arranges SAU.
56. Lisa arranges NSA.
57. Lisa lays down SN for 10 points, discarding A.
58. The words of the final turns are revealed: Lisa has SN.
59. Otter passes.
60. Wren passes.
61. The lay-down is settled: the final turns are over.
62. Hand 1 is scored: Lisa 22 (10 for words, -6 left over, 18 from challenges), Otter 8 (16 for words, -18 from challenges, 10 for the longest word), Wren -14 (-14 left over).
63. Otter is ready for the next hand.
64. Lisa is ready for the next hand.
65. Wren is ready for the next hand.
66. For hand 2 Wren deals 4 cards each: Lisa gets (TH)UGQ; Otter gets GOZE; Wren gets UGDH; the first discard is I; the stock is WRETIOO(QU)BOOOUS(TH)ZEEDAFYO(CL)ENWRJTAAEARK(QU)V(ER)AMERREAPLIMLD(IN)BDOAI(IN)IENLTXIESUYCN(CL)CTE(ER)NVFSKTNRIANTYYAJSHXUIGEQPALU.
67. Lisa draws W from the stock.
68. Lisa arranges W(TH) and UQ.
69. Lisa arranges (TH)W and GQ.
70. Lisa arranges GW and (TH)U.
71. Lisa arranges WG and (TH)Q.
72. Lisa discards (TH).
73. Otter takes (TH) from the discard pile.
74. Otter arranges ZO and G(TH).
75. Otter arranges GZ and OE.
76. Otter discards G.
77. Wren draws R from the stock.
78. Wren arranges DU and GR.
79. Wren arranges RH and UD.
80. Wren discards D.
81. Lisa arranges UGW.
82. Lisa arranges QGW.
83. Lisa takes D from the discard pile.
84. Lisa discards G.
85. Otter takes G from the discard pile.
86. Otter arranges EZ and O(TH).
87. Otter goes out with (TH)Z and EG for 20 points, discarding O.
88. Wren passes.
89. Lisa passes.
90. The lay-down is settled: Otter is out.
91. Wren draws E from the stock.
92. Wren lays down HR and UG for 18 points, discarding E.
93. Lisa draws T from the stock.
94. Lisa discards Q.
95. The words of the final turns are revealed: Wren has HR, UG.
96. Otter passes.
97. Lisa passes.
98. The lay-down is settled: the final turns are over.
99. Hand 2 is scored: Lisa -18 (-18 left over), Otter 30 (20 for words, 10 for the longest word), Wren 18 (18 for words).
100. Otter is ready for the next hand.
101. Lisa is ready for the next hand.
102. Wren is ready for the next hand.
103. For hand 3 Lisa deals 5 cards each: Lisa gets ABVAZ; Otter gets VTGTG; Wren gets S(QU)PR(IN); the first discard is W; the stock is OECWEJADTCGNNPOFHS(CL)IMESUE(IN)AIYANLEYAJNYOXUGDTTROR(QU)EEAIOU(ER)OAXDHIYUAMFSUNIZRTDII(CL)QEBQUEEEONROKL(ER)IR(TH)E(TH)LLAK.
104. Otter arranges GV and TG.
105. Otter arranges VG and TT.
106. Otter arranges GV and GT.
107. Otter draws O from the stock.
108. Otter discards T.
109. Wren arranges (IN)(QU) and PR.
110. Wren draws E from the stock.
111. Wren discards (IN).
112. Lisa takes (IN) from the discard pile.
113. Lisa arranges BA2A and (IN)V.
114. Lisa arranges A2A(IN) and VZ.
115. Lisa discards Z.
116. Otter arranges OG2 and VG.
117. Otter draws C from the stock.
118. Otter discards T.
119. Wren takes T from the discard pile.
120. Wren arranges S(QU) and PRT.
121. Wren discards P.
122. Lisa takes P from the discard pile.
123. Lisa goes out with V(IN) and A2PB for 18 points, discarding A.
124. Otter passes.
125. Wren passes.
126. The lay-down is settled: Lisa is out.
127. Otter arranges OC and GV.
128. Otter takes A from the discard pile.
129. Otter discards G2.
130. Wren draws W from the stock.
131. Wren arranges SE and WR(QU).
132. Wren lays down RES and TW for 30 points, discarding (QU).
133. The words of the final turns are revealed: Wren has RES, TW.
134. Otter passes.
135. Lisa passes.
136. The lay-down is settled: the final turns are over.
137. Hand 3 is scored: Lisa 18 (18 for words), Otter -26 (-26 left over), Wren 30 (30 for words).
138. The game ends: Lisa 22, Otter 12, Wren 34; Wren wins.

Result: Wren wins with 34 points.
');
INSERT INTO served (seconds) VALUES
(3600.0);
