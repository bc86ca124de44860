CREATE SCHEMA parlour;
SET search_path = parlour;
CREATE TABLE version (steps INTEGER NOT NULL);
INSERT INTO version VALUES (4);
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
LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE;
CREATE TABLE moved (
            code TEXT NOT NULL,
            seq BIGINT NOT NULL,
            place TEXT NOT NULL,
            number BIGINT NOT NULL,
            PRIMARY KEY (code, seq)
        );
DELETE FROM acts WHERE (code, seq) IN (SELECT code, seq FROM moved);
UPDATE acts SET seq = seq - (SELECT count(*) FROM moved WHERE moved.code = acts.code AND moved.seq < acts.seq) WHERE code IN (SELECT code FROM moved);
DELETE FROM events WHERE (code, seq) IN (SELECT code, seq FROM moved);
UPDATE events SET seq = (SELECT count(*) FROM moved WHERE moved.code = events.code AND moved.seq < events.seq) - seq WHERE code IN (SELECT code FROM moved);
UPDATE events SET seq = -seq WHERE code IN (SELECT code FROM moved);
UPDATE tables SET writer = '', changed = pg_current_xact_id(), seq = seq
            - (SELECT count(*) FROM moved WHERE moved.code = tables.code)
        WHERE code IN (SELECT code FROM moved);
