import type { TestApp } from '../support/app/app.js';

const TABLES = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'm')
     and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'stripe_sandbox')
   order by 1`;

/**
 * Returns the tables of every schema, except the stand-in for the provider, in which a column of
 * any type contains one of the words. Letters of any case count, and so do the bytes of a `bytea`.
 */
export async function tablesWith(app: TestApp, words: readonly string[]): Promise<string[]> {
  const patterns = words.flatMap((word) => [word, Buffer.from(word, 'utf8').toString('hex')]);
  const found: string[] = [];
  for (const { name } of await app.sql<{ name: string }>(TABLES)) {
    const hits = await app.sql(`select 1 from ${name} t where to_jsonb(t)::text ilike any ($1) limit 1`, [
      patterns.map((pattern) => `%${pattern}%`),
    ]);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
