CREATE SCHEMA parlour;
SET search_path = parlour;

CREATE TABLE version (steps INTEGER NOT NULL);
INSERT INTO version VALUES (1);

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

INSERT INTO tables (code, seq, touched) VALUES ('plum-otter-77', 3, 1000.5);
INSERT INTO events (code, seq, event) VALUES
    ('plum-otter-77', 1, convert_to('{"table":"locked","locked":true}', 'UTF8')),
    ('plum-otter-77', 2, convert_to('{"table":"sat","name":"Zoë","key":null,"mind":"literal"}', 'UTF8')),
    ('plum-otter-77', 3, convert_to('{"table":"locked","locked":false}', 'UTF8'));
INSERT INTO acts (code, act, seq) VALUES ('plum-otter-77', '0:a', 2), ('plum-otter-77', '0:b', 3);