DROP TABLE moved;
INSERT INTO tables (code, seq, touched) VALUES
('day/2026-11-18/quiddler', 1, 1795046400.0),
('deal/opal-panda-34633540', 1, 1795046400.0),
('deal/polar-lamb-40117694', 1, 1795025428.9711971),
('deal/sugar-stork-60084565', 1, 1795025489.021533),
('evening/proud-quilt-60796787', 2, 1795025489.021533),
('golden-ladder-58', 82, 1795025428.967897),
('humble-heron-160', 35, 1795025429.0211549),
('results/deal/opal-panda-34633540', 1, 1795046400.0),
('results/deal/polar-lamb-40117694', 1, 1795025428.9711971),
('results/deal/sugar-stork-60084565', 1, 1795025489.021533),
('results/evening/proud-quilt-60796787/1', 2, 1795025489.021533),
('saffron-pear-587', 32, 1795025429.0281475),
('saffron-wombat-273', 147, 1795046400.0),
('wise-easel-498', 36, 1795025429.0136073);
INSERT INTO events (code, seq, event) VALUES
('day/2026-11-18/quiddler', 1, convert_to('{"day":"opened","seed":"","deal":"opal-panda-34633540"}', 'UTF8')),
('deal/opal-panda-34633540', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"seats":3},"seed":"4d2328103eb73bba4f5b5dc3d051bd58","kept_for":"day/2026-11-18/quiddler","until":1795046400.0}', 'UTF8')),
('deal/polar-lamb-40117694', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":3},"seed":"f42daf5b49174194fdc4d9a827b91bc8","kept_for":"","until":0.0}', 'UTF8')),
('deal/sugar-stork-60084565', 1, convert_to('{"deal":"dealmade","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":2},"seed":"c5ba1a100de2040530d30293a6877e4b","kept_for":"evening/proud-quilt-60796787","until":1795025489.021533}', 'UTF8')),
('evening/proud-quilt-60796787', 1, convert_to('{"evening":"eveningopened","title":"Friday","terms":{"game":"quiddler","rule_set":"manual","changes":{"hands":1},"seats":2},"deals":[{"name":"sugar-stork-60084565","seed":"c5ba1a100de2040530d30293a6877e4b"}],"ends":1795025489.021533,"key":"b386ce77fa2f58f38c27360769c42f27627a858066dad1e5c80e65dc6797e160"}', 'UTF8')),
('evening/proud-quilt-60796787', 2, convert_to('{"evening":"tableentered","table":"saffron-pear-587","team":"Otters"}', 'UTF8')),
('golden-ladder-58', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('golden-ladder-58', 2, convert_to('{"table":"sat","name":"Lisa","key":"5722bd52c2db432fe3110ed1a6e0fc28cc86875787583762671a51e021382305","mind":null,"seen":[]}', 'UTF8')),
('golden-ladder-58', 3, convert_to('{"table":"sat","name":"Zoë","key":"fca5b5d3f043dbcf73ae29799b962417e9cd9bfe10dad8e1b569eb3010afe6cd","mind":null,"seen":[]}', 'UTF8')),
('golden-ladder-58', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('golden-ladder-58', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"polar-lamb-40117694","seed":"f42daf5b49174194fdc4d9a827b91bc8"}}', 'UTF8')),
('golden-ladder-58', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":0,"order":["T","T","K","I","F","I","A","U","I","M","G","TH","T","T","E","CL","V","QU","C","A","I","S","I","P","O","N","C","U","E","O","IN","D","R","R","N","U","S","E","N","T","Q","A","D","QU","H","O","L","O","R","T","E","K","M","S","G","Y","E","U","D","O","U","R","E","X","U","N","I","ER","S","W","X","R","H","O","E","E","O","A","F","V","I","P","G","CL","I","E","J","W","G","Y","TH","A","J","A","E","L","Y","N","R","B","ER","E","B","E","Q","N","D","A","A","IN","Z","Z","L","A","A","Y","L","O"]}}', 'UTF8')),
('golden-ladder-58', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.01096273800067138}', 'UTF8')),
('golden-ladder-58', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,1]]}}', 'UTF8')),
('golden-ladder-58', 9, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 10, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('golden-ladder-58', 11, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 12, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,4,2]]}}', 'UTF8')),
('golden-ladder-58', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,4,1]]}}', 'UTF8')),
('golden-ladder-58', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('golden-ladder-58', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2]]}}', 'UTF8')),
('golden-ladder-58', 16, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 17, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('golden-ladder-58', 18, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 19, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('golden-ladder-58', 20, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[2,5,1]]}}', 'UTF8')),
('golden-ladder-58', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('golden-ladder-58', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1]]}}', 'UTF8')),
('golden-ladder-58', 24, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('golden-ladder-58', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1,5]]}}', 'UTF8')),
('golden-ladder-58', 27, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,3,1]]}}', 'UTF8')),
('golden-ladder-58', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,2,5]]}}', 'UTF8')),
('golden-ladder-58', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3,2]]}}', 'UTF8')),
('golden-ladder-58', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('golden-ladder-58', 31, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 32, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":6}}', 'UTF8')),
('golden-ladder-58', 33, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,5]]}}', 'UTF8')),
('golden-ladder-58', 34, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,6,4]]}}', 'UTF8')),
('golden-ladder-58', 36, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,5,6]]}}', 'UTF8')),
('golden-ladder-58', 37, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('golden-ladder-58', 38, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,1,6]]}}', 'UTF8')),
('golden-ladder-58', 40, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":6}}', 'UTF8')),
('golden-ladder-58', 41, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 42, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('golden-ladder-58', 43, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 44, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,4,5]]}}', 'UTF8')),
('golden-ladder-58', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,7,6]]}}', 'UTF8')),
('golden-ladder-58', 46, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,7,4]]}}', 'UTF8')),
('golden-ladder-58', 47, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[7,4,6]]}}', 'UTF8')),
('golden-ladder-58', 48, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":7}}', 'UTF8')),
('golden-ladder-58', 49, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,2]]}}', 'UTF8')),
('golden-ladder-58', 50, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 51, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":7}}', 'UTF8')),
('golden-ladder-58', 52, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,7]]}}', 'UTF8')),
('golden-ladder-58', 53, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 54, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,8,7]]}}', 'UTF8')),
('golden-ladder-58', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,4,5]]}}', 'UTF8')),
('golden-ladder-58', 56, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[7,5,4]]}}', 'UTF8')),
('golden-ladder-58', 57, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,5,4]]}}', 'UTF8')),
('golden-ladder-58', 58, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('golden-ladder-58', 59, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 60, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('golden-ladder-58', 61, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 62, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":8}}', 'UTF8')),
('golden-ladder-58', 63, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('golden-ladder-58', 64, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('golden-ladder-58', 65, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 66, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[5,6,8]],"discard":9}}', 'UTF8')),
('golden-ladder-58', 67, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('golden-ladder-58', 68, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('golden-ladder-58', 69, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('golden-ladder-58', 70, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 71, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,9,2]]}}', 'UTF8')),
('golden-ladder-58', 72, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('golden-ladder-58', 73, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('golden-ladder-58', 74, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[10,8,9]],"discard":7}}', 'UTF8')),
('golden-ladder-58', 75, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('golden-ladder-58', 76, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('golden-ladder-58', 77, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":2,"word":0}}', 'UTF8')),
('golden-ladder-58', 78, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('golden-ladder-58', 79, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('golden-ladder-58', 80, convert_to('{"table":"played","event":{"event":"hand-scored","points":[8,-28,46]}}', 'UTF8')),
('golden-ladder-58', 81, convert_to('{"table":"played","event":{"event":"ended","totals":[8,-28,46],"winners":[2]}}', 'UTF8')),
('golden-ladder-58', 82, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-well-played","at":0.02855172500039771}', 'UTF8')),
('humble-heron-160', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('humble-heron-160', 2, convert_to('{"table":"sat","name":"Lisa","key":"bfd82020b143afc080465c9b900b9b6c93dae114e0fbc666410bdfe8aa564988","mind":null,"seen":[]}', 'UTF8')),
('humble-heron-160', 3, convert_to('{"table":"sat","name":"Zoë","key":"a31ffd15acb07034f3fd6d3d2dbfc3a697a6404b76350791c804227a3742798e","mind":null,"seen":[]}', 'UTF8')),
('humble-heron-160', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('humble-heron-160', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":8,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"summer-rocket-85620417","seed":"48221d31eaeb9fe94d843d88c17b6d6b"}}', 'UTF8')),
('humble-heron-160', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["U","K","X","D","ER","E","ER","IN","G","T","N","A","L","B","A","Y","N","E","A","O","E","S","R","B","CL","I","V","U","A","L","F","O","C","R","O","G","CL","R","D","Q","E","V","I","W","M","U","TH","S","A","Z","D","E","L","I","P","E","Y","QU","L","X","O","A","K","U","Y","E","I","S","O","A","I","R","U","J","T","Q","N","Z","A","I","N","P","R","I","I","E","F","E","S","TH","U","A","QU","W","N","G","E","N","H","Y","C","H","J","IN","R","T","O","O","E","M","D","O","G","T","A","E","T","T"]}}', 'UTF8')),
('humble-heron-160', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.0756992110000283}', 'UTF8')),
('humble-heron-160', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,3]]}}', 'UTF8')),
('humble-heron-160', 9, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('humble-heron-160', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,4,3]]}}', 'UTF8')),
('humble-heron-160', 11, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('humble-heron-160', 12, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('humble-heron-160', 13, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2]]}}', 'UTF8')),
('humble-heron-160', 14, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('humble-heron-160', 15, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[2,4,1]],"discard":3}}', 'UTF8')),
('humble-heron-160', 16, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('humble-heron-160', 17, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('humble-heron-160', 18, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('humble-heron-160', 19, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('humble-heron-160', 20, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":2}}', 'UTF8')),
('humble-heron-160', 21, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('humble-heron-160', 22, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":3}}', 'UTF8')),
('humble-heron-160', 23, convert_to('{"table":"played","event":{"event":"hand-scored","points":[30,-8,-22]}}', 'UTF8')),
('humble-heron-160', 24, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('humble-heron-160', 25, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('humble-heron-160', 26, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('humble-heron-160', 27, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":2,"order":["E","S","E","R","K","T","H","U","IN","E","X","L","T","D","T","U","I","W","I","G","U","A","ER","C","T","Y","R","J","TH","O","X","J","E","F","U","E","Y","Q","C","V","O","N","E","I","N","G","G","Y","P","O","A","R","R","CL","I","S","N","E","A","O","IN","D","U","W","P","A","A","Z","D","A","QU","E","O","E","U","F","K","N","A","T","O","Q","R","A","E","L","I","H","N","L","O","T","V","G","QU","S","L","Z","N","E","E","I","S","R","A","I","B","A","CL","B","ER","O","I","TH","M","M","D","Y"]}}', 'UTF8')),
('humble-heron-160', 28, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2,1]]}}', 'UTF8')),
('humble-heron-160', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1,4]]}}', 'UTF8')),
('humble-heron-160', 30, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1,3]]}}', 'UTF8')),
('humble-heron-160', 31, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('humble-heron-160', 32, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,3],[4,5]]}}', 'UTF8')),
('humble-heron-160', 33, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('humble-heron-160', 34, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('humble-heron-160', 35, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3],[5,1]]}}', 'UTF8')),
('results/deal/opal-panda-34633540', 1, convert_to('{"deal":"dealplayed","points":[46,24,26],"people":[true,false,false],"again":[false,false,false],"substituted":[false,false,false]}', 'UTF8')),
('results/deal/polar-lamb-40117694', 1, convert_to('{"deal":"dealplayed","points":[8,-28,46],"people":[true,true,false],"again":[false,false,false],"substituted":[false,false,false]}', 'UTF8')),
('results/deal/sugar-stork-60084565', 1, convert_to('{"deal":"dealplayed","points":[26,-4],"people":[true,false],"again":[false,false],"substituted":[false,false]}', 'UTF8')),
('results/evening/proud-quilt-60796787/1', 1, convert_to('{"evening":"resultsopened"}', 'UTF8')),
('results/evening/proud-quilt-60796787/1', 2, convert_to('{"evening":"tablefinished","table":"saffron-pear-587","deal":1,"at":1795025429.027981,"points":[26,-4],"names":["Lisa","Otter"],"people":[true,false],"again":[false,false],"substituted":[false,false]}', 'UTF8')),
('saffron-pear-587', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":1},"settings":{"watchers":false,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('saffron-pear-587', 2, convert_to('{"table":"dedicated","occasion":{"occasion":"deals","deals":[{"name":"sugar-stork-60084565","seed":"c5ba1a100de2040530d30293a6877e4b"}],"seats":2,"evening":"proud-quilt-60796787"}}', 'UTF8')),
('saffron-pear-587', 3, convert_to('{"table":"sat","name":"Lisa","key":"84c8baf9a4d2a12f7ed86f4103e74e1ae65749f56193ba86c2aeb5a5b8fb7df2","mind":null,"seen":[]}', 'UTF8')),
('saffron-pear-587', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('saffron-pear-587', 5, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":1,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":true,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"sugar-stork-60084565","seed":"c5ba1a100de2040530d30293a6877e4b"}}', 'UTF8')),
('saffron-pear-587', 6, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":1,"order":["K","F","G","O","I","Q","R","A","E","E","T","E","E","J","R","E","D","R","D","U","A","O","S","Y","W","H","CL","S","QU","A","Q","A","E","I","U","V","V","G","O","I","S","I","C","A","O","IN","T","CL","E","O","Y","U","R","L","T","C","N","I","O","A","X","L","E","E","TH","I","A","E","O","R","E","G","Y","Z","ER","G","U","P","T","S","B","A","N","O","M","H","L","U","B","A","T","Z","R","M","QU","P","N","F","N","D","ER","T","J","IN","N","Y","L","U","I","I","A","N","TH","D","K","X","E","W"]}}', 'UTF8')),
('saffron-pear-587', 7, convert_to('{"table":"pleasantrysaid","seat":1,"said":"bot-hello","at":0.0017716640004437068}', 'UTF8')),
('saffron-pear-587', 8, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2]]}}', 'UTF8')),
('saffron-pear-587', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('saffron-pear-587', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,4,3]]}}', 'UTF8')),
('saffron-pear-587', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,3,1]]}}', 'UTF8')),
('saffron-pear-587', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('saffron-pear-587', 13, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('saffron-pear-587', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('saffron-pear-587', 15, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,4]]}}', 'UTF8')),
('saffron-pear-587', 16, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('saffron-pear-587', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[4,5,1]]}}', 'UTF8')),
('saffron-pear-587', 18, convert_to('{"table":"played","event":{"event":"went-out","seat":0,"words":[[3,4,5]],"discard":1}}', 'UTF8')),
('saffron-pear-587', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2]]}}', 'UTF8')),
('saffron-pear-587', 20, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('saffron-pear-587', 21, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('saffron-pear-587', 22, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-pear-587', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,4,3]]}}', 'UTF8')),
('saffron-pear-587', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,2,5]]}}', 'UTF8')),
('saffron-pear-587', 25, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[3,5]],"discard":4}}', 'UTF8')),
('saffron-pear-587', 26, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('saffron-pear-587', 27, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('saffron-pear-587', 28, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('saffron-pear-587', 29, convert_to('{"table":"played","event":{"event":"hand-scored","points":[26,-4]}}', 'UTF8')),
('saffron-pear-587', 30, convert_to('{"table":"played","event":{"event":"ended","totals":[26,-4],"winners":[0]}}', 'UTF8')),
('saffron-pear-587', 31, convert_to('{"table":"dealended","at":1795025429.027981}', 'UTF8')),
('saffron-pear-587', 32, convert_to('{"table":"pleasantrysaid","seat":1,"said":"bot-thanks-for-game","at":0.006485308000264922}', 'UTF8')),
('saffron-wombat-273', 1, convert_to('{"table":"chosen","game":"quiddler","rule_set":"manual","changes":{"hands":3,"out_on_first_turn":false},"settings":{"watchers":false,"clock":0.0,"pace":0.6,"banter":true,"call":""}}', 'UTF8')),
('saffron-wombat-273', 2, convert_to('{"table":"dedicated","occasion":{"occasion":"day","day":"2026-11-18","seed":"4d2328103eb73bba4f5b5dc3d051bd58","name":"opal-panda-34633540","team":0}}', 'UTF8')),
('saffron-wombat-273', 3, convert_to('{"table":"sat","name":"Lisa","key":"7f337b48a7e3cb62a0ccecc999f6b9322e5cb93ab49cf888ff6e4caf2f14db9c","mind":null,"seen":[]}', 'UTF8')),
('saffron-wombat-273', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('saffron-wombat-273', 5, convert_to('{"table":"sat","name":"Wren","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('saffron-wombat-273', 6, convert_to('{"table":"lockchanged","locked":true}', 'UTF8')),
('saffron-wombat-273', 7, convert_to('{"table":"began","number":1,"lexicon":"strict@31ab1a004b9e","options":{"lexicon":"strict","chat":false,"watchers_see_letters":false,"hands":3,"course":"up","points":"manual","judging":"challenge","rejected":"whole-lay-down","void_final_turn":"penalty-and-leftovers","upheld":"nothing","challenges":"any","challenge_seconds":0,"look_up":false,"final_words":"together","must_lay_down":false,"out_on_first_turn":false,"below_zero":true,"two_player_bonus":"both","deck":"english"},"deal":{"name":"opal-panda-34633540","seed":"4d2328103eb73bba4f5b5dc3d051bd58"}}', 'UTF8')),
('saffron-wombat-273', 8, convert_to('{"table":"played","event":{"event":"dealt","hand":1,"dealer":2,"order":["O","E","O","N","E","E","A","C","B","E","E","K","Y","A","Y","QU","L","T","L","O","E","TH","P","P","V","D","G","O","B","F","A","S","Q","W","F","U","S","J","QU","Y","X","I","V","S","X","TH","A","T","I","E","R","G","R","H","Z","O","N","A","IN","M","N","L","O","E","L","R","T","I","Z","H","ER","N","S","I","U","N","G","O","T","G","U","ER","R","A","D","E","I","D","U","R","A","IN","A","I","I","E","E","K","A","R","T","T","U","D","CL","A","Q","CL","I","O","U","M","C","N","W","E","Y","J"]}}', 'UTF8')),
('saffron-wombat-273', 9, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 10, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1,4]]}}', 'UTF8')),
('saffron-wombat-273', 11, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,4,2]]}}', 'UTF8')),
('saffron-wombat-273', 12, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":4}}', 'UTF8')),
('saffron-wombat-273', 13, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 14, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('saffron-wombat-273', 15, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 16, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,2,1]]}}', 'UTF8')),
('saffron-wombat-273', 17, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,2,3]]}}', 'UTF8')),
('saffron-wombat-273', 18, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('saffron-wombat-273', 19, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,1]]}}', 'UTF8')),
('saffron-wombat-273', 20, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 21, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,2,5]]}}', 'UTF8')),
('saffron-wombat-273', 22, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,1]]}}', 'UTF8')),
('saffron-wombat-273', 23, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1,5]]}}', 'UTF8')),
('saffron-wombat-273', 24, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1,2]]}}', 'UTF8')),
('saffron-wombat-273', 25, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,2,5]]}}', 'UTF8')),
('saffron-wombat-273', 26, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,1,2]]}}', 'UTF8')),
('saffron-wombat-273', 27, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":1}}', 'UTF8')),
('saffron-wombat-273', 28, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 29, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,2,3]]}}', 'UTF8')),
('saffron-wombat-273', 30, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('saffron-wombat-273', 31, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 32, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[1,5,3]],"discard":4}}', 'UTF8')),
('saffron-wombat-273', 33, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 34, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,3]]}}', 'UTF8')),
('saffron-wombat-273', 35, convert_to('{"table":"played","event":{"event":"challenged","seat":0,"lay_down":1,"word":0}}', 'UTF8')),
('saffron-wombat-273', 36, convert_to('{"table":"played","event":{"event":"settled","upheld":false,"by":"lexicon"}}', 'UTF8')),
('saffron-wombat-273', 37, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 38, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 39, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,5,6]]}}', 'UTF8')),
('saffron-wombat-273', 40, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[2,3,5]]}}', 'UTF8')),
('saffron-wombat-273', 41, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,5,2]]}}', 'UTF8')),
('saffron-wombat-273', 42, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,2,5]]}}', 'UTF8')),
('saffron-wombat-273', 43, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[6,5,3]]}}', 'UTF8')),
('saffron-wombat-273', 44, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":2}}', 'UTF8')),
('saffron-wombat-273', 45, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,3]]}}', 'UTF8')),
('saffron-wombat-273', 46, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 47, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('saffron-wombat-273', 48, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 49, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":6}}', 'UTF8')),
('saffron-wombat-273', 50, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 51, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('saffron-wombat-273', 52, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 53, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('saffron-wombat-273', 54, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 55, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[5,7,1]]}}', 'UTF8')),
('saffron-wombat-273', 56, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[7,1,3]],"discard":5}}', 'UTF8')),
('saffron-wombat-273', 57, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 58, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 59, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 60, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 61, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":8}}', 'UTF8')),
('saffron-wombat-273', 62, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 63, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[8,2,7]]}}', 'UTF8')),
('saffron-wombat-273', 64, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[6,8,2]]}}', 'UTF8')),
('saffron-wombat-273', 65, convert_to('{"table":"played","event":{"event":"laid-down","seat":1,"words":[[8,6]],"discard":2}}', 'UTF8')),
('saffron-wombat-273', 66, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('saffron-wombat-273', 67, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":3}}', 'UTF8')),
('saffron-wombat-273', 68, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":3}}', 'UTF8')),
('saffron-wombat-273', 69, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":3}}', 'UTF8')),
('saffron-wombat-273', 70, convert_to('{"table":"played","event":{"event":"hand-scored","points":[-12,-2,16]}}', 'UTF8')),
('saffron-wombat-273', 71, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('saffron-wombat-273', 72, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('saffron-wombat-273', 73, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('saffron-wombat-273', 74, convert_to('{"table":"played","event":{"event":"dealt","hand":2,"dealer":0,"order":["Q","L","T","H","I","U","W","E","TH","W","QU","S","N","L","E","O","Y","I","N","I","R","I","G","A","A","T","B","X","S","Z","O","A","U","E","A","Y","X","T","J","B","K","A","D","T","A","S","M","E","N","T","E","L","E","A","TH","R","N","R","O","G","E","P","I","CL","O","R","D","U","QU","I","ER","Y","O","U","S","V","K","E","V","N","E","O","IN","U","M","F","G","N","F","ER","IN","E","J","G","I","D","O","T","E","U","R","A","A","E","P","D","Q","C","R","L","Y","I","H","A","C","CL","O","Z"]}}', 'UTF8')),
('saffron-wombat-273', 75, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 76, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,1],[2,4]]}}', 'UTF8')),
('saffron-wombat-273', 77, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[1,5],[3,4]]}}', 'UTF8')),
('saffron-wombat-273', 78, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[3,5],[1,2]]}}', 'UTF8')),
('saffron-wombat-273', 79, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[5,3],[1,4]]}}', 'UTF8')),
('saffron-wombat-273', 80, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":1}}', 'UTF8')),
('saffron-wombat-273', 81, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 82, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,2],[1,5]]}}', 'UTF8')),
('saffron-wombat-273', 83, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('saffron-wombat-273', 84, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":1}}', 'UTF8')),
('saffron-wombat-273', 85, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 86, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('saffron-wombat-273', 87, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,4],[1,3]]}}', 'UTF8')),
('saffron-wombat-273', 88, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('saffron-wombat-273', 89, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,3,5]]}}', 'UTF8')),
('saffron-wombat-273', 90, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,3,5]]}}', 'UTF8')),
('saffron-wombat-273', 91, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 92, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":3}}', 'UTF8')),
('saffron-wombat-273', 93, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 94, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[4,3],[2,5]]}}', 'UTF8')),
('saffron-wombat-273', 95, convert_to('{"table":"played","event":{"event":"went-out","seat":2,"words":[[5,3],[4,6]],"discard":2}}', 'UTF8')),
('saffron-wombat-273', 96, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 97, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 98, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 99, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 100, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[4,5],[1,2]],"discard":6}}', 'UTF8')),
('saffron-wombat-273', 101, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 102, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":4}}', 'UTF8')),
('saffron-wombat-273', 103, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('saffron-wombat-273', 104, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 105, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 106, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 107, convert_to('{"table":"played","event":{"event":"hand-scored","points":[28,-10,28]}}', 'UTF8')),
('saffron-wombat-273', 108, convert_to('{"table":"played","event":{"event":"ready-said","seat":1}}', 'UTF8')),
('saffron-wombat-273', 109, convert_to('{"table":"played","event":{"event":"ready-said","seat":0}}', 'UTF8')),
('saffron-wombat-273', 110, convert_to('{"table":"played","event":{"event":"ready-said","seat":2}}', 'UTF8')),
('saffron-wombat-273', 111, convert_to('{"table":"played","event":{"event":"dealt","hand":3,"dealer":1,"order":["X","G","ER","O","U","E","A","I","E","Z","O","J","U","W","E","J","Y","E","Y","L","E","I","N","L","P","I","X","M","A","W","QU","I","Q","A","O","E","K","A","S","E","S","A","E","ER","N","U","E","A","D","H","U","T","Y","E","O","T","A","L","Q","T","B","P","E","O","S","M","U","O","K","V","O","D","B","L","IN","F","I","D","N","G","A","R","R","C","N","D","R","Z","Y","C","TH","G","IN","S","CL","N","TH","T","N","QU","F","I","T","V","U","R","R","I","A","I","O","CL","G","T","A","H","R","E"]}}', 'UTF8')),
('saffron-wombat-273', 112, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1],[2,5]]}}', 'UTF8')),
('saffron-wombat-273', 113, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[1,3],[2,4]]}}', 'UTF8')),
('saffron-wombat-273', 114, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[3,1],[5,2]]}}', 'UTF8')),
('saffron-wombat-273', 115, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 116, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":2}}', 'UTF8')),
('saffron-wombat-273', 117, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[5,2],[3,4]]}}', 'UTF8')),
('saffron-wombat-273', 118, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 119, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":5}}', 'UTF8')),
('saffron-wombat-273', 120, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 121, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[2,4,1],[6,3]]}}', 'UTF8')),
('saffron-wombat-273', 122, convert_to('{"table":"played","event":{"event":"arranged","seat":1,"rows":[[4,1,6],[3,5]]}}', 'UTF8')),
('saffron-wombat-273', 123, convert_to('{"table":"played","event":{"event":"discarded","seat":1,"card":5}}', 'UTF8')),
('saffron-wombat-273', 124, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,5],[1,3]]}}', 'UTF8')),
('saffron-wombat-273', 125, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 126, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":4}}', 'UTF8')),
('saffron-wombat-273', 127, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 128, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,2],[3,4,7]]}}', 'UTF8')),
('saffron-wombat-273', 129, convert_to('{"table":"played","event":{"event":"discarded","seat":0,"card":3}}', 'UTF8')),
('saffron-wombat-273', 130, convert_to('{"table":"played","event":{"event":"drew","seat":1,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 131, convert_to('{"table":"played","event":{"event":"went-out","seat":1,"words":[[3,6],[4,7,2]],"discard":1}}', 'UTF8')),
('saffron-wombat-273', 132, convert_to('{"table":"played","event":{"event":"passed","seat":0,"lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 133, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 134, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":1}}', 'UTF8')),
('saffron-wombat-273', 135, convert_to('{"table":"played","event":{"event":"arranged","seat":2,"rows":[[6,7],[3,1]]}}', 'UTF8')),
('saffron-wombat-273', 136, convert_to('{"table":"played","event":{"event":"drew","seat":2,"pile":"discards"}}', 'UTF8')),
('saffron-wombat-273', 137, convert_to('{"table":"played","event":{"event":"discarded","seat":2,"card":5}}', 'UTF8')),
('saffron-wombat-273', 138, convert_to('{"table":"played","event":{"event":"drew","seat":0,"pile":"stock"}}', 'UTF8')),
('saffron-wombat-273', 139, convert_to('{"table":"played","event":{"event":"arranged","seat":0,"rows":[[1,6],[8,4,2]]}}', 'UTF8')),
('saffron-wombat-273', 140, convert_to('{"table":"played","event":{"event":"laid-down","seat":0,"words":[[4,6,1],[7,8]],"discard":2}}', 'UTF8')),
('saffron-wombat-273', 141, convert_to('{"table":"played","event":{"event":"revealed"}}', 'UTF8')),
('saffron-wombat-273', 142, convert_to('{"table":"played","event":{"event":"passed","seat":2,"lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 143, convert_to('{"table":"played","event":{"event":"passed","seat":1,"lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 144, convert_to('{"table":"played","event":{"event":"window-closed","lay_down":2}}', 'UTF8')),
('saffron-wombat-273', 145, convert_to('{"table":"played","event":{"event":"hand-scored","points":[30,36,-18]}}', 'UTF8')),
('saffron-wombat-273', 146, convert_to('{"table":"played","event":{"event":"ended","totals":[46,24,26],"winners":[0]}}', 'UTF8')),
('saffron-wombat-273', 147, convert_to('{"table":"dealended","at":1795025429.0016553}', 'UTF8')),
('wise-easel-498', 1, convert_to('{"table":"chosen","game":"letterjam","rule_set":"rulebook","changes":{},"settings":{"watchers":true,"clock":0.0,"pace":1.0,"banter":true,"call":""}}', 'UTF8')),
('wise-easel-498', 2, convert_to('{"table":"sat","name":"Lisa","key":"4b51aa1b043227d12b98c001e9a83230ab0be7004ea14811c94c89f5d362cac3","mind":null,"seen":[]}', 'UTF8')),
('wise-easel-498', 3, convert_to('{"table":"sat","name":"Zoë","key":"a811ee896e3a974adb131bd209de6670c6630c738d4a63bc1229659cc319171f","mind":null,"seen":[]}', 'UTF8')),
('wise-easel-498', 4, convert_to('{"table":"sat","name":"Otter","key":null,"mind":"regular","seen":[]}', 'UTF8')),
('wise-easel-498', 5, convert_to('{"table":"began","number":1,"lexicon":"parlour@551f8baf209d","options":{"lexicon":"parlour","chat":false,"watchers_see_letters":false,"length":5,"lengths":[],"words":"table","agreement":"unanimity","strict_share":false,"extra_letters":"guess-aloud","extra_points":"per-extra-letter","acceptance":"known","decisions":"open","stop_early":true,"wildcard_lengthens":true,"any_length":false,"helper":false,"deck":"english"},"deal":{"name":"ember-alpaca-71180966","seed":"591a82e336624935c9aed3f1d5039aa0"}}', 'UTF8')),
('wise-easel-498', 6, convert_to('{"table":"played","event":{"event":"words-dealt","words":["HINGE","MASKS","LATER"],"rows":["NGHEI","SMSKA","TRLEA"],"stacks":["OLAEPUH","DWTYNFST","BECATMYUC"],"deck":"UGLDWNFRROIEIDOCEKBROIHSP"}}', 'UTF8')),
('wise-easel-498', 7, convert_to('{"table":"pleasantrysaid","seat":2,"said":"bot-hello","at":0.0669699150002998}', 'UTF8')),
('wise-easel-498', 8, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":1,"sources":["s1","s2"],"wildcard":null}}', 'UTF8')),
('wise-easel-498', 9, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":1,"sources":["*","p2"],"wildcard":"A"}}', 'UTF8')),
('wise-easel-498', 10, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":1,"letter":"F"}}', 'UTF8')),
('wise-easel-498', 11, convert_to('{"table":"played","event":{"event":"guessed","seat":1,"card":4,"letter":"H"}}', 'UTF8')),
('wise-easel-498', 12, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":2,"sources":["s0","*","s0","p2","s0","s1","s0"],"wildcard":"Z"}}', 'UTF8')),
('wise-easel-498', 13, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":1,"sources":["s1","s1","p1","s0","s1","s2"],"wildcard":null}}', 'UTF8')),
('wise-easel-498', 14, convert_to('{"table":"played","event":{"event":"good-clue-said","seat":2}}', 'UTF8')),
('wise-easel-498', 15, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":2,"sources":["s2","*"],"wildcard":"N"}}', 'UTF8')),
('wise-easel-498', 16, convert_to('{"table":"played","event":{"event":"guessed","seat":2,"card":4,"letter":"N"}}', 'UTF8')),
('wise-easel-498', 17, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":2,"letter":"P"}}', 'UTF8')),
('wise-easel-498', 18, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":2,"sources":["s2","p1","s2","p0","s1","*"],"wildcard":"R"}}', 'UTF8')),
('wise-easel-498', 19, convert_to('{"table":"played","event":{"event":"host-passed","seat":1}}', 'UTF8')),
('wise-easel-498', 20, convert_to('{"table":"played","event":{"event":"offered","seat":0,"offer":1,"draft":1}}', 'UTF8')),
('wise-easel-498', 21, convert_to('{"table":"played","event":{"event":"backed","seat":2,"offer":1}}', 'UTF8')),
('wise-easel-498', 22, convert_to('{"table":"played","event":{"event":"backed","seat":1,"offer":1}}', 'UTF8')),
('wise-easel-498', 23, convert_to('{"table":"played","event":{"event":"clue-given","offer":1,"token":"red"}}', 'UTF8')),
('wise-easel-498', 24, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":1}}', 'UTF8')),
('wise-easel-498', 25, convert_to('{"table":"played","event":{"event":"stand-refilled","stand":2}}', 'UTF8')),
('wise-easel-498', 26, convert_to('{"table":"played","event":{"event":"round-ended"}}', 'UTF8')),
('wise-easel-498', 27, convert_to('{"table":"played","event":{"event":"drafted","seat":1,"draft":3,"sources":["*","s2","*","p0","s0","s0"],"wildcard":"G"}}', 'UTF8')),
('wise-easel-498', 28, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":3,"sources":["*","p0","p1","s0","p1","s0","s2","p0","s2"],"wildcard":"J"}}', 'UTF8')),
('wise-easel-498', 29, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":0,"letter":"O"}}', 'UTF8')),
('wise-easel-498', 30, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":null,"text":"a vowel?"}}', 'UTF8')),
('wise-easel-498', 31, convert_to('{"table":"played","event":{"event":"noted","seat":0,"card":4,"text":"not in the middle"}}', 'UTF8')),
('wise-easel-498', 32, convert_to('{"table":"played","event":{"event":"stop-wanted","seat":2,"want":true}}', 'UTF8')),
('wise-easel-498', 33, convert_to('{"table":"played","event":{"event":"drafted","seat":0,"draft":3,"sources":["s2"],"wildcard":null}}', 'UTF8')),
('wise-easel-498', 34, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":4,"sources":["p1"],"wildcard":null}}', 'UTF8')),
('wise-easel-498', 35, convert_to('{"table":"played","event":{"event":"drafted","seat":2,"draft":5,"sources":["*","p0","s1","s2","s1","s0"],"wildcard":"H"}}', 'UTF8')),
('wise-easel-498', 36, convert_to('{"table":"played","event":{"event":"guessed","seat":0,"card":3,"letter":"T"}}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES
('evening/proud-quilt-60796787', 'enter/saffron-pear-587', 2),
('golden-ladder-58', '5722bd52c2db432f:182c8eb9d0e9f504-59', 67),
('golden-ladder-58', '5722bd52c2db432f:1afb9094b151ad75-42', 50),
('golden-ladder-58', '5722bd52c2db432f:1f29a9d5e33fc312-41', 49),
('golden-ladder-58', '5722bd52c2db432f:39bc2ccdf572df00-22', 30),
('golden-ladder-58', '5722bd52c2db432f:5c3747465cc36c27-18', 26),
('golden-ladder-58', '5722bd52c2db432f:64923e422e304ca0-54', 62),
('golden-ladder-58', '5722bd52c2db432f:7d1f71575653a45c-21', 29),
('golden-ladder-58', '5722bd52c2db432f:8317cba01c75f67e-31', 39),
('golden-ladder-58', '5722bd52c2db432f:8370e22040f1e697-63', 72),
('golden-ladder-58', '5722bd52c2db432f:854efa600641b4fa-32', 40),
('golden-ladder-58', '5722bd52c2db432f:9167d4126af8090-30', 38),
('golden-ladder-58', '5722bd52c2db432f:985cadfbcf4a959b-53', 61),
('golden-ladder-58', '5722bd52c2db432f:b0c995e96e6bc4d-20', 28),
('golden-ladder-58', '5722bd52c2db432f:beaa14a7ff3fe32a-15', 23),
('golden-ladder-58', '5722bd52c2db432f:begin-0', 4),
('golden-ladder-58', '5722bd52c2db432f:begin-1', 7),
('golden-ladder-58', '5722bd52c2db432f:c45a29188ec6f4d9-62', 71),
('golden-ladder-58', '5722bd52c2db432f:c6f75c81786a7648-43', 51),
('golden-ladder-58', '5722bd52c2db432f:cbd4d3e2d4dec9ef-9', 17),
('golden-ladder-58', '5722bd52c2db432f:da9c025a22f1a831-17', 25),
('golden-ladder-58', '5722bd52c2db432f:e020307aaeb6db2c-16', 24),
('golden-ladder-58', '5722bd52c2db432f:eb2b5693babb7fbb-19', 27),
('golden-ladder-58', '5722bd52c2db432f:ecc1cb6347733e84-8', 16),
('golden-ladder-58', '5722bd52c2db432f:f042b30dc010c257-67', 82),
('golden-ladder-58', '5722bd52c2db432f:f8fb9528e27a5ed8-61', 70),
('golden-ladder-58', '5722bd52c2db432f:fb2147df5ca495fa-7', 15),
('golden-ladder-58', 'bot:2:10', 11),
('golden-ladder-58', 'bot:2:11', 12),
('golden-ladder-58', 'bot:2:12', 13),
('golden-ladder-58', 'bot:2:13', 14),
('golden-ladder-58', 'bot:2:19', 20),
('golden-ladder-58', 'bot:2:20', 21),
('golden-ladder-58', 'bot:2:21', 22),
('golden-ladder-58', 'bot:2:32', 33),
('golden-ladder-58', 'bot:2:33', 34),
('golden-ladder-58', 'bot:2:34', 35),
('golden-ladder-58', 'bot:2:35', 36),
('golden-ladder-58', 'bot:2:36', 37),
('golden-ladder-58', 'bot:2:42', 43),
('golden-ladder-58', 'bot:2:43', 44),
('golden-ladder-58', 'bot:2:44', 45),
('golden-ladder-58', 'bot:2:45', 46),
('golden-ladder-58', 'bot:2:46', 47),
('golden-ladder-58', 'bot:2:47', 48),
('golden-ladder-58', 'bot:2:58', 59),
('golden-ladder-58', 'bot:2:59', 60),
('golden-ladder-58', 'bot:2:64', 65),
('golden-ladder-58', 'bot:2:65', 66),
('golden-ladder-58', 'bot:2:75', 76),
('golden-ladder-58', 'fca5b5d3f043dbcf:1a1fe3f9d6a179fa-23', 31),
('golden-ladder-58', 'fca5b5d3f043dbcf:3653f8dd9b1f282e-1', 9),
('golden-ladder-58', 'fca5b5d3f043dbcf:5b8aaa464a6ec74a-44', 52),
('golden-ladder-58', 'fca5b5d3f043dbcf:5c2ff4ed78f5b4d4-56', 64),
('golden-ladder-58', 'fca5b5d3f043dbcf:6cf40d8a6f092ec5-34', 42),
('golden-ladder-58', 'fca5b5d3f043dbcf:7c44b0afe7da77d1-65', 75),
('golden-ladder-58', 'fca5b5d3f043dbcf:8624857a2c2af60d-49', 57),
('golden-ladder-58', 'fca5b5d3f043dbcf:ae2321e6d6047617-46', 54),
('golden-ladder-58', 'fca5b5d3f043dbcf:af479f2936631b3e-33', 41),
('golden-ladder-58', 'fca5b5d3f043dbcf:b5e0b62040f3e49e-55', 63),
('golden-ladder-58', 'fca5b5d3f043dbcf:ba51289f95fd948c-47', 55),
('golden-ladder-58', 'fca5b5d3f043dbcf:babe20f3376e539a-60', 69),
('golden-ladder-58', 'fca5b5d3f043dbcf:dcf4bb99f4bea973-0', 8),
('golden-ladder-58', 'fca5b5d3f043dbcf:e517f2712b68abef-50', 58),
('golden-ladder-58', 'fca5b5d3f043dbcf:e53f82d5e94f499e-48', 56),
('golden-ladder-58', 'fca5b5d3f043dbcf:e73695c3e652c71a-10', 18),
('golden-ladder-58', 'fca5b5d3f043dbcf:eb9ac688b9d39cca-11', 19),
('golden-ladder-58', 'fca5b5d3f043dbcf:f2b64df6dff07870-24', 32),
('golden-ladder-58', 'fca5b5d3f043dbcf:f4670327b8343861-45', 53),
('golden-ladder-58', 'fca5b5d3f043dbcf:f77ef20df8ee4777-64', 73),
('golden-ladder-58', 'fca5b5d3f043dbcf:ffed9235288bc781-2', 10),
('humble-heron-160', 'a31ffd15acb07034:21dbac0ca280335a-11', 20),
('humble-heron-160', 'a31ffd15acb07034:5682adc81ab5b6cf-14', 24),
('humble-heron-160', 'a31ffd15acb07034:a57c6c6f2fc22501-10', 19),
('humble-heron-160', 'a31ffd15acb07034:b1b4ff82e4a8836f-23', 34),
('humble-heron-160', 'a31ffd15acb07034:dd71899df9bb0b88-24', 35),
('humble-heron-160', 'a31ffd15acb07034:e333f7fa6cf16ac9-9', 18),
('humble-heron-160', 'bfd82020b143afc0:21bc6e47a25623f6-4', 12),
('humble-heron-160', 'bfd82020b143afc0:3271aefb4d4d739c-21', 32),
('humble-heron-160', 'bfd82020b143afc0:8aae66c84ac17fdb-7', 15),
('humble-heron-160', 'bfd82020b143afc0:b1242b377dec31ff-5', 13),
('humble-heron-160', 'bfd82020b143afc0:b36628a7d15e84e5-22', 33),
('humble-heron-160', 'bfd82020b143afc0:b9c0581d414f5dc-17', 28),
('humble-heron-160', 'bfd82020b143afc0:begin-0', 4),
('humble-heron-160', 'bfd82020b143afc0:begin-1', 7),
('humble-heron-160', 'bfd82020b143afc0:c5e256371d07870e-20', 31),
('humble-heron-160', 'bfd82020b143afc0:d1a567413a8c2611-6', 14),
('humble-heron-160', 'bfd82020b143afc0:d6da91583e0c906c-18', 29),
('humble-heron-160', 'bfd82020b143afc0:e1043f02c0946156-19', 30),
('humble-heron-160', 'bfd82020b143afc0:ec9e159b5355d81d-16', 27),
('humble-heron-160', 'bot:2:10', 11),
('humble-heron-160', 'bot:2:15', 16),
('humble-heron-160', 'bot:2:20', 21),
('humble-heron-160', 'bot:2:21', 23),
('humble-heron-160', 'bot:2:24', 25),
('humble-heron-160', 'bot:2:7', 8),
('humble-heron-160', 'bot:2:8', 9),
('humble-heron-160', 'bot:2:9', 10),
('results/deal/opal-panda-34633540', 'saffron-wombat-273/1', 1),
('results/deal/polar-lamb-40117694', 'golden-ladder-58/1', 1),
('results/deal/sugar-stork-60084565', 'saffron-pear-587/1', 1),
('results/evening/proud-quilt-60796787/1', 'finish/saffron-pear-587/1', 2),
('saffron-pear-587', '84c8baf9a4d2a12f:1e79c4de44cc58cd-3', 11),
('saffron-pear-587', '84c8baf9a4d2a12f:3811ed156068d652-0', 8),
('saffron-pear-587', '84c8baf9a4d2a12f:6ee49372b4923597-9', 17),
('saffron-pear-587', '84c8baf9a4d2a12f:7590c8750f56cb87-2', 10),
('saffron-pear-587', '84c8baf9a4d2a12f:7670ef3c0852376-4', 12),
('saffron-pear-587', '84c8baf9a4d2a12f:9ad96a3365f6219d-17', 32),
('saffron-pear-587', '84c8baf9a4d2a12f:a7ec49c9648fb33a-1', 9),
('saffron-pear-587', '84c8baf9a4d2a12f:begin', 7),
('saffron-pear-587', '84c8baf9a4d2a12f:d1ee93e20ed8a9e8-10', 18),
('saffron-pear-587', '84c8baf9a4d2a12f:ece8aa550f484370-7', 15),
('saffron-pear-587', '84c8baf9a4d2a12f:ff8c75dc7f7ca1e7-8', 16),
('saffron-pear-587', 'bot:1:12', 13),
('saffron-pear-587', 'bot:1:13', 14),
('saffron-pear-587', 'bot:1:18', 19),
('saffron-pear-587', 'bot:1:19', 21),
('saffron-pear-587', 'bot:1:21', 22),
('saffron-pear-587', 'bot:1:22', 23),
('saffron-pear-587', 'bot:1:23', 24),
('saffron-pear-587', 'bot:1:24', 26),
('saffron-wombat-273', '7f337b48a7e3cb62:13b8b2535bf2e125-15', 24),
('saffron-wombat-273', '7f337b48a7e3cb62:1673578d7a04afd8-14', 23),
('saffron-wombat-273', '7f337b48a7e3cb62:1709f73fd223fc00-111', 132),
('saffron-wombat-273', '7f337b48a7e3cb62:1e52e8ed20d26793-25', 34),
('saffron-wombat-273', '7f337b48a7e3cb62:2010a6e40affb03b-117', 139),
('saffron-wombat-273', '7f337b48a7e3cb62:2430a84a40403a2b-17', 26),
('saffron-wombat-273', '7f337b48a7e3cb62:26893d9b36553043-54', 67),
('saffron-wombat-273', '7f337b48a7e3cb62:2f4d6760ec9e07c2-116', 138),
('saffron-wombat-273', '7f337b48a7e3cb62:32bb0ecfad48da01-98', 119),
('saffron-wombat-273', '7f337b48a7e3cb62:3718761e9db48e04-31', 42),
('saffron-wombat-273', '7f337b48a7e3cb62:3cbd812380a9eba7-118', 141),
('saffron-wombat-273', '7f337b48a7e3cb62:3dfe7198e50c976b-96', 117),
('saffron-wombat-273', '7f337b48a7e3cb62:44c54d8b3bb12a6b-12', 21),
('saffron-wombat-273', '7f337b48a7e3cb62:45e59272edfd082b-10', 19),
('saffron-wombat-273', '7f337b48a7e3cb62:4b793ffaacf9339d-1', 10),
('saffron-wombat-273', '7f337b48a7e3cb62:4e827e42a2943a50-106', 127),
('saffron-wombat-273', '7f337b48a7e3cb62:50024fef991cef1f-40', 51),
('saffron-wombat-273', '7f337b48a7e3cb62:556dd3784dde0a31-3', 12),
('saffron-wombat-273', '7f337b48a7e3cb62:5b293bba2f721386-11', 20),
('saffron-wombat-273', '7f337b48a7e3cb62:65ed8a6f216200fb-33', 44),
('saffron-wombat-273', '7f337b48a7e3cb62:67c244e6b131968c-72', 88),
('saffron-wombat-273', '7f337b48a7e3cb62:7469026f34c04c31-89', 109),
('saffron-wombat-273', '7f337b48a7e3cb62:79132aa7c46218ed-97', 118),
('saffron-wombat-273', '7f337b48a7e3cb62:79266c53620312ec-49', 61),
('saffron-wombat-273', '7f337b48a7e3cb62:7a92bb167edae2a9-57', 72),
('saffron-wombat-273', '7f337b48a7e3cb62:7dfa74ee5f1c0767-30', 41),
('saffron-wombat-273', '7f337b48a7e3cb62:7fde174c299e3274-0', 9),
('saffron-wombat-273', '7f337b48a7e3cb62:8684542297f1c632-46', 57),
('saffron-wombat-273', '7f337b48a7e3cb62:8a5252c3b0be0738-69', 85),
('saffron-wombat-273', '7f337b48a7e3cb62:8d9a65074f6baf2a-108', 129),
('saffron-wombat-273', '7f337b48a7e3cb62:8e5c3cef3f09d99c-81', 98),
('saffron-wombat-273', '7f337b48a7e3cb62:9f5b4178882d2ead-13', 22),
('saffron-wombat-273', '7f337b48a7e3cb62:a63c8d6fd1d97712-28', 39),
('saffron-wombat-273', '7f337b48a7e3cb62:ab2f914c1b203166-26', 37),
('saffron-wombat-273', '7f337b48a7e3cb62:ab75ad496d63da49-27', 38),
('saffron-wombat-273', '7f337b48a7e3cb62:af3e849281605e4f-83', 100),
('saffron-wombat-273', '7f337b48a7e3cb62:b21cd602237d7cf2-29', 40),
('saffron-wombat-273', '7f337b48a7e3cb62:c3c11178a2872b7-39', 50),
('saffron-wombat-273', '7f337b48a7e3cb62:c9bf209990e03610-71', 87),
('saffron-wombat-273', '7f337b48a7e3cb62:ca6398e83d68062c-70', 86),
('saffron-wombat-273', '7f337b48a7e3cb62:d064944c27c71e63-107', 128),
('saffron-wombat-273', '7f337b48a7e3cb62:ded8acf534548ceb-2', 11),
('saffron-wombat-273', '7f337b48a7e3cb62:df16ffa3729a8676-48', 60),
('saffron-wombat-273', '7f337b48a7e3cb62:e6944862a347413d-16', 25),
('saffron-wombat-273', '7f337b48a7e3cb62:ef97204af3c3acdd-82', 99),
('saffron-wombat-273', '7f337b48a7e3cb62:f0aa23af56221de3-18', 27),
('saffron-wombat-273', '7f337b48a7e3cb62:f5096383a08bb559-32', 43),
('saffron-wombat-273', 'bot:1:100', 101),
('saffron-wombat-273', 'bot:1:101', 103),
('saffron-wombat-273', 'bot:1:104', 107),
('saffron-wombat-273', 'bot:1:107', 108),
('saffron-wombat-273', 'bot:1:119', 120),
('saffron-wombat-273', 'bot:1:12', 13),
('saffron-wombat-273', 'bot:1:120', 121),
('saffron-wombat-273', 'bot:1:121', 122),
('saffron-wombat-273', 'bot:1:122', 123),
('saffron-wombat-273', 'bot:1:129', 130),
('saffron-wombat-273', 'bot:1:13', 14),
('saffron-wombat-273', 'bot:1:130', 131),
('saffron-wombat-273', 'bot:1:142', 147),
('saffron-wombat-273', 'bot:1:27', 28),
('saffron-wombat-273', 'bot:1:28', 29),
('saffron-wombat-273', 'bot:1:29', 30),
('saffron-wombat-273', 'bot:1:32', 33),
('saffron-wombat-273', 'bot:1:44', 45),
('saffron-wombat-273', 'bot:1:45', 46),
('saffron-wombat-273', 'bot:1:46', 47),
('saffron-wombat-273', 'bot:1:51', 52),
('saffron-wombat-273', 'bot:1:52', 53),
('saffron-wombat-273', 'bot:1:57', 59),
('saffron-wombat-273', 'bot:1:61', 62),
('saffron-wombat-273', 'bot:1:62', 63),
('saffron-wombat-273', 'bot:1:63', 64),
('saffron-wombat-273', 'bot:1:64', 66),
('saffron-wombat-273', 'bot:1:70', 71),
('saffron-wombat-273', 'bot:1:74', 75),
('saffron-wombat-273', 'bot:1:75', 76),
('saffron-wombat-273', 'bot:1:76', 77),
('saffron-wombat-273', 'bot:1:77', 78),
('saffron-wombat-273', 'bot:1:78', 79),
('saffron-wombat-273', 'bot:1:79', 80),
('saffron-wombat-273', 'bot:1:88', 89),
('saffron-wombat-273', 'bot:1:89', 90),
('saffron-wombat-273', 'bot:1:90', 91),
('saffron-wombat-273', 'bot:1:91', 92),
('saffron-wombat-273', 'bot:1:95', 96),
('saffron-wombat-273', 'bot:2:103', 104),
('saffron-wombat-273', 'bot:2:109', 111),
('saffron-wombat-273', 'bot:2:111', 112),
('saffron-wombat-273', 'bot:2:112', 113),
('saffron-wombat-273', 'bot:2:113', 114),
('saffron-wombat-273', 'bot:2:114', 115),
('saffron-wombat-273', 'bot:2:115', 116),
('saffron-wombat-273', 'bot:2:123', 124),
('saffron-wombat-273', 'bot:2:124', 125),
('saffron-wombat-273', 'bot:2:125', 126),
('saffron-wombat-273', 'bot:2:132', 134),
('saffron-wombat-273', 'bot:2:134', 135),
('saffron-wombat-273', 'bot:2:135', 136),
('saffron-wombat-273', 'bot:2:136', 137),
('saffron-wombat-273', 'bot:2:14', 15),
('saffron-wombat-273', 'bot:2:141', 142),
('saffron-wombat-273', 'bot:2:15', 16),
('saffron-wombat-273', 'bot:2:16', 17),
('saffron-wombat-273', 'bot:2:17', 18),
('saffron-wombat-273', 'bot:2:30', 31),
('saffron-wombat-273', 'bot:2:31', 32),
('saffron-wombat-273', 'bot:2:47', 48),
('saffron-wombat-273', 'bot:2:48', 49),
('saffron-wombat-273', 'bot:2:53', 54),
('saffron-wombat-273', 'bot:2:54', 55),
('saffron-wombat-273', 'bot:2:55', 56),
('saffron-wombat-273', 'bot:2:67', 70),
('saffron-wombat-273', 'bot:2:72', 74),
('saffron-wombat-273', 'bot:2:80', 81),
('saffron-wombat-273', 'bot:2:81', 82),
('saffron-wombat-273', 'bot:2:82', 83),
('saffron-wombat-273', 'bot:2:83', 84),
('saffron-wombat-273', 'bot:2:92', 93),
('saffron-wombat-273', 'bot:2:93', 94),
('saffron-wombat-273', 'bot:2:94', 95),
('wise-easel-498', '4b51aa1b043227d1:1a65c852546e8e43-21', 33),
('wise-easel-498', '4b51aa1b043227d1:38b7f8fbcaa05af0-12', 20),
('wise-easel-498', '4b51aa1b043227d1:4d74aca6c3b22188-11', 19),
('wise-easel-498', '4b51aa1b043227d1:5db99d6b07c731f6-19', 31),
('wise-easel-498', '4b51aa1b043227d1:a83fbd5d12ed7f6e-17', 29),
('wise-easel-498', '4b51aa1b043227d1:ba6f87d7eeac1c4f-0', 8),
('wise-easel-498', '4b51aa1b043227d1:begin-0', 4),
('wise-easel-498', '4b51aa1b043227d1:begin-1', 7),
('wise-easel-498', '4b51aa1b043227d1:d0013352e4635b9d-9', 17),
('wise-easel-498', '4b51aa1b043227d1:d516f21ce5f0fe49-18', 30),
('wise-easel-498', '4b51aa1b043227d1:e2dd8f4037bea765-24', 36),
('wise-easel-498', '4b51aa1b043227d1:f732dc012859430c-7', 15),
('wise-easel-498', 'a811ee896e3a974a:1c48486f01e4cd9d-1', 9),
('wise-easel-498', 'a811ee896e3a974a:68a0c5e2883de5f-14', 26),
('wise-easel-498', 'a811ee896e3a974a:8478838bf70c55df-4', 12),
('wise-easel-498', 'a811ee896e3a974a:c874b3690e4f3036-15', 27),
('wise-easel-498', 'a811ee896e3a974a:cb81daee315441d7-2', 10),
('wise-easel-498', 'a811ee896e3a974a:da6a0f0244b42865-3', 11),
('wise-easel-498', 'bot:2:12', 13),
('wise-easel-498', 'bot:2:13', 14),
('wise-easel-498', 'bot:2:15', 16),
('wise-easel-498', 'bot:2:17', 18),
('wise-easel-498', 'bot:2:20', 21),
('wise-easel-498', 'bot:2:27', 28),
('wise-easel-498', 'bot:2:31', 32),
('wise-easel-498', 'bot:2:33', 34),
('wise-easel-498', 'bot:2:34', 35);
INSERT INTO records (code, number, game, ended, record) VALUES
('golden-ladder-58', 1, 'quiddler', 1795025428.9698832, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Zoë
seat: Otter, bot regular

1. For hand 1 Lisa deals 3 cards each: Lisa gets KII; Zoë gets TIA; Otter gets TFU; the first discard is M; the stock is G(TH)TTE(CL)V(QU)CAISIPONCUEO(IN)DRRNUSENTQAD(QU)HOLORTEKMSGYEUDOUREXUNI(ER)SWXRHOEEOAFVIPG(CL)IEJWGY(TH)AJAELYNRB(ER)EBEQNDAA(IN)ZZLAAYLO.
2. Zoë arranges IT.
3. Zoë draws G from the stock.
4. Zoë discards A.
5. Otter draws (TH) from the stock.
6. Otter arranges U(TH)F.
7. Otter arranges F(TH)T.
8. Otter discards U.
9. Lisa arranges I2I.
10. Lisa draws T from the stock.
11. Lisa discards T.
12. Zoë draws T from the stock.
13. Zoë discards I.
14. Otter takes I from the discard pile.
15. Otter arranges FIT.
16. Otter discards F.
17. Lisa arranges I2K.
18. Lisa takes F from the discard pile.
19. Lisa arranges IFK.
20. Lisa arranges I2KF.
21. Lisa arranges IIK.
22. Lisa arranges KIF.
23. Lisa arranges KI2I.
24. Lisa discards I2.
25. Zoë draws E from the stock.
26. Zoë discards E.
27. Otter arranges (TH)I.
28. Otter takes E from the discard pile.
29. Otter arranges TE(TH).
30. Otter arranges TIE.
31. Otter discards T.
32. Lisa draws (CL) from the stock.
33. Lisa arranges FK(CL).
34. Lisa discards (CL).
35. Zoë takes (CL) from the discard pile.
36. Zoë discards T.
37. Otter takes T from the discard pile.
38. Otter arranges E(TH)I.
39. Otter arranges (TH)TE.
40. Otter arranges IT(TH).
41. Otter arranges T(TH)E.
42. Otter discards T.
43. Lisa arranges KI.
44. Lisa draws V from the stock.
45. Lisa discards V.
46. Zoë arranges T(CL).
47. Zoë takes V from the discard pile.
48. Zoë arranges TV(CL).
49. Zoë arranges (CL)GT.
50. Zoë arranges (CL)TG.
51. Zoë arranges VTG.
52. Zoë discards T.
53. Otter takes T from the discard pile.
54. Otter discards (TH).
55. Lisa takes (TH) from the discard pile.
56. Lisa discards (TH).
57. Zoë takes (TH) from the discard pile.
58. Zoë discards G.
59. Otter draws (QU) from the stock.
60. Otter goes out with IET for 26 points, discarding (QU).
61. Lisa passes.
62. Zoë passes.
63. The lay-down is settled: Otter is out.
64. Lisa draws C from the stock.
65. Lisa arranges KCI.
66. Lisa discards I.
67. Zoë draws A from the stock.
68. Zoë lays down AV(TH) for 14 points, discarding (CL).
69. The words of the final turns are revealed: Zoë has AVTH.
70. Otter passes.
71. Lisa challenges AVTH.
72. The word AVTH is rejected: it is not in the word list; the whole lay-down is void; Zoë loses 14; Lisa gains 14.
73. The lay-down is settled: the final turns are over.
74. Hand 1 is scored: Lisa 8 (-6 left over, 14 from challenges), Zoë -28 (-14 left over, -14 from challenges), Otter 46 (26 for words, 10 for most words, 10 for the longest word).
75. The game ends: Lisa 8, Zoë -28, Otter 46; Otter wins.

Result: Otter wins with 46 points.
'),
('saffron-pear-587', 1, 'quiddler', 1795025429.0291226, 'Parlour record 2
game: quiddler
rules: manual
option hands: 1
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular

1. For hand 1 Otter deals 3 cards each: Lisa gets KGI; Otter gets FOQ; the first discard is R; the stock is AEETEEJREDRDUAOSYWH(CL)S(QU)AQAEIUVVGOISICAO(IN)T(CL)EOYURLTCNIOAXLEE(TH)IAEOREGYZ(ER)GUPTSBANOMHLUBATZRM(QU)PNFND(ER)TJ(IN)NYLUIIAN(TH)DKXEW.
2. Lisa arranges IG.
3. Lisa takes R from the discard pile.
4. Lisa arranges GRI.
5. Lisa arranges RIK.
6. Lisa discards G.
7. Otter draws A from the stock.
8. Otter discards F.
9. Lisa arranges IR.
10. Lisa takes F from the discard pile.
11. Lisa arranges RFK.
12. Lisa goes out with IRF for 16 points, discarding K.
13. Otter arranges QO.
14. Otter passes.
15. The lay-down is settled: Lisa is out.
16. Otter takes K from the discard pile.
17. Otter arranges OAQ.
18. Otter arranges QOK.
19. Otter lays down QK for 4 points, discarding A.
20. The words of the final turns are revealed: Otter has QK.
21. Lisa passes.
22. The lay-down is settled: the final turns are over.
23. Hand 1 is scored: Lisa 26 (16 for words, 10 for the longest word), Otter -4 (4 for words, -8 left over).
24. The game ends: Lisa 26, Otter -4; Lisa wins.

Result: Lisa wins with 26 points.
'),
('saffron-wombat-273', 1, 'quiddler', 1795025429.0037491, 'Parlour record 2
game: quiddler
rules: manual
option hands: 3
option out on first turn: no
lexicon: strict@31ab1a004b9e
seat: Lisa (host)
seat: Otter, bot regular
seat: Wren, bot regular

1. For hand 1 Wren deals 3 cards each: Lisa gets ONA; Otter gets EEC; Wren gets OEB; the first discard is E; the stock is EKYAY(QU)LTLOE(TH)PPVDGOBFASQWFUSJ(QU)YXIVSX(TH)ATIERGRHZONA(IN)MNLOELRTIZH(ER)NSIUNGOTGU(ER)RADEIDURA(IN)AIIEEKARTTUD(CL)AQ(CL)IOUMCNWEYJ.
2. Lisa takes E from the discard pile.
3. Lisa arranges NOE.
4. Lisa arranges AEN.
5. Lisa discards E.
6. Otter draws E from the stock.
7. Otter discards E.
8. Wren takes E from the discard pile.
9. Wren arranges E2EO.
10. Wren arranges E2EB.
11. Wren discards E.
12. Lisa arranges NO.
13. Lisa takes E from the discard pile.
14. Lisa arranges ANE.
15. Lisa arranges NEO.
16. Lisa arranges AOE.
17. Lisa arranges AON.
18. Lisa arranges ONE.
19. Lisa arranges EON.
20. Lisa discards O.
21. Otter takes O from the discard pile.
22. Otter arranges E2EC.
23. Otter discards E2.
24. Wren draws K from the stock.
25. Wren goes out with OKB for 12 points, discarding E.
26. Otter passes.
27. Lisa arranges EA.
28. Lisa challenges OKB.
29. The word OKB is rejected: it is not in the word list; the whole lay-down is void; Wren loses 12; Lisa gains 12.
30. The lay-down is settled: nobody is out.
31. Lisa draws Y from the stock.
32. Lisa arranges NEY.
33. Lisa arranges NAE.
34. Lisa arranges YEN.
35. Lisa arranges YNE.
36. Lisa arranges YEA.
37. Lisa discards N.
38. Otter arranges OC.
39. Otter takes N from the discard pile.
40. Otter discards C.
41. Wren draws A from the stock.
42. Wren discards A.
43. Lisa takes A from the discard pile.
44. Lisa discards A.
45. Otter takes A from the discard pile.
46. Otter discards O.
47. Wren takes O from the discard pile.
48. Wren arranges KO2O.
49. Wren goes out with O2OB for 18 points, discarding K.
50. Lisa passes.
51. Otter passes.
52. The lay-down is settled: Wren is out.
53. Lisa takes K from the discard pile.
54. Lisa discards K.
55. Otter takes K from the discard pile.
56. Otter arranges KEA.
57. Otter arranges NKE.
58. Otter lays down KN for 8 points, discarding E.
59. The words of the final turns are revealed: Otter has KN.
60. Lisa passes.
61. Wren passes.
62. The lay-down is settled: the final turns are over.
63. Hand 1 is scored: Lisa -12 (-24 left over, 12 from challenges), Otter -2 (8 for words, -10 left over), Wren 16 (18 for words, -12 from challenges, 10 for the longest word).
64. Otter is ready for the next hand.
65. Lisa is ready for the next hand.
66. Wren is ready for the next hand.
67. For hand 2 Lisa deals 4 cards each: Lisa gets TU(TH)S; Otter gets QHWW; Wren gets LIE(QU); the first discard is N; the stock is LEOYINIRIGAATBXSZOAUEAYXTJBKADTASMENTELEA(TH)RNROGEPI(CL)ORDU(QU)I(ER)YOUSVKEVNEO(IN)UMFGNF(ER)(IN)EJGIDOTEURAAEPDQCRLYIHAC(CL)OZ.
68. Otter draws L from the stock.
69. Otter arranges LQ and HW2.
70. Otter arranges QL and WW.
71. Otter arranges WL and QH.
72. Otter arranges LW and QW.
73. Otter discards Q.
74. Wren takes Q from the discard pile.
75. Wren arranges EI and LQ.
76. Wren arranges LE and I(QU).
77. Wren discards L.
78. Lisa draws E from the stock.
79. Lisa arranges (TH)T and UE.
80. Lisa arranges ES and T(TH).
81. Lisa discards (TH).
82. Otter arranges HWL.
83. Otter arranges W2WL.
84. Otter takes (TH) from the discard pile.
85. Otter discards W.
86. Wren takes W from the discard pile.
87. Wren arranges (QU)E and IQ.
88. Wren goes out with QE and (QU)W for 18 points, discarding I.
89. Otter passes.
90. Lisa passes.
91. The lay-down is settled: Wren is out.
92. Lisa draws O from the stock.
93. Lisa lays down SE and TU for 28 points, discarding O.
94. Otter draws Y from the stock.
95. Otter discards W.
96. The words of the final turns are revealed: Lisa has SE, TU.
97. Wren passes.
98. Otter passes.
99. The lay-down is settled: the final turns are over.
100. Hand 2 is scored: Lisa 28 (28 for words), Otter -10 (-10 left over), Wren 28 (18 for words, 10 for the longest word).
101. Otter is ready for the next hand.
102. Lisa is ready for the next hand.
103. Wren is ready for the next hand.
104. For hand 3 Otter deals 5 cards each: Lisa gets GUIOW; Otter gets (ER)EEJE; Wren gets XOAZU; the first discard is J; the stock is YEYLEINLPIXMAW(QU)IQAOEKASESAE(ER)NUEADHUTYEOTALQTBPEOSMUOKVODBL(IN)FIDNGARRCNDRZYC(TH)G(IN)S(CL)N(TH)TN(QU)FITVURRIAIO(CL)GTAHRE.
105. Wren arranges AX and OU.
106. Wren arranges XA and OZ.
107. Wren arranges AX and UO.
108. Wren draws Y from the stock.
109. Wren discards O.
110. Lisa arranges WU and IO.
111. Lisa draws E from the stock.
112. Lisa discards W.
113. Otter takes W from the discard pile.
114. Otter arranges EJ(ER) and WE.
115. Otter arranges J(ER)W and E2E2.
116. Otter discards E3.
117. Wren arranges YU and XA.
118. Wren draws Y from the stock.
119. Wren discards Z.
120. Lisa takes Z from the discard pile.
121. Lisa arranges GU and IOZ.
122. Lisa discards I.
123. Otter takes I from the discard pile.
124. Otter goes out with E2W and JIE for 36 points, discarding (ER).
125. Lisa passes.
126. Wren passes.
127. The lay-down is settled: Otter is out.
128. Wren arranges YY and AX.
129. Wren takes (ER) from the discard pile.
130. Wren discards U.
131. Lisa draws L from the stock.
132. Lisa arranges GE and LOU.
133. Lisa lays down OEG and ZL for 30 points, discarding U.
134. The words of the final turns are revealed: Lisa has OEG, ZL.
135. Wren passes.
136. Otter passes.
137. The lay-down is settled: the final turns are over.
138. Hand 3 is scored: Lisa 30 (30 for words), Otter 36 (36 for words), Wren -18 (-18 left over).
139. The game ends: Lisa 46, Otter 24, Wren 26; Lisa wins.

Result: Lisa wins with 46 points.
');
INSERT INTO served (seconds) VALUES
(3600.0);
