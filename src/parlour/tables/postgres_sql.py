"""The statements of a PostgreSQL store. Each is one transaction."""

from parlour.tables.postgres_notify import CHANNEL

# How many expired tables one transaction deletes. Few, so that no player waits for it.
MOST_TO_EXPIRE = 200

# The statement locks rows in the order of their codes, so that two processes cannot deadlock. It
# may wait for a lock, so a locked row can be newer than the statement's snapshot; the locked row
# decides. The primary keys of events and acts catch what is left.
APPEND = f"""
WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::float8[], $5::text[], $10::text[]
    ) AS wanted (code, after, seq, touched, act, line)
), held AS MATERIALIZED (
    SELECT code, seq FROM tables WHERE code = ANY ($1) ORDER BY code FOR UPDATE
), repeated AS MATERIALIZED (
    SELECT code, acts.seq FROM wanted JOIN acts USING (code, act)
), fresh AS MATERIALIZED (
    SELECT wanted.*, held.seq AS found FROM wanted LEFT JOIN held USING (code)
    WHERE after = coalesce(held.seq, 0) AND code NOT IN (SELECT code FROM repeated)
), moved AS (
    UPDATE tables
    SET seq = fresh.seq, touched = fresh.touched, writer = $9, changed = pg_current_xact_id()
    FROM fresh WHERE tables.code = fresh.code AND tables.seq = fresh.found
    RETURNING tables.code, tables.seq
), created AS (
    INSERT INTO tables (code, seq, touched, writer)
    SELECT code, seq, touched, $9 FROM fresh WHERE found IS NULL ORDER BY code
    ON CONFLICT (code) DO NOTHING
    RETURNING code, seq
), won AS MATERIALIZED (
    SELECT code, seq FROM moved UNION ALL SELECT code, seq FROM created
), written AS (
    INSERT INTO events (code, seq, event)
    SELECT code, events.seq, event
    FROM unnest($6::text[], $7::bigint[], $8::bytea[]) AS events (code, seq, event)
    JOIN won USING (code)
), noted AS (
    INSERT INTO acts (code, act, seq)
    SELECT code, act, won.seq FROM fresh JOIN won USING (code) WHERE act IS NOT NULL
), told AS MATERIALIZED (
    SELECT pg_notify('{CHANNEL}', $9 || string_agg(line, ''))
    FROM won JOIN wanted USING (code) HAVING count(*) > 0
)
SELECT code, seq, FALSE AS repeated FROM won
UNION ALL SELECT code, seq, TRUE FROM repeated
UNION ALL SELECT NULL, NULL, NULL FROM told
"""

FIND_ACTS = """
SELECT code, seq FROM acts
JOIN unnest($1::text[], $2::text[]) AS wanted (code, act) USING (code, act)
"""

EXPIRE = """
WITH old AS MATERIALIZED (
    SELECT code FROM tables WHERE touched < $1 AND code <> ALL ($2::text[])
    LIMIT $3 FOR UPDATE SKIP LOCKED
), gone AS (
    DELETE FROM tables USING old WHERE tables.code = old.code RETURNING tables.code
), forgotten AS (
    DELETE FROM events USING gone WHERE events.code = gone.code
), undone AS (
    DELETE FROM acts USING gone WHERE acts.code = gone.code
)
SELECT count(*) FROM gone
"""

# A record is written only if the operator has ordered nothing about its table since the log was
# read that it was made from: else it could bring back what was deleted or forgotten.
KEEP_RECORD = """
WITH now AS MATERIALIZED (
    SELECT coalesce(max(number), 0) AS number FROM orders WHERE code = $1
), kept AS (
    INSERT INTO records (code, number, game, ended, record)
    SELECT $1, $2, $3, $4, $5 FROM now WHERE now.number = $6
    ON CONFLICT DO NOTHING
)
SELECT number = $6 FROM now
"""

RECORDS = """
SELECT code, number, game, ended, record FROM records
WHERE code = $1 AND record <> '' ORDER BY number
"""
