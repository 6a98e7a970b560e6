import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inRoot } from '../cli/launch/processes.mjs';
import { fill, sizesFor } from './data.mjs';
import { startBareProgram, startProduct } from './processes.mjs';

const built = (path) => import(inRoot('backend', 'dist', path));

/**
 * Opens a database of the wanted size (filling it on the first use of the folder), the product and
 * the bare program.
 * @param {string} folder @param {{ bookings: number, say: (line: string) => void }} options
 */
export async function openBench(folder, { bookings, say }) {
  mkdirSync(folder, { recursive: true });
  const { startEmbeddedPostgres } = await built('stand-ins/embedded-postgres/index.js');
  const { migrate } = await built('src/data-source.js');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: say });
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select 1 from venues limit 1');
  if (rows.length === 0) {
    say(`filling a database with ${bookings} bookings`);
    await fill(client, bookings);
    await client.query('checkpoint');
  }
  const {
    rows: [where],
  } = await client.query(`select current_setting('data_directory') as folder`);
  const postmasterPid = Number(readFileSync(join(where.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const product = await startProduct(postgres.url, folder);
  const bare = await startBareProgram(postgres.url);
  return {
    client,
    product,
    bare,
    postmasterPid,
    sizes: sizesFor(bookings),
    say,
    async restartProduct() {
      await this.product.stop();
      this.product = await startProduct(postgres.url, folder);
    },
    async close() {
      await this.product.stop();
      await bare.stop();
      await client.end();
      await postgres.stop();
    },
  };
}
