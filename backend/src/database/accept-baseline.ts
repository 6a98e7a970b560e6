import type { ClientBase } from 'pg';
import { StartError } from '../start/start-error.js';

const BASELINE = { name: 'Baseline1763790000000', timestamp: 1_763_790_000_000 };

/** How many migrations the baseline replaces. */
const REPLACED = 62;

/** The last commit that has them all. It migrates any older database. */
const LAST_BEFORE = '66e5d6128665c7ba8794fb45296f8035a2c259af';

/**
 * Lets a database that was made before the baseline go on from it (docs/adr/0093): one that has all
 * migrations that the baseline replaces is marked as if the baseline had made it.
 * @throws StartError if it lacks some of them; nothing in it is changed
 */
export async function acceptBaseline(client: ClientBase): Promise<void> {
  const tables = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  );
  if (tables.rows[0]?.exists !== true) return;
  const { rows } = await client.query<{ all: number; replaced: number; accepted: boolean }>(
    `select count(*)::int as all, count(*) filter (where timestamp <= $2)::int as replaced,
            coalesce(bool_or(name = $1), false) as accepted from migrations`,
    [BASELINE.name, BASELINE.timestamp],
  );
  const { all = 0, replaced = 0, accepted = false } = rows[0] ?? {};
  if (all === 0 || accepted) return;
  if (replaced < REPLACED)
    throw new StartError(
      `the database is from an earlier version, which this one cannot migrate: start it once with the commit ${LAST_BEFORE}, and then with this version (docs/operations.md)`,
    );
  await client.query(
    `with replaced as (delete from migrations where timestamp <= $2)
     insert into migrations (name, timestamp) values ($1, $2)`,
    [BASELINE.name, BASELINE.timestamp],
  );
}
