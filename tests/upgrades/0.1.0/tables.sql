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
('day/2026-11-18/quiddler', 1, 1794987630.1361096),
('deal/easy-seal-30942138', 2, 1794987630.3276527),
('deal/spring-hedgehog-46707581', 2, 1794987630.122625),
('deal/witty-teapot-66679950', 2, 1794987690.4219306),
('evening/early-oyster-33510685', 3, 1794987690.4219306),
('jade-parrot-692', 84, 1794987629.9843714),
('ruby-seal-21', 36, 1794987630.3859518),
('soft-camel-155', 146, 1794987630.29238),
('solar-feather-578', 83, 1794987630.5218747),
('winter-cushion-586', 34, 1794987630.4205382);
INSERT INTO events (code, seq, event) VALUES
('day/2026-11-18/quiddler', 1, convert_to('{"day":"opened","seed":"","deal":"easy-seal-30942138"}', 'UTF8')),
('deal/easy-seal-30942138', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"seats":3},"seed":"031e6f685c619508a02a73901db10a1e","kept_for":"day/2026-11-18/quiddler","until":0.0}', 'UTF8')),
('deal/easy-seal-30942138', 2, convert_to('{"deal":"dealplayed","points":[8,48,14],"people":[true,false,false],"again":[false,false,false],"substituted":[false,false,false]}', 'UTF8')),
('deal/spring-hedgehog-46707581', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":3},"seed":"5cb173f2286aa78b3e564a05af83dd77","kept_for":"","until":0.0}', 'UTF8')),
('deal/spring-hedgehog-46707581', 2, convert_to('{"deal":"dealplayed","points":[-40,60,-22],"people":[true,true,false],"again":[false,false,false],"substituted":[false,false,false]}', 'UTF8')),
('deal/witty-teapot-66679950', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":2},"seed":"5f3594c56e53a22cb843b116e9154055","kept_for":"evening/early-oyster-33510685","until":1794987690.4219306}', 'UTF8')),
('deal/witty-teapot-66679950', 2, convert_to('{"deal":"dealplayed","points":[34,8],"people":[true,false],"again":[false,false],"substituted":[false,false]}', 'UTF8')),
('evening/early-oyster-33510685', 1, convert_to('{"evening":"eveningopened","title":"Friday","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":2},"deals":[{"name":"witty-teapot-66679950","seed":"5f3594c56e53a22cb843b116e9154055"}],"ends":1794987690.4219306,"key":"d38dbebee7942b8fc7b418dc965c7b3d8be8251adb2234d2ba7e9537a2b631a2"}', 'UTF8')),
('evening/early-oyster-33510685', 2, convert_to('{"evening":"tableentered","table":"solar-feather-578","team":"Otters"}', 'UTF8')),
('evening/early-oyster-33510685', 3, convert_to('{"evening":"tablefinished","table":"solar-feather-578","deal":1,"at":1794987630.5216281,"points":[34,8],"names":["Lisa","Otter"],"people":[true,false],"again":[false,false],"substituted":[false,false]}', 'UTF8')),
('jade-parrot-692', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('jade-parrot-692', 2, convert_to('{"table":"sat","name":"Lisa","key":"a2ba0c8f89cc62cfe7b7b3391530202cfeed394ce35ef2714a4e76b5f1c66dfe","mind":null,"seen":[]}', 'UTF8')),
('jade-parrot-692', 3, convert_to('{"table":"sat","name":"Zoë","key":"1eba4f4418e4dc428f04380bdbf43c696ebc053b70128540f9d3b12226bee772","mind":null,"seen":[]}', 'UTF8')),
('jade-parrot-692', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('jade-parrot-692', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"spring-hedgehog-46707581","seed":"5cb173f2286aa78b3e564a05af83dd77"}}', 'UTF8')),
('jade-parrot-692', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["A","R","U","S","E","K","E","Q","A","W","I","A","A","Q","H","U","G","O","N","R","I","O","T","A","O","F","I","I","C","R","I","R","C","P","R","O","G","E","ER","L","D","T","E","G","O","E","A","T","Y","D","CL","O","QU","T","Z","A","E","N","X","TH","U","A","IN","M","ER","L","I","M","Y","I","S","N","R","L","H","B","A","X","N","B","S","TH","O","E","J","N","K","L","E","T","E","G","S","V","O","I","V","F","T","U","N","IN","Y","D","E","D","E","U","A","QU","P","J","E","CL","Z","Y","W","U"]}}', 'UTF8')),
('jade-parrot-692', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.261658362000162}', 'UTF8')),
('jade-parrot-692', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,1]]}}', 'UTF8')),
('jade-parrot-692', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 10, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('jade-parrot-692', 11, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 12, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,4,2]]}}', 'UTF8')),
('jade-parrot-692', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,4,1]]}}', 'UTF8')),
('jade-parrot-692', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('jade-parrot-692', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2]]}}', 'UTF8')),
('jade-parrot-692', 16, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('jade-parrot-692', 18, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('jade-parrot-692', 20, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('jade-parrot-692', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('jade-parrot-692', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1]]}}', 'UTF8')),
('jade-parrot-692', 24, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('jade-parrot-692', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1,5]]}}', 'UTF8')),
('jade-parrot-692', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3,1]]}}', 'UTF8')),
('jade-parrot-692', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,2,5]]}}', 'UTF8')),
('jade-parrot-692', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3,2]]}}', 'UTF8')),
('jade-parrot-692', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('jade-parrot-692', 31, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 32, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":6}}', 'UTF8')),
('jade-parrot-692', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,5]]}}', 'UTF8')),
('jade-parrot-692', 34, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,6,4]]}}', 'UTF8')),
('jade-parrot-692', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,5,6]]}}', 'UTF8')),
('jade-parrot-692', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('jade-parrot-692', 38, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,1,6]]}}', 'UTF8')),
('jade-parrot-692', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,1,5]]}}', 'UTF8')),
('jade-parrot-692', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('jade-parrot-692', 42, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('jade-parrot-692', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,6]]}}', 'UTF8')),
('jade-parrot-692', 45, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 46, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('jade-parrot-692', 47, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 48, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,1,6]]}}', 'UTF8')),
('jade-parrot-692', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":7}}', 'UTF8')),
('jade-parrot-692', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,4]]}}', 'UTF8')),
('jade-parrot-692', 51, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":8}}', 'UTF8')),
('jade-parrot-692', 53, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,7]]}}', 'UTF8')),
('jade-parrot-692', 54, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,8,7]]}}', 'UTF8')),
('jade-parrot-692', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,5,6]]}}', 'UTF8')),
('jade-parrot-692', 57, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,6,5]]}}', 'UTF8')),
('jade-parrot-692', 58, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,6,5]]}}', 'UTF8')),
('jade-parrot-692', 59, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('jade-parrot-692', 60, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('jade-parrot-692', 62, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 63, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":9}}', 'UTF8')),
('jade-parrot-692', 64, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('jade-parrot-692', 65, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('jade-parrot-692', 66, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 67, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[5,6,8]],"discard":9}}', 'UTF8')),
('jade-parrot-692', 68, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('jade-parrot-692', 69, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('jade-parrot-692', 70, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('jade-parrot-692', 71, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 72, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,10,4]]}}', 'UTF8')),
('jade-parrot-692', 73, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('jade-parrot-692', 74, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('jade-parrot-692', 75, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[10,8,9]],"discard":7}}', 'UTF8')),
('jade-parrot-692', 76, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('jade-parrot-692', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[10,7]]}}', 'UTF8')),
('jade-parrot-692', 78, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('jade-parrot-692', 79, convert_to('{"table":"played","event":{"event":"challenged","seat":1,"lay_down":2,"word":0}}', 'UTF8')),
('jade-parrot-692', 80, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('jade-parrot-692', 81, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('jade-parrot-692', 82, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-40,60,-22]}}', 'UTF8')),
('jade-parrot-692', 83, convert_to('{"table":"played","event":{"event":"ended","totals":[-40,60,-22],"winners":[1]}}', 'UTF8')),
('jade-parrot-692', 84, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-well-played","at":0.768317209000088}', 'UTF8')),
('ruby-seal-21', 1, convert_to('{"table":"chosen","game":"letterjam","rule_set":"rulebook","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('ruby-seal-21', 2, convert_to('{"table":"sat","name":"Lisa","key":"fdde3f9df9a6f295ad23849aeafc474e335f760ca4d3f4ca610fe5f300bb7b47","mind":null,"seen":[]}', 'UTF8')),
('ruby-seal-21', 3, convert_to('{"table":"sat","name":"Zoë","key":"61a2e4044adbd715d37fa0a5dd4ad1179711933293780fe3b0c719365ee58359","mind":null,"seen":[]}', 'UTF8')),
('ruby-seal-21', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('ruby-seal-21', 5, convert_to('{"table":"began","number":1,"lexicon":"parlour@551f8baf209d","options":{"lexicon":"parlour","chat":false,"watchers_see_letters":false,"length":5,"lengths":[],"words":"table","agreement":"unanimity","strict_share":false,"extra_letters":"guess-aloud","extra_points":"per-extra-letter","acceptance":"known","decisions":"open","stop_early":true,"wildcard_lengthens":true,"any_length":false,"helper":false,"deck":"english"},"deal":{"name":"bronze-panda-36386037","seed":"25a876ff5c4dfe4705aaf56c25e8d777"}}', 'UTF8')),
('ruby-seal-21', 6, convert_to('{"table":"played","event":{"event":"words-dealt","words":["RAISE","SIGNS","HOLLY"],"rows":["AIESR","ISNSG","LHYLO"],"stacks":["TAFOETK","ITMNORNU","GHDDPHRAU"],"deck":"UBDKESACOEYFTCWLCEMREWIBP"}}', 'UTF8')),
('ruby-seal-21', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":1.1172371350003232}', 'UTF8')),
('ruby-seal-21', 8, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":1,"sources":["s1","s2"],"wildcard":null}}', 'UTF8')),
('ruby-seal-21', 9, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":1,"sources":["*","p2"],"wildcard":"A"}}', 'UTF8')),
('ruby-seal-21', 10, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":1,"letter":"F"}}', 'UTF8')),
('ruby-seal-21', 11, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":4,"letter":"H"}}', 'UTF8')),
('ruby-seal-21', 12, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":2,"sources":["s0","*","s0","p2","s0","s1","s0"],"wildcard":"Z"}}', 'UTF8')),
('ruby-seal-21', 13, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":1,"sources":["s1","s1","p1","s0","s1","s2"],"wildcard":null}}', 'UTF8')),
('ruby-seal-21', 14, convert_to('{"table":"played","event":{"event":"good-clue-said","seat":2}}', 'UTF8')),
('ruby-seal-21', 15, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":2,"sources":["s2","*"],"wildcard":"N"}}', 'UTF8')),
('ruby-seal-21', 16, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":4,"letter":"N"}}', 'UTF8')),
('ruby-seal-21', 17, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"P"}}', 'UTF8')),
('ruby-seal-21', 18, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":2,"sources":["s2","p1","s2","p0","s1","*"],"wildcard":"R"}}', 'UTF8')),
('ruby-seal-21', 19, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('ruby-seal-21', 20, convert_to('{"table":"played","event":{"event":"offered","seat":0,"offer":1,"draft":1}}', 'UTF8')),
('ruby-seal-21', 21, convert_to('{"table":"played","event":{"event":"backed","seat":2,"offer":1}}', 'UTF8')),
('ruby-seal-21', 22, convert_to('{"table":"played","event":{"event":"backed","seat":1,"offer":1}}', 'UTF8')),
('ruby-seal-21', 23, convert_to('{"table":"played","event":{"event":"clue-given","offer":1,"token":"red"}}', 'UTF8')),
('ruby-seal-21', 24, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":1}}', 'UTF8')),
('ruby-seal-21', 25, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":2}}', 'UTF8')),
('ruby-seal-21', 26, convert_to('{"table":"played","event":{"event":"round-ended"}}', 'UTF8')),
('ruby-seal-21', 27, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":3,"sources":["*","s2","*","p0","s0","s0"],"wildcard":"G"}}', 'UTF8')),
('ruby-seal-21', 28, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":3,"sources":["*","p0","p1","s0","p1","s0","s2","p0","s2"],"wildcard":"J"}}', 'UTF8')),
('ruby-seal-21', 29, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":0,"letter":"O"}}', 'UTF8')),
('ruby-seal-21', 30, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":null,"text":"a vowel?"}}', 'UTF8')),
('ruby-seal-21', 31, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":4,"text":"not in the middle"}}', 'UTF8')),
('ruby-seal-21', 32, convert_to('{"table":"played","event":{"event":"stop-wanted","seat":2,"want":true}}', 'UTF8')),
('ruby-seal-21', 33, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":3,"sources":["s2"],"wildcard":null}}', 'UTF8')),
('ruby-seal-21', 34, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":4,"sources":["p1"],"wildcard":null}}', 'UTF8')),
('ruby-seal-21', 35, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":5,"sources":["*","p0","s1","s2","s1","s0"],"wildcard":"H"}}', 'UTF8')),
('ruby-seal-21', 36, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":3,"letter":"T"}}', 'UTF8')),
('soft-camel-155', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"settings":{"watchers":false,"clock":0.0,"pace":0.6,"banter":true,"call":""}}', 'UTF8')),
('soft-camel-155', 2, convert_to('{"table":"dedicated","occasion":{"occasion":"day","day":"2026-11-18","seed":"031e6f685c619508a02a73901db10a1e","name":"easy-seal-30942138","team":0}}', 'UTF8')),
('soft-camel-155', 3, convert_to('{"table":"sat","name":"Lisa","key":"7a1a81bc25aaef442e6b63cc0b43d0f4854f7b0a1996669b48169212c54b9a59","mind":null,"seen":[]}', 'UTF8')),
('soft-camel-155', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('soft-camel-155', 5, convert_to('{"table":"sat","name":"Wren","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('soft-camel-155', 6, convert_to('{"table":"lockchanged","locked":true}', 'UTF8')),
('soft-camel-155', 7, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":3,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":false,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"easy-seal-30942138","seed":"031e6f685c619508a02a73901db10a1e"}}', 'UTF8')),
('soft-camel-155', 8, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":0,"order":["K","D","R","N","E","O","A","J","M","P","S","CL","G","P","A","B","A","QU","V","C","N","N","W","I","T","U","E","A","U","O","S","ER","M","R","E","O","S","W","U","E","T","F","G","H","E","Z","Y","V","T","K","A","G","IN","G","T","L","J","I","I","ER","E","R","R","N","O","O","X","Q","A","Q","R","I","D","E","L","H","A","I","O","T","E","E","R","F","I","O","D","C","L","B","E","S","U","Y","U","T","TH","E","CL","U","Y","X","O","E","A","N","N","A","IN","I","A","D","TH","I","Y","QU","L","Z"]}}', 'UTF8')),
('soft-camel-155', 9, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,4,2]]}}', 'UTF8')),
('soft-camel-155', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('soft-camel-155', 12, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 13, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('soft-camel-155', 14, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,1]]}}', 'UTF8')),
('soft-camel-155', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,2,3]]}}', 'UTF8')),
('soft-camel-155', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('soft-camel-155', 18, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,1]]}}', 'UTF8')),
('soft-camel-155', 19, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2,5]]}}', 'UTF8')),
('soft-camel-155', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,1]]}}', 'UTF8')),
('soft-camel-155', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1,5]]}}', 'UTF8')),
('soft-camel-155', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1,2]]}}', 'UTF8')),
('soft-camel-155', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,2,5]]}}', 'UTF8')),
('soft-camel-155', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,1,2]]}}', 'UTF8')),
('soft-camel-155', 26, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('soft-camel-155', 27, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,2,3]]}}', 'UTF8')),
('soft-camel-155', 29, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('soft-camel-155', 30, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 31, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[1,5,3]],"discard":4}}', 'UTF8')),
('soft-camel-155', 32, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('soft-camel-155', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,3]]}}', 'UTF8')),
('soft-camel-155', 34, convert_to('{"table":"played","event":{"event":"challenged","seat":1,"lay_down":1,"word":0}}', 'UTF8')),
('soft-camel-155', 35, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('soft-camel-155', 36, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('soft-camel-155', 37, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 38, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,5,6]]}}', 'UTF8')),
('soft-camel-155', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3,5]]}}', 'UTF8')),
('soft-camel-155', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,5,2]]}}', 'UTF8')),
('soft-camel-155', 41, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,2,5]]}}', 'UTF8')),
('soft-camel-155', 42, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,5,3]]}}', 'UTF8')),
('soft-camel-155', 43, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('soft-camel-155', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,3]]}}', 'UTF8')),
('soft-camel-155', 45, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 46, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('soft-camel-155', 47, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 48, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('soft-camel-155', 49, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 50, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('soft-camel-155', 51, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 52, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('soft-camel-155', 53, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 54, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,7,1]]}}', 'UTF8')),
('soft-camel-155', 55, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[7,1,3]],"discard":5}}', 'UTF8')),
('soft-camel-155', 56, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('soft-camel-155', 57, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('soft-camel-155', 58, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('soft-camel-155', 59, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 60, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":8}}', 'UTF8')),
('soft-camel-155', 61, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 62, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[8,2,7]]}}', 'UTF8')),
('soft-camel-155', 63, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,8,2]]}}', 'UTF8')),
('soft-camel-155', 64, convert_to('{"table":"played","event":{"event":"laid-down","seat":2,"words":[[8,6]],"discard":2}}', 'UTF8')),
('soft-camel-155', 65, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('soft-camel-155', 66, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":3}}', 'UTF8')),
('soft-camel-155', 67, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":3}}', 'UTF8')),
('soft-camel-155', 68, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('soft-camel-155', 69, convert_to('{"table":"played","event":{"event":"hand-scored","points":[8,-8,0]}}', 'UTF8')),
('soft-camel-155', 70, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('soft-camel-155', 71, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('soft-camel-155', 72, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('soft-camel-155', 73, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":1,"order":["TH","R","N","A","B","O","TH","P","IN","B","G","A","QU","S","D","L","CL","E","O","I","L","Y","V","M","J","J","E","QU","R","T","I","C","K","E","E","Y","L","O","O","L","N","V","U","Z","A","G","H","A","D","E","E","P","E","U","Q","E","ER","Y","S","K","ER","R","W","H","F","A","T","I","I","A","G","T","T","T","A","D","R","M","N","U","O","C","S","A","R","Y","N","I","I","G","O","X","N","U","Q","O","T","U","W","R","F","E","Z","IN","E","A","X","I","N","U","S","D","E","E","CL","O","A","I"]}}', 'UTF8')),
('soft-camel-155', 74, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 75, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,1],[2,4]]}}', 'UTF8')),
('soft-camel-155', 76, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,5],[3,4]]}}', 'UTF8')),
('soft-camel-155', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,5],[1,2]]}}', 'UTF8')),
('soft-camel-155', 78, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,3],[1,4]]}}', 'UTF8')),
('soft-camel-155', 79, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('soft-camel-155', 80, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 81, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2],[1,5]]}}', 'UTF8')),
('soft-camel-155', 82, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('soft-camel-155', 83, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('soft-camel-155', 84, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 85, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('soft-camel-155', 86, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,4],[1,3]]}}', 'UTF8')),
('soft-camel-155', 87, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('soft-camel-155', 88, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,3,5]]}}', 'UTF8')),
('soft-camel-155', 89, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,3,5]]}}', 'UTF8')),
('soft-camel-155', 90, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 91, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('soft-camel-155', 92, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 93, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3],[2,5]]}}', 'UTF8')),
('soft-camel-155', 94, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[5,3],[4,6]],"discard":2}}', 'UTF8')),
('soft-camel-155', 95, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('soft-camel-155', 96, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('soft-camel-155', 97, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('soft-camel-155', 98, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 99, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[4,5],[1,2]],"discard":6}}', 'UTF8')),
('soft-camel-155', 100, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 101, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('soft-camel-155', 102, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('soft-camel-155', 103, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('soft-camel-155', 104, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('soft-camel-155', 105, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('soft-camel-155', 106, convert_to('{"table":"played","event":{"event":"hand-scored","points":[20,28,-18]}}', 'UTF8')),
('soft-camel-155', 107, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('soft-camel-155', 108, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('soft-camel-155', 109, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('soft-camel-155', 110, convert_to('{"table":"played","event":{"event":"dealt","hand":3,"dealer":2,"order":["L","I","A","Z","N","G","Y","O","A","S","U","Y","O","I","O","K","TH","O","IN","C","N","N","CL","TH","D","D","R","D","A","T","E","V","G","I","N","O","A","A","L","T","CL","Q","T","L","E","T","O","R","ER","E","A","G","Z","X","S","Y","I","U","D","E","P","I","B","U","H","G","QU","J","ER","E","E","A","E","T","C","N","W","QU","Y","I","S","V","W","M","U","P","A","O","L","J","M","IN","R","H","E","K","X","A","T","Q","E","R","U","N","E","F","A","R","R","I","U","E","S","O","I","E","B","F"]}}', 'UTF8')),
('soft-camel-155', 111, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('soft-camel-155', 112, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('soft-camel-155', 113, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1],[5,2]]}}', 'UTF8')),
('soft-camel-155', 114, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 115, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('soft-camel-155', 116, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,2],[3,4]]}}', 'UTF8')),
('soft-camel-155', 117, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 118, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('soft-camel-155', 119, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 120, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,4,1],[6,3]]}}', 'UTF8')),
('soft-camel-155', 121, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,1,6],[3,5]]}}', 'UTF8')),
('soft-camel-155', 122, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('soft-camel-155', 123, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,5],[1,3]]}}', 'UTF8')),
('soft-camel-155', 124, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 125, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('soft-camel-155', 126, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 127, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,2],[3,4,7]]}}', 'UTF8')),
('soft-camel-155', 128, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('soft-camel-155', 129, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 130, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[3,6],[4,7,2]],"discard":1}}', 'UTF8')),
('soft-camel-155', 131, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('soft-camel-155', 132, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('soft-camel-155', 133, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('soft-camel-155', 134, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,7],[3,1]]}}', 'UTF8')),
('soft-camel-155', 135, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('soft-camel-155', 136, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('soft-camel-155', 137, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('soft-camel-155', 138, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,6],[8,4,2]]}}', 'UTF8')),
('soft-camel-155', 139, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[4,6,1],[7,8]],"discard":2}}', 'UTF8')),
('soft-camel-155', 140, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('soft-camel-155', 141, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('soft-camel-155', 142, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('soft-camel-155', 143, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('soft-camel-155', 144, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-20,28,32]}}', 'UTF8')),
('soft-camel-155', 145, convert_to('{"table":"played","event":{"event":"ended","totals":[8,48,14],"winners":[1]}}', 'UTF8')),
('soft-camel-155', 146, convert_to('{"table":"dealended","at":1794987630.2922425}', 'UTF8')),
('solar-feather-578', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":false,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('solar-feather-578', 2, convert_to('{"table":"dedicated","occasion":{"occasion":"deals","deals":[{"name":"witty-teapot-66679950","seed":"5f3594c56e53a22cb843b116e9154055"}],"seats":2,"evening":"early-oyster-33510685"}}', 'UTF8')),
('solar-feather-578', 3, convert_to('{"table":"sat","name":"Lisa","key":"5c9efd368cd6a73952040dba55132abc39c2007a8d6e060b9d9bf4dda6d2f3e7","mind":null,"seen":[]}', 'UTF8')),
('solar-feather-578', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('solar-feather-578', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"witty-teapot-66679950","seed":"5f3594c56e53a22cb843b116e9154055"}}', 'UTF8')),
('solar-feather-578', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["G","QU","T","E","I","QU","U","E","Y","A","I","O","A","N","B","Z","A","N","N","P","E","E","U","S","L","K","O","E","R","R","CL","X","R","CL","A","E","E","N","S","D","U","Q","I","TH","Q","T","TH","A","S","I","B","U","I","W","L","O","T","A","E","J","R","R","I","L","T","C","Y","W","I","ER","O","M","Z","J","I","IN","ER","D","Y","O","E","E","F","A","V","O","N","H","A","H","T","U","E","G","IN","T","K","L","F","A","P","O","D","E","A","C","O","U","X","Y","V","G","G","N","D","R","M","S"]}}', 'UTF8')),
('solar-feather-578', 7, convert_to('{"table":"pleasantrysaid","seat":1,"said":"bot-hello","at":0.01712391299997762}', 'UTF8')),
('solar-feather-578', 8, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 9, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('solar-feather-578', 10, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('solar-feather-578', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,3]]}}', 'UTF8')),
('solar-feather-578', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('solar-feather-578', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1]]}}', 'UTF8')),
('solar-feather-578', 14, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('solar-feather-578', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('solar-feather-578', 16, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('solar-feather-578', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3]]}}', 'UTF8')),
('solar-feather-578', 18, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('solar-feather-578', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('solar-feather-578', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1]]}}', 'UTF8')),
('solar-feather-578', 21, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('solar-feather-578', 23, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 24, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('solar-feather-578', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,6]]}}', 'UTF8')),
('solar-feather-578', 26, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('solar-feather-578', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,2,3]]}}', 'UTF8')),
('solar-feather-578', 28, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('solar-feather-578', 29, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('solar-feather-578', 31, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 32, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,6,7]]}}', 'UTF8')),
('solar-feather-578', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,2,8]]}}', 'UTF8')),
('solar-feather-578', 34, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,7,8]]}}', 'UTF8')),
('solar-feather-578', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[7,8,6]]}}', 'UTF8')),
('solar-feather-578', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[8,7,2]]}}', 'UTF8')),
('solar-feather-578', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":8}}', 'UTF8')),
('solar-feather-578', 38, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('solar-feather-578', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,7,4]]}}', 'UTF8')),
('solar-feather-578', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,1,7]]}}', 'UTF8')),
('solar-feather-578', 41, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":8}}', 'UTF8')),
('solar-feather-578', 42, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 43, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[9,7,2]]}}', 'UTF8')),
('solar-feather-578', 44, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":7}}', 'UTF8')),
('solar-feather-578', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,7]]}}', 'UTF8')),
('solar-feather-578', 46, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,1]]}}', 'UTF8')),
('solar-feather-578', 47, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 48, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[9,7,1]]}}', 'UTF8')),
('solar-feather-578', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('solar-feather-578', 50, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[9,6]]}}', 'UTF8')),
('solar-feather-578', 51, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[9,2]]}}', 'UTF8')),
('solar-feather-578', 52, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 53, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[10,6,9]]}}', 'UTF8')),
('solar-feather-578', 54, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":10}}', 'UTF8')),
('solar-feather-578', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,7]]}}', 'UTF8')),
('solar-feather-578', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,7]]}}', 'UTF8')),
('solar-feather-578', 57, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 58, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[9,10,1]]}}', 'UTF8')),
('solar-feather-578', 59, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":9}}', 'UTF8')),
('solar-feather-578', 60, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 61, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,2,9]]}}', 'UTF8')),
('solar-feather-578', 62, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":9}}', 'UTF8')),
('solar-feather-578', 63, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('solar-feather-578', 64, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[11,1,7]],"discard":10}}', 'UTF8')),
('solar-feather-578', 65, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":1,"word":0}}', 'UTF8')),
('solar-feather-578', 66, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('solar-feather-578', 67, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('solar-feather-578', 68, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,11]]}}', 'UTF8')),
('solar-feather-578', 69, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('solar-feather-578', 70, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[12,6,2]]}}', 'UTF8')),
('solar-feather-578', 71, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[12,6,11]],"discard":2}}', 'UTF8')),
('solar-feather-578', 72, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('solar-feather-578', 73, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('solar-feather-578', 74, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,11]]}}', 'UTF8')),
('solar-feather-578', 75, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('solar-feather-578', 76, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[11,12,1]],"discard":7}}', 'UTF8')),
('solar-feather-578', 77, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('solar-feather-578', 78, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":3}}', 'UTF8')),
('solar-feather-578', 79, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('solar-feather-578', 80, convert_to('{"table":"played","event":{"event":"hand-scored","points":[34,8]}}', 'UTF8')),
('solar-feather-578', 81, convert_to('{"table":"played","event":{"event":"ended","totals":[34,8],"winners":[0]}}', 'UTF8')),
('solar-feather-578', 82, convert_to('{"table":"dealended","at":1794987630.5216281}', 'UTF8')),
('solar-feather-578', 83, convert_to('{"table":"pleasantrysaid","seat":1,"said":"bot-what-a-game","at":0.09972397399997135}', 'UTF8')),
('winter-cushion-586', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('winter-cushion-586', 2, convert_to('{"table":"sat","name":"Lisa","key":"da19ff8c839dee19082265a01175474688993eb8476dd270d78f9aadb8fc343b","mind":null,"seen":[]}', 'UTF8')),
('winter-cushion-586', 3, convert_to('{"table":"sat","name":"Zoë","key":"7cf2fc97581477322a0bf56ebbe480ed3b36d594a0978d360bf27a8d323fe7ce","mind":null,"seen":[]}', 'UTF8')),
('winter-cushion-586', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('winter-cushion-586', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":8,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"frosty-chestnut-19678195","seed":"d6ee1444d80e7043bda0ea40cd38759d"}}', 'UTF8')),
('winter-cushion-586', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":0,"order":["D","Z","M","P","G","S","L","I","E","J","N","T","G","Y","N","R","L","Z","R","QU","E","W","N","T","E","N","O","ER","Y","I","A","U","Q","CL","O","G","S","F","A","E","E","K","U","X","A","T","W","R","M","U","R","I","U","A","I","IN","Q","R","O","O","QU","D","A","H","O","T","E","A","V","CL","I","T","X","T","O","TH","E","P","U","IN","TH","U","F","ER","B","I","L","C","Y","V","S","I","Y","A","A","H","I","L","D","E","J","E","O","S","N","D","A","B","E","N","G","O","R","E","C","K","E","A"]}}', 'UTF8')),
('winter-cushion-586', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":1.18803097800037}', 'UTF8')),
('winter-cushion-586', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,3]]}}', 'UTF8')),
('winter-cushion-586', 9, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('winter-cushion-586', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,4,3]]}}', 'UTF8')),
('winter-cushion-586', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('winter-cushion-586', 12, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('winter-cushion-586', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,4,2]]}}', 'UTF8')),
('winter-cushion-586', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('winter-cushion-586', 15, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('winter-cushion-586', 16, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('winter-cushion-586', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,3]]}}', 'UTF8')),
('winter-cushion-586', 18, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('winter-cushion-586', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,5,1]]}}', 'UTF8')),
('winter-cushion-586', 20, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,5,3]]}}', 'UTF8')),
('winter-cushion-586', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,4,3]]}}', 'UTF8')),
('winter-cushion-586', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,5,4]]}}', 'UTF8')),
('winter-cushion-586', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,3,4]]}}', 'UTF8')),
('winter-cushion-586', 24, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('winter-cushion-586', 25, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('winter-cushion-586', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,2,4]]}}', 'UTF8')),
('winter-cushion-586', 27, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[4,2,1]],"discard":5}}', 'UTF8')),
('winter-cushion-586', 28, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('winter-cushion-586', 29, convert_to('{"table":"played","event":{"event":"challenged","seat":1,"lay_down":1,"word":0}}', 'UTF8')),
('winter-cushion-586', 30, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('winter-cushion-586', 31, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('winter-cushion-586', 32, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3]]}}', 'UTF8')),
('winter-cushion-586', 33, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('winter-cushion-586', 34, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,5,1]]}}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES
('deal/easy-seal-30942138', 'soft-camel-155/1', 2),
('deal/spring-hedgehog-46707581', 'jade-parrot-692/1', 2),
('deal/witty-teapot-66679950', 'solar-feather-578/1', 2),
('evening/early-oyster-33510685', 'enter/solar-feather-578', 2),
('evening/early-oyster-33510685', 'finish/solar-feather-578/1', 3),
('jade-parrot-692', '1eba4f4418e4dc42:39bc2ccdf572df00-22', 30),
('jade-parrot-692', '1eba4f4418e4dc42:48cbc656015d3137-39', 47),
('jade-parrot-692', '1eba4f4418e4dc42:4b793ffaacf9339d-69', 84),
('jade-parrot-692', '1eba4f4418e4dc42:575665b82f1c080-33', 41),
('jade-parrot-692', '1eba4f4418e4dc42:5c3747465cc36c27-18', 26),
('jade-parrot-692', '1eba4f4418e4dc42:6718e99530189f0d-59', 67),
('jade-parrot-692', '1eba4f4418e4dc42:7695df95b746d6e4-41', 49),
('jade-parrot-692', '1eba4f4418e4dc42:7d1f71575653a45c-21', 29),
('jade-parrot-692', '1eba4f4418e4dc42:8317cba01c75f67e-31', 39),
('jade-parrot-692', '1eba4f4418e4dc42:854efa600641b4fa-32', 40),
('jade-parrot-692', '1eba4f4418e4dc42:9167d4126af8090-30', 38),
('jade-parrot-692', '1eba4f4418e4dc42:b0c995e96e6bc4d-20', 28),
('jade-parrot-692', '1eba4f4418e4dc42:b93b8e54ef6de201-40', 48),
('jade-parrot-692', '1eba4f4418e4dc42:ba9acb5192ccfd66-53', 61),
('jade-parrot-692', '1eba4f4418e4dc42:beaa14a7ff3fe32a-15', 23),
('jade-parrot-692', '1eba4f4418e4dc42:cbd4d3e2d4dec9ef-9', 17),
('jade-parrot-692', '1eba4f4418e4dc42:d1d68ccdc2f8cc94-58', 66),
('jade-parrot-692', '1eba4f4418e4dc42:da9c025a22f1a831-17', 25),
('jade-parrot-692', '1eba4f4418e4dc42:dfdd25e96777406b-52', 60),
('jade-parrot-692', '1eba4f4418e4dc42:e020307aaeb6db2c-16', 24),
('jade-parrot-692', '1eba4f4418e4dc42:eb2b5693babb7fbb-19', 27),
('jade-parrot-692', '1eba4f4418e4dc42:ecc1cb6347733e84-8', 16),
('jade-parrot-692', '1eba4f4418e4dc42:fb2147df5ca495fa-7', 15),
('jade-parrot-692', 'a2ba0c8f89cc62cf:182c8eb9d0e9f504-60', 68),
('jade-parrot-692', 'a2ba0c8f89cc62cf:32c9c69b4e50ed89-37', 45),
('jade-parrot-692', 'a2ba0c8f89cc62cf:3b08c6e33c729578-5', 13),
('jade-parrot-692', 'a2ba0c8f89cc62cf:44a4a8f69dc8db48-13', 21),
('jade-parrot-692', 'a2ba0c8f89cc62cf:49dd332a73fa0b2-26', 34),
('jade-parrot-692', 'a2ba0c8f89cc62cf:531d6460f0caeef0-12', 20),
('jade-parrot-692', 'a2ba0c8f89cc62cf:5b8aaa464a6ec74a-45', 53),
('jade-parrot-692', 'a2ba0c8f89cc62cf:5c2ff4ed78f5b4d4-57', 65),
('jade-parrot-692', 'a2ba0c8f89cc62cf:6921f4be0f5b8e2c-38', 46),
('jade-parrot-692', 'a2ba0c8f89cc62cf:6a27e0dfcbf87544-6', 14),
('jade-parrot-692', 'a2ba0c8f89cc62cf:6c4ad652af3f5d78-29', 37),
('jade-parrot-692', 'a2ba0c8f89cc62cf:7c44b0afe7da77d1-66', 76),
('jade-parrot-692', 'a2ba0c8f89cc62cf:83ca1c107ca6e706-25', 33),
('jade-parrot-692', 'a2ba0c8f89cc62cf:8624857a2c2af60d-50', 58),
('jade-parrot-692', 'a2ba0c8f89cc62cf:897246a40c270b0-27', 35),
('jade-parrot-692', 'a2ba0c8f89cc62cf:9325626e6b58de7-4', 12),
('jade-parrot-692', 'a2ba0c8f89cc62cf:ae2321e6d6047617-47', 55),
('jade-parrot-692', 'a2ba0c8f89cc62cf:b5e0b62040f3e49e-56', 64),
('jade-parrot-692', 'a2ba0c8f89cc62cf:b6c004cc3b8367dc-28', 36),
('jade-parrot-692', 'a2ba0c8f89cc62cf:ba51289f95fd948c-48', 56),
('jade-parrot-692', 'a2ba0c8f89cc62cf:begin-0', 4),
('jade-parrot-692', 'a2ba0c8f89cc62cf:begin-1', 7),
('jade-parrot-692', 'a2ba0c8f89cc62cf:d205bbfcc8c69069-14', 22),
('jade-parrot-692', 'a2ba0c8f89cc62cf:e517f2712b68abef-51', 59),
('jade-parrot-692', 'a2ba0c8f89cc62cf:e53f82d5e94f499e-49', 57),
('jade-parrot-692', 'a2ba0c8f89cc62cf:ef8acd128b4f2fc1-3', 11),
('jade-parrot-692', 'a2ba0c8f89cc62cf:f4670327b8343861-46', 54),
('jade-parrot-692', 'a2ba0c8f89cc62cf:f77ef20df8ee4777-65', 74),
('jade-parrot-692', 'a2ba0c8f89cc62cf:fbc80976b0bdb4fe-36', 44),
('jade-parrot-692', 'bot:2:17', 18),
('jade-parrot-692', 'bot:2:18', 19),
('jade-parrot-692', 'bot:2:30', 31),
('jade-parrot-692', 'bot:2:31', 32),
('jade-parrot-692', 'bot:2:41', 42),
('jade-parrot-692', 'bot:2:42', 43),
('jade-parrot-692', 'bot:2:49', 50),
('jade-parrot-692', 'bot:2:50', 51),
('jade-parrot-692', 'bot:2:51', 52),
('jade-parrot-692', 'bot:2:61', 62),
('jade-parrot-692', 'bot:2:62', 63),
('jade-parrot-692', 'bot:2:68', 70),
('jade-parrot-692', 'bot:2:7', 8),
('jade-parrot-692', 'bot:2:70', 71),
('jade-parrot-692', 'bot:2:71', 72),
('jade-parrot-692', 'bot:2:72', 73),
('jade-parrot-692', 'bot:2:76', 77),
('jade-parrot-692', 'bot:2:77', 78),
('jade-parrot-692', 'bot:2:8', 9),
('jade-parrot-692', 'bot:2:9', 10),
('ruby-seal-21', '61a2e4044adbd715:1c48486f01e4cd9d-1', 9),
('ruby-seal-21', '61a2e4044adbd715:68a0c5e2883de5f-14', 26),
('ruby-seal-21', '61a2e4044adbd715:8478838bf70c55df-4', 12),
('ruby-seal-21', '61a2e4044adbd715:c874b3690e4f3036-15', 27),
('ruby-seal-21', '61a2e4044adbd715:cb81daee315441d7-2', 10),
('ruby-seal-21', '61a2e4044adbd715:da6a0f0244b42865-3', 11),
('ruby-seal-21', 'bot:2:12', 13),
('ruby-seal-21', 'bot:2:13', 14),
('ruby-seal-21', 'bot:2:15', 16),
('ruby-seal-21', 'bot:2:17', 18),
('ruby-seal-21', 'bot:2:20', 21),
('ruby-seal-21', 'bot:2:27', 28),
('ruby-seal-21', 'bot:2:31', 32),
('ruby-seal-21', 'bot:2:33', 34),
('ruby-seal-21', 'bot:2:34', 35),
('ruby-seal-21', 'fdde3f9df9a6f295:1a65c852546e8e43-21', 33),
('ruby-seal-21', 'fdde3f9df9a6f295:38b7f8fbcaa05af0-12', 20),
('ruby-seal-21', 'fdde3f9df9a6f295:4d74aca6c3b22188-11', 19),
('ruby-seal-21', 'fdde3f9df9a6f295:5db99d6b07c731f6-19', 31),
('ruby-seal-21', 'fdde3f9df9a6f295:a83fbd5d12ed7f6e-17', 29),
('ruby-seal-21', 'fdde3f9df9a6f295:ba6f87d7eeac1c4f-0', 8),
('ruby-seal-21', 'fdde3f9df9a6f295:begin-0', 4),
('ruby-seal-21', 'fdde3f9df9a6f295:begin-1', 7),
('ruby-seal-21', 'fdde3f9df9a6f295:d0013352e4635b9d-9', 17),
('ruby-seal-21', 'fdde3f9df9a6f295:d516f21ce5f0fe49-18', 30),
('ruby-seal-21', 'fdde3f9df9a6f295:e2dd8f4037bea765-24', 36),
('ruby-seal-21', 'fdde3f9df9a6f295:f732dc012859430c-7', 15),
('soft-camel-155', '7a1a81bc25aaef44:13cf8a545b28371b-7', 16),
('soft-camel-155', '7a1a81bc25aaef44:1709f73fd223fc00-110', 131),
('soft-camel-155', '7a1a81bc25aaef44:235a690ea524b7e0-37', 48),
('soft-camel-155', '7a1a81bc25aaef44:23cb6d830b20853c-119', 146),
('soft-camel-155', '7a1a81bc25aaef44:26893d9b36553043-53', 66),
('soft-camel-155', '7a1a81bc25aaef44:276a2f530ffc6ac7-104', 125),
('soft-camel-155', '7a1a81bc25aaef44:31c08386365beca3-36', 47),
('soft-camel-155', '7a1a81bc25aaef44:3b6b88648fb18c7e-6', 15),
('soft-camel-155', '7a1a81bc25aaef44:4b87ecf9a6ee972-91', 112),
('soft-camel-155', '7a1a81bc25aaef44:4c97c44c67a8f718-86', 106),
('soft-camel-155', '7a1a81bc25aaef44:5c9779fe3de2c0a7-94', 115),
('soft-camel-155', '7a1a81bc25aaef44:69852d6da34955ea-76', 92),
('soft-camel-155', '7a1a81bc25aaef44:6ddfdb07558bf786-114', 136),
('soft-camel-155', '7a1a81bc25aaef44:6ff8cad822ea7b48-65', 81),
('soft-camel-155', '7a1a81bc25aaef44:7469026f34c04c31-88', 108),
('soft-camel-155', '7a1a81bc25aaef44:76e4a7ed78542470-77', 93),
('soft-camel-155', '7a1a81bc25aaef44:7a92bb167edae2a9-56', 71),
('soft-camel-155', '7a1a81bc25aaef44:7b6f5640e00688bf-92', 113),
('soft-camel-155', '7a1a81bc25aaef44:80f215e015fcb866-93', 114),
('soft-camel-155', '7a1a81bc25aaef44:8ed625f6a4387624-64', 80),
('soft-camel-155', '7a1a81bc25aaef44:91025e09c6adc359-112', 134),
('soft-camel-155', '7a1a81bc25aaef44:a04f8e9db732261-103', 124),
('soft-camel-155', '7a1a81bc25aaef44:a7d15234ede48ac-5', 14),
('soft-camel-155', '7a1a81bc25aaef44:a8229633a64405c8-113', 135),
('soft-camel-155', '7a1a81bc25aaef44:aa284f7d89e0cc49-22', 31),
('soft-camel-155', '7a1a81bc25aaef44:ac268b4759747fe0-67', 83),
('soft-camel-155', '7a1a81bc25aaef44:b3caec10a2eeb01f-44', 55),
('soft-camel-155', '7a1a81bc25aaef44:b7eeae1aebf7502d-8', 17),
('soft-camel-155', '7a1a81bc25aaef44:bbb069c1511b7a32-90', 111),
('soft-camel-155', '7a1a81bc25aaef44:c8c1b3c79beca1db-66', 82),
('soft-camel-155', '7a1a81bc25aaef44:cc836b05b51c992c-102', 123),
('soft-camel-155', '7a1a81bc25aaef44:d2f9526a2855507c-42', 53),
('soft-camel-155', '7a1a81bc25aaef44:d66f82158b6cf34a-21', 30),
('soft-camel-155', '7a1a81bc25aaef44:d709f000ee6772f4-78', 94),
('soft-camel-155', '7a1a81bc25aaef44:d98c791a46ffe1b1-43', 54),
('soft-camel-155', 'bot:1:10', 11),
('soft-camel-155', 'bot:1:106', 107),
('soft-camel-155', 'bot:1:115', 116),
('soft-camel-155', 'bot:1:116', 117),
('soft-camel-155', 'bot:1:117', 118),
('soft-camel-155', 'bot:1:125', 126),
('soft-camel-155', 'bot:1:126', 127),
('soft-camel-155', 'bot:1:127', 128),
('soft-camel-155', 'bot:1:131', 133),
('soft-camel-155', 'bot:1:136', 137),
('soft-camel-155', 'bot:1:137', 138),
('soft-camel-155', 'bot:1:138', 140),
('soft-camel-155', 'bot:1:17', 18),
('soft-camel-155', 'bot:1:18', 19),
('soft-camel-155', 'bot:1:19', 20),
('soft-camel-155', 'bot:1:20', 21),
('soft-camel-155', 'bot:1:21', 22),
('soft-camel-155', 'bot:1:22', 23),
('soft-camel-155', 'bot:1:23', 24),
('soft-camel-155', 'bot:1:24', 25),
('soft-camel-155', 'bot:1:25', 26),
('soft-camel-155', 'bot:1:32', 33),
('soft-camel-155', 'bot:1:33', 36),
('soft-camel-155', 'bot:1:36', 37),
('soft-camel-155', 'bot:1:37', 38),
('soft-camel-155', 'bot:1:38', 39),
('soft-camel-155', 'bot:1:39', 40),
('soft-camel-155', 'bot:1:40', 41),
('soft-camel-155', 'bot:1:41', 42),
('soft-camel-155', 'bot:1:42', 43),
('soft-camel-155', 'bot:1:48', 49),
('soft-camel-155', 'bot:1:49', 50),
('soft-camel-155', 'bot:1:55', 56),
('soft-camel-155', 'bot:1:58', 59),
('soft-camel-155', 'bot:1:59', 60),
('soft-camel-155', 'bot:1:66', 69),
('soft-camel-155', 'bot:1:69', 70),
('soft-camel-155', 'bot:1:8', 9),
('soft-camel-155', 'bot:1:83', 84),
('soft-camel-155', 'bot:1:84', 85),
('soft-camel-155', 'bot:1:85', 86),
('soft-camel-155', 'bot:1:86', 87),
('soft-camel-155', 'bot:1:9', 10),
('soft-camel-155', 'bot:1:95', 97),
('soft-camel-155', 'bot:1:97', 98),
('soft-camel-155', 'bot:1:98', 99),
('soft-camel-155', 'bot:2:100', 102),
('soft-camel-155', 'bot:2:102', 103),
('soft-camel-155', 'bot:2:108', 110),
('soft-camel-155', 'bot:2:11', 12),
('soft-camel-155', 'bot:2:118', 119),
('soft-camel-155', 'bot:2:119', 120),
('soft-camel-155', 'bot:2:12', 13),
('soft-camel-155', 'bot:2:120', 121),
('soft-camel-155', 'bot:2:121', 122),
('soft-camel-155', 'bot:2:128', 129),
('soft-camel-155', 'bot:2:129', 130),
('soft-camel-155', 'bot:2:140', 141),
('soft-camel-155', 'bot:2:26', 27),
('soft-camel-155', 'bot:2:27', 28),
('soft-camel-155', 'bot:2:28', 29),
('soft-camel-155', 'bot:2:31', 32),
('soft-camel-155', 'bot:2:43', 44),
('soft-camel-155', 'bot:2:44', 45),
('soft-camel-155', 'bot:2:45', 46),
('soft-camel-155', 'bot:2:50', 51),
('soft-camel-155', 'bot:2:51', 52),
('soft-camel-155', 'bot:2:56', 58),
('soft-camel-155', 'bot:2:60', 61),
('soft-camel-155', 'bot:2:61', 62),
('soft-camel-155', 'bot:2:62', 63),
('soft-camel-155', 'bot:2:63', 65),
('soft-camel-155', 'bot:2:71', 73),
('soft-camel-155', 'bot:2:73', 74),
('soft-camel-155', 'bot:2:74', 75),
('soft-camel-155', 'bot:2:75', 76),
('soft-camel-155', 'bot:2:76', 77),
('soft-camel-155', 'bot:2:77', 78),
('soft-camel-155', 'bot:2:78', 79),
('soft-camel-155', 'bot:2:87', 88),
('soft-camel-155', 'bot:2:88', 89),
('soft-camel-155', 'bot:2:89', 90),
('soft-camel-155', 'bot:2:90', 91),
('soft-camel-155', 'bot:2:94', 95),
('soft-camel-155', 'bot:2:99', 100),
('solar-feather-578', '5c9efd368cd6a739:1e4d4676de803c60-5', 13),
('solar-feather-578', '5c9efd368cd6a739:1e4e77b13ab291b9-46', 54),
('solar-feather-578', '5c9efd368cd6a739:2e0667d265381699-54', 62),
('solar-feather-578', '5c9efd368cd6a739:30eb686e0c969c10-19', 27),
('solar-feather-578', '5c9efd368cd6a739:360f0e7a746a95fa-57', 67),
('solar-feather-578', '5c9efd368cd6a739:3d30f90132dddab-53', 61),
('solar-feather-578', '5c9efd368cd6a739:448a0fa81883a22d-58', 68),
('solar-feather-578', '5c9efd368cd6a739:4544723c647dcd81-35', 43),
('solar-feather-578', '5c9efd368cd6a739:52651daa117b100a-20', 28),
('solar-feather-578', '5c9efd368cd6a739:686962feb3d6b5b2-66', 83),
('solar-feather-578', '5c9efd368cd6a739:6bcd620731f7e603-59', 69),
('solar-feather-578', '5c9efd368cd6a739:7586fd516df6a20e-1', 9),
('solar-feather-578', '5c9efd368cd6a739:76102737745b9fc4-13', 21),
('solar-feather-578', '5c9efd368cd6a739:797536feaef1b132-42', 50),
('solar-feather-578', '5c9efd368cd6a739:8199b081ceff0f74-34', 42),
('solar-feather-578', '5c9efd368cd6a739:8cecb7eb5494d4a3-23', 31),
('solar-feather-578', '5c9efd368cd6a739:92cda23537b0b92d-43', 51),
('solar-feather-578', '5c9efd368cd6a739:9a1c6cd5947a2fd6-52', 60),
('solar-feather-578', '5c9efd368cd6a739:9dd285044ca93884-14', 22),
('solar-feather-578', '5c9efd368cd6a739:a6daf80aa1b86203-60', 70),
('solar-feather-578', '5c9efd368cd6a739:a88f4b03f09cea85-27', 35),
('solar-feather-578', '5c9efd368cd6a739:b4deba0e22d138cf-7', 15),
('solar-feather-578', '5c9efd368cd6a739:bb15ef5b950cefb9-6', 14),
('solar-feather-578', '5c9efd368cd6a739:begin', 7),
('solar-feather-578', '5c9efd368cd6a739:bfd969fe0054ef44-24', 32),
('solar-feather-578', '5c9efd368cd6a739:c419b2747bd2ac06-29', 37),
('solar-feather-578', '5c9efd368cd6a739:c8e59b5153750859-36', 44),
('solar-feather-578', '5c9efd368cd6a739:ce6b28ca49646503-44', 52),
('solar-feather-578', '5c9efd368cd6a739:cfa3165a5bb5e9c5-61', 71),
('solar-feather-578', '5c9efd368cd6a739:cfe339b56eab31bb-28', 36),
('solar-feather-578', '5c9efd368cd6a739:d016e0e9b6fc5fc6-0', 8),
('solar-feather-578', '5c9efd368cd6a739:e44879320de89f2a-18', 26),
('solar-feather-578', '5c9efd368cd6a739:e511c10ce32f3308-26', 34),
('solar-feather-578', '5c9efd368cd6a739:e6dad61ec227ac0d-25', 33),
('solar-feather-578', '5c9efd368cd6a739:f13d8dd8c2a496d7-45', 53),
('solar-feather-578', '5c9efd368cd6a739:f5910f6d73a695f2-12', 20),
('solar-feather-578', '5c9efd368cd6a739:f9e7462c52ea242f-17', 25),
('solar-feather-578', '5c9efd368cd6a739:ff8c75dc7f7ca1e7-8', 16),
('solar-feather-578', 'bot:1:10', 11),
('solar-feather-578', 'bot:1:11', 12),
('solar-feather-578', 'bot:1:16', 17),
('solar-feather-578', 'bot:1:17', 18),
('solar-feather-578', 'bot:1:18', 19),
('solar-feather-578', 'bot:1:22', 23),
('solar-feather-578', 'bot:1:23', 24),
('solar-feather-578', 'bot:1:28', 29),
('solar-feather-578', 'bot:1:29', 30),
('solar-feather-578', 'bot:1:37', 38),
('solar-feather-578', 'bot:1:38', 39),
('solar-feather-578', 'bot:1:39', 40),
('solar-feather-578', 'bot:1:40', 41),
('solar-feather-578', 'bot:1:44', 45),
('solar-feather-578', 'bot:1:45', 46),
('solar-feather-578', 'bot:1:46', 47),
('solar-feather-578', 'bot:1:47', 48),
('solar-feather-578', 'bot:1:48', 49),
('solar-feather-578', 'bot:1:54', 55),
('solar-feather-578', 'bot:1:55', 56),
('solar-feather-578', 'bot:1:56', 57),
('solar-feather-578', 'bot:1:57', 58),
('solar-feather-578', 'bot:1:58', 59),
('solar-feather-578', 'bot:1:62', 63),
('solar-feather-578', 'bot:1:63', 64),
('solar-feather-578', 'bot:1:71', 73),
('solar-feather-578', 'bot:1:73', 74),
('solar-feather-578', 'bot:1:74', 75),
('solar-feather-578', 'bot:1:75', 77),
('solar-feather-578', 'bot:1:9', 10),
('winter-cushion-586', '7cf2fc9758147732:1fc4d3282c4501f3-16', 24),
('winter-cushion-586', '7cf2fc9758147732:30b051ae602b1f4e-12', 20),
('winter-cushion-586', '7cf2fc9758147732:350008951d78c18a-14', 22),
('winter-cushion-586', '7cf2fc9758147732:6e61f85084fa099-15', 23),
('winter-cushion-586', '7cf2fc9758147732:6fe658e24efc3f24-13', 21),
('winter-cushion-586', '7cf2fc9758147732:86f7fd2de63812f-0', 8),
('winter-cushion-586', '7cf2fc9758147732:892a9b5ff3a7a81d-10', 18),
('winter-cushion-586', '7cf2fc9758147732:9106f4eb9bb63680-9', 17),
('winter-cushion-586', '7cf2fc9758147732:9fd681b52d0b415e-2', 10),
('winter-cushion-586', '7cf2fc9758147732:ab0497e2d1a608e5-1', 9),
('winter-cushion-586', '7cf2fc9758147732:ac17129754e56829-21', 31),
('winter-cushion-586', '7cf2fc9758147732:b0ff376c5485c9e4-3', 11),
('winter-cushion-586', '7cf2fc9758147732:ec53da713b9fbe76-11', 19),
('winter-cushion-586', 'bot:2:11', 12),
('winter-cushion-586', 'bot:2:12', 13),
('winter-cushion-586', 'bot:2:13', 14),
('winter-cushion-586', 'bot:2:24', 25),
('winter-cushion-586', 'bot:2:25', 26),
('winter-cushion-586', 'bot:2:26', 27),
('winter-cushion-586', 'da19ff8c839dee19:16eb9f11f9bda380-8', 16),
('winter-cushion-586', 'da19ff8c839dee19:3811ed156068d652-24', 34),
('winter-cushion-586', 'da19ff8c839dee19:9f741d289890e9e6-23', 33),
('winter-cushion-586', 'da19ff8c839dee19:a9a088e4ffe61673-7', 15),
('winter-cushion-586', 'da19ff8c839dee19:begin-0', 4),
('winter-cushion-586', 'da19ff8c839dee19:begin-1', 7),
('winter-cushion-586', 'da19ff8c839dee19:e579a59ed762a8e7-20', 28),
('winter-cushion-586', 'da19ff8c839dee19:f5e3f2862b05c168-22', 32);
INSERT INTO records (code, number, game, ended, record) VALUES
('jade-parrot-692', 1, 'quiddler', 1794987630.1124918, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Zoë
seat: Otter, bot regular

1. For hand 1 Zoë deals 3 cards each: Lisa gets REQ; Zoë gets UKA; Otter gets ASE; the first discard is W; the stock is IAAQHUGONRIOTAOFIICRIRCPROGE(ER)LDTEGOEATYD(CL)O(QU)TZAENX(TH)UA(IN)M(ER)LIMYISNRLHBAXNBS(TH)OEJNKLETEGSVOIVFTUN(IN)YDEDEUA(QU)PJE(CL)ZYWU.
2. Otter arranges SA.
3. Otter draws I from the stock.
4. Otter discards E.
5. Lisa draws A from the stock.
6. Lisa arranges QAE.
7. Lisa arranges EAR.
8. Lisa discards Q.
9. Zoë arranges AK.
10. Zoë draws A from the stock.
11. Zoë discards A2.
12. Otter draws Q from the stock.
13. Otter discards S.
14. Lisa takes S from the discard pile.
15. Lisa arranges ESR.
16. Lisa discards E.
17. Zoë arranges AU.
18. Zoë takes E from the discard pile.
19. Zoë arranges KEU.
20. Zoë arranges AUE.
21. Zoë arranges KAU.
22. Zoë arranges UKE.
23. Zoë arranges UAK.
24. Zoë discards A.
25. Otter draws H from the stock.
26. Otter discards H.
27. Lisa arranges AS.
28. Lisa takes H from the discard pile.
29. Lisa arranges RHA.
30. Lisa arranges RSH.
31. Lisa discards R.
32. Zoë draws U from the stock.
33. Zoë arranges EUU.
34. Zoë arranges U2UE.
35. Zoë discards K.
36. Otter draws G from the stock.
37. Otter discards Q.
38. Lisa arranges SH.
39. Lisa takes Q from the discard pile.
40. Lisa discards A.
41. Zoë draws O from the stock.
42. Zoë arranges OUU.
43. Zoë discards O.
44. Otter arranges AI.
45. Otter draws N from the stock.
46. Otter discards N.
47. Lisa arranges HQ.
48. Lisa takes N from the discard pile.
49. Lisa arranges HNQ.
50. Lisa arranges QSH.
51. Lisa arranges QHS.
52. Lisa arranges NHS.
53. Lisa discards H.
54. Zoë takes H from the discard pile.
55. Zoë discards U.
56. Otter takes U from the discard pile.
57. Otter discards U.
58. Lisa takes U from the discard pile.
59. Lisa discards S.
60. Zoë draws R from the stock.
61. Zoë goes out with EUH for 20 points, discarding R.
62. Lisa passes.
63. Otter passes.
64. The lay-down is settled: Zoë is out.
65. Otter draws I from the stock.
66. Otter arranges AI2I.
67. Otter discards I.
68. Lisa draws O from the stock.
69. Lisa lays down ONU for 20 points, discarding Q.
70. The words of the final turns are revealed: Lisa has ONU.
71. Otter arranges IG.
72. Otter passes.
73. Zoë challenges ONU.
74. The word ONU is rejected: it is not in the word list; the whole lay-down is void; Lisa loses 20; Zoë gains 20.
75. The lay-down is settled: the final turns are over.
76. Hand 1 is scored: Lisa -40 (-20 left over, -20 from challenges), Zoë 60 (20 for words, 20 from challenges, 10 for most words, 10 for the longest word), Otter -22 (-22 left over).
77. The game ends: Lisa -40, Zoë 60, Otter -22; Zoë wins.

Result: Zoë wins with 60 points.
'),
('soft-camel-155', 1, 'quiddler', 1794987630.320387, 'Parlour record 2
game: quiddler
rules: manual
option hands: 3
option out on first turn: no
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular
seat: Wren, bot regular

1. For hand 1 Lisa deals 3 cards each: Lisa gets ROM; Otter gets KNA; Wren gets DEJ; the first discard is P; the stock is S(CL)GPABA(QU)VCNNWITUEAUOS(ER)MREOSWUETFGHEZYVTKAG(IN)GTLJII(ER)ERRNOOXQAQRIDELHAIOTEERFIODCLBESUYUT(TH)E(CL)UYXOEANNA(IN)IAD(TH)IY(QU)LZ.
2. Otter draws S from the stock.
3. Otter arranges ASN.
4. Otter discards S.
5. Wren draws (CL) from the stock.
6. Wren discards D.
7. Lisa takes D from the discard pile.
8. Lisa arranges DOR.
9. Lisa arranges DOM.
10. Lisa discards O.
11. Otter arranges NK.
12. Otter takes O from the discard pile.
13. Otter arranges ANO.
14. Otter arranges NOK.
15. Otter arranges AKO.
16. Otter arranges AKN.
17. Otter arranges KNO.
18. Otter arranges OKN.
19. Otter discards K.
20. Wren takes K from the discard pile.
21. Wren arranges (CL)EJ.
22. Wren discards (CL).
23. Lisa draws G from the stock.
24. Lisa goes out with RGM for 12 points, discarding D.
25. Wren passes.
26. Otter arranges OA.
27. Otter challenges RGM.
28. The word RGM is rejected: it is not in the word list; the whole lay-down is void; Lisa loses 12; Otter gains 12.
29. The lay-down is settled: nobody is out.
30. Otter draws P from the stock.
31. Otter arranges NOP.
32. Otter arranges NAO.
33. Otter arranges PON.
34. Otter arranges PNO.
35. Otter arranges POA.
36. Otter discards N.
37. Wren arranges KJ.
38. Wren takes N from the discard pile.
39. Wren discards J.
40. Lisa draws A from the stock.
41. Lisa discards A.
42. Otter takes A from the discard pile.
43. Otter discards A.
44. Wren takes A from the discard pile.
45. Wren discards K.
46. Lisa takes K from the discard pile.
47. Lisa arranges GKR.
48. Lisa goes out with KRM for 10 points, discarding G.
49. Otter passes.
50. Wren passes.
51. The lay-down is settled: Lisa is out.
52. Otter takes G from the discard pile.
53. Otter discards G.
54. Wren takes G from the discard pile.
55. Wren arranges GEA.
56. Wren arranges NGE.
57. Wren lays down GN for 10 points, discarding E.
58. The words of the final turns are revealed: Wren has GN.
59. Lisa passes.
60. Otter passes.
61. The lay-down is settled: the final turns are over.
62. Hand 1 is scored: Lisa 8 (10 for words, -12 from challenges, 10 for the longest word), Otter -8 (-20 left over, 12 from challenges), Wren 0 (10 for words, -10 left over).
63. Otter is ready for the next hand.
64. Lisa is ready for the next hand.
65. Wren is ready for the next hand.
66. For hand 2 Otter deals 4 cards each: Lisa gets RBPG; Otter gets NO(IN)A; Wren gets (TH)A(TH)B; the first discard is (QU); the stock is SDL(CL)EOILYVMJJE(QU)RTICKEEYLOOLNVUZAGHADEEPEUQE(ER)YSK(ER)RWHFATIIAGTTTADRMNUOCSARYNIIGOXNUQOTUWRFEZ(IN)EAXINUSDEE(CL)OAI.
67. Wren draws S from the stock.
68. Wren arranges S(TH) and AB.
69. Wren arranges (TH)S and (TH)B.
70. Wren arranges (TH)2S and (TH)A.
71. Wren arranges S(TH)2 and (TH)B.
72. Wren discards (TH).
73. Lisa takes (TH) from the discard pile.
74. Lisa arranges PB and R(TH).
75. Lisa arranges RP and BG.
76. Lisa discards R.
77. Otter draws D from the stock.
78. Otter arranges (IN)N and OD.
79. Otter arranges DA and N(IN).
80. Otter discards (IN).
81. Wren arranges A(TH)S.
82. Wren arranges B(TH)S.
83. Wren takes (IN) from the discard pile.
84. Wren discards (TH).
85. Lisa takes (TH) from the discard pile.
86. Lisa arranges GP and B(TH).
87. Lisa goes out with (TH)P and G(TH) for 10 points, discarding B.
88. Wren passes.
89. Otter passes.
90. The lay-down is settled: Lisa is out.
91. Otter draws L from the stock.
92. Otter lays down AD and NO for 28 points, discarding L.
93. Wren draws (CL) from the stock.
94. Wren discards B.
95. The words of the final turns are revealed: Otter has AD, NO.
96. Wren passes.
97. Lisa passes.
98. The lay-down is settled: the final turns are over.
99. Hand 2 is scored: Lisa 20 (10 for words, 10 for the longest word), Otter 28 (28 for words), Wren -18 (-18 left over).
100. Otter is ready for the next hand.
101. Lisa is ready for the next hand.
102. Wren is ready for the next hand.
103. For hand 3 Wren deals 5 cards each: Lisa gets LZYSO; Otter gets INOUI; Wren gets AGAYO; the first discard is K; the stock is (TH)O(IN)CNN(CL)(TH)DDRDATEVGINOAALT(CL)QTLETOR(ER)EAGZXSYIUDEPIBUHG(QU)J(ER)EEAETCNW(QU)YISVWMUPAOLJM(IN)RHEKXATQERUNEFARRIUESOIEBF.
104. Lisa arranges YL and ZO.
105. Lisa arranges LY and ZS.
106. Lisa arranges YL and OZ.
107. Lisa draws (TH) from the stock.
108. Lisa discards Z.
109. Otter arranges I2N and OU.
110. Otter draws O from the stock.
111. Otter discards I2.
112. Wren takes I from the discard pile.
113. Wren arranges GYA and IA.
114. Wren arranges YAI and AO.
115. Wren discards O.
116. Lisa arranges (TH)O and LY.
117. Lisa draws (IN) from the stock.
118. Lisa discards S.
119. Otter takes S from the discard pile.
120. Otter arranges IN and OUS.
121. Otter discards O.
122. Wren takes O from the discard pile.
123. Wren goes out with A2I and YOG for 32 points, discarding A.
124. Lisa passes.
125. Otter passes.
126. The lay-down is settled: Wren is out.
127. Lisa arranges (TH)(IN) and YL.
128. Lisa takes A from the discard pile.
129. Lisa discards O.
130. Otter draws C from the stock.
131. Otter arranges IO and CUN.
132. Otter lays down UOI and SC for 28 points, discarding N.
133. The words of the final turns are revealed: Otter has UOI, SC.
134. Wren passes.
135. Lisa passes.
136. The lay-down is settled: the final turns are over.
137. Hand 3 is scored: Lisa -20 (-20 left over), Otter 28 (28 for words), Wren 32 (32 for words).
138. The game ends: Lisa 8, Otter 48, Wren 14; Otter wins.

Result: Otter wins with 48 points.
'),
('solar-feather-578', 1, 'quiddler', 1794987630.528469, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular

1. For hand 1 Otter deals 3 cards each: Lisa gets GTI; Otter gets (QU)E(QU); the first discard is U; the stock is EYAIOANBZANNPEEUSLKOERR(CL)XR(CL)AEENSDUQI(TH)QT(TH)ASIBUIWLOTAEJRRILTCYWI(ER)OMZJI(IN)(ER)DYOEEFAVONHAHTUEG(IN)TKLFAPODEACOUXYVGGNDRMS.
2. Lisa draws E from the stock.
3. Lisa discards E.
4. Otter takes E from the discard pile.
5. Otter arranges E2E(QU)2.
6. Otter discards E.
7. Lisa arranges IG.
8. Lisa takes E from the discard pile.
9. Lisa arranges TEG.
10. Lisa discards E.
11. Otter arranges (QU)(QU).
12. Otter takes E from the discard pile.
13. Otter discards E2.
14. Lisa arranges TG.
15. Lisa draws Y from the stock.
16. Lisa discards G.
17. Otter draws A from the stock.
18. Otter discards A.
19. Lisa arranges TY.
20. Lisa takes A from the discard pile.
21. Lisa arranges ATI.
22. Lisa discards I.
23. Otter draws I from the stock.
24. Otter discards (QU)2.
25. Lisa draws O from the stock.
26. Lisa arranges OYA.
27. Lisa arranges YTO.
28. Lisa arranges TAO.
29. Lisa arranges AOY.
30. Lisa arranges OAT.
31. Lisa discards O.
32. Otter takes O from the discard pile.
33. Otter arranges OIE.
34. Otter arranges O(QU)I.
35. Otter discards O.
36. Lisa draws A from the stock.
37. Lisa arranges A2AT.
38. Lisa discards A.
39. Otter arranges (QU)I.
40. Otter arranges E(QU).
41. Otter draws N from the stock.
42. Otter arranges NI(QU).
43. Otter discards E.
44. Lisa arranges AY.
45. Lisa arranges AT.
46. Lisa draws B from the stock.
47. Lisa arranges BYA.
48. Lisa discards B.
49. Otter arranges (QU)I.
50. Otter arranges (QU)I.
51. Otter draws Z from the stock.
52. Otter arranges NZ(QU).
53. Otter discards N.
54. Lisa draws A from the stock.
55. Lisa arranges YTA.
56. Lisa discards A.
57. Otter takes A from the discard pile.
58. Otter goes out with A(QU)I for 20 points, discarding Z.
59. Lisa challenges AQUI.
60. The word AQUI is rejected: it is not in the word list; the whole lay-down is void; Otter loses 20; Lisa gains 20.
61. The lay-down is settled: nobody is out.
62. Lisa arranges TA.
63. Lisa takes Z from the discard pile.
64. Lisa arranges ZYT.
65. Lisa goes out with ZYA for 14 points, discarding T.
66. Otter passes.
67. The lay-down is settled: Lisa is out.
68. Otter arranges IA.
69. Otter draws N from the stock.
70. Otter lays down AN(QU) for 18 points, discarding I.
71. The words of the final turns are revealed: Otter has ANQU.
72. Lisa passes.
73. The lay-down is settled: the final turns are over.
74. Hand 1 is scored: Lisa 34 (14 for words, 20 from challenges), Otter 8 (18 for words, -20 from challenges, 10 for the longest word).
75. The game ends: Lisa 34, Otter 8; Lisa wins.

Result: Lisa wins with 34 points.
');
INSERT INTO served (seconds) VALUES
(3600.0);
