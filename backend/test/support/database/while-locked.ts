import pg from 'pg';

/**
 * Runs `meanwhile` while another connection holds the lock that the SQL `lock` takes. The other
 * transaction is rolled back afterwards, unless `meanwhile` calls `commit`.
 */
export async function whileLocked(
  databaseUrl: string,
  lock: string,
  meanwhile: (commit: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(lock);
    await meanwhile(() => client.query('commit'));
  } finally {
    await client.end();
  }
}
