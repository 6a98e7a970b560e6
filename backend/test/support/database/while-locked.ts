import pg from 'pg';

/** Runs `meanwhile` while another connection holds the lock that the SQL statement `lock` takes. */
export async function whileLocked(
  databaseUrl: string,
  lock: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(lock);
    await meanwhile();
  } finally {
    await client.end();
  }
}
