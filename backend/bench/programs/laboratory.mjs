import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { claimDataFolder, markAsFilled } from '../data/data-folder.mjs';
import { fill } from '../data/fill.mjs';
import { sizesFor } from '../data/ids.mjs';
import { FreeHours } from '../load/requests.mjs';
import { built } from './built.mjs';
import { startBareProgram, startProduct } from './program.mjs';

/**
 * Opens a database of the wanted size on a PostgreSQL of its own (filling it on the first use of
 * the folder), the product and the bare program.
 * @param {string} folder @param {{ bookings: number, say: (line: string) => void }} options
 */
export async function openBench(folder, { bookings, say }) {
  const isFilled = claimDataFolder(folder, bookings);
  const { startEmbeddedPostgres } = await built('stand-ins', 'embedded-postgres', 'index.js');
  const { migrate } = await built('src', 'data-source.js');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: say });
  const bench = new Bench(postgres, folder, bookings, say);
  try {
    await migrate(postgres.url);
    await bench.client.connect();
    if (!isFilled) await fillAndMark(bench);
    await bench.start();
    return bench;
  } catch (error) {
    await bench.close();
    throw error;
  }
}

async function fillAndMark({ client, folder, bookings, say }) {
  const began = performance.now();
  say(`filling a database with ${bookings} bookings`);
  await fill(client, bookings);
  markAsFilled(folder, bookings);
  say(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** One database with the product and the bare program on it. */
class Bench {
  product = null;
  bare = null;

  constructor(postgres, folder, bookings, say) {
    this.postgres = postgres;
    this.folder = folder;
    this.bookings = bookings;
    this.say = say;
    this.sizes = sizesFor(bookings);
    this.freeHours = new FreeHours(this.sizes.courts);
    this.client = new pg.Client({ connectionString: postgres.url });
  }

  async start() {
    const { rows } = await this.client.query(`select current_setting('data_directory') as folder`);
    this.postmasterPid = Number(readFileSync(join(rows[0].folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    this.product = await startProduct(this.postgres.url, this.folder);
    this.bare = await startBareProgram(this.postgres.url);
  }

  async restartProduct() {
    await this.product.stop();
    this.product = await startProduct(this.postgres.url, this.folder);
  }

  async close() {
    await this.product?.stop();
    await this.bare?.stop();
    await this.client.end();
    await this.postgres.stop();
  }
}
