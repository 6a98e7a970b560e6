import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { claimDataFolder, markAsFilled } from '../data/data-folder.mjs';
import { fill } from '../data/fill.mjs';
import { sizesFor } from '../data/ids.mjs';
import { reset } from '../data/reset.mjs';
import { FreeHours } from '../load/requests.mjs';
import { built } from './built.mjs';
import { startBareProgram, startProduct } from './program.mjs';

/** A PostgreSQL with a data set, and the product and the bare program on it. */
export class Laboratory {
  product = null;
  bare = null;
  /** One session, for what fills, resets and asks. */
  client = null;
  /** The connections with which the load itself asks the database. */
  pool = null;

  /**
   * @param {string} folder permanent folder of the data set @param {number} bookings
   * @param {(line: string) => void} say receives the progress
   * @param {(client: pg.Client) => Promise<void>} fillWith fills the empty database
   */
  constructor(folder, bookings, say, fillWith = (client) => fill(client, bookings)) {
    this.folder = folder;
    this.bookings = bookings;
    this.say = say;
    this.fillWith = fillWith;
    this.sizes = sizesFor(bookings);
    this.freeHours = new FreeHours(this.sizes.allCourts);
  }

  /** Starts everything, and fills the database if its folder is new. */
  async open() {
    const isFilled = claimDataFolder(this.folder, this.bookings);
    const { startEmbeddedPostgres } = await built('stand-ins', 'embedded-postgres', 'index.js');
    const { migrate } = await built('src', 'database', 'data-source.js');
    this.postgres = await startEmbeddedPostgres({ dataDir: this.folder, log: this.say });
    await migrate(this.postgres.url);
    this.client = new pg.Client({ connectionString: this.postgres.url });
    await this.client.connect();
    this.pool = new pg.Pool({ connectionString: this.postgres.url });
    if (!isFilled) await this.fill();
    const { rows } = await this.client.query(`select current_setting('data_directory') as folder, version()`);
    this.postgresVersion = rows[0].version.split(' on ')[0];
    this.postmasterPid = Number(readFileSync(join(rows[0].folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    this.bare = await startBareProgram(this.postgres.url);
    await this.startProduct();
    if (isFilled) await reset(this.client); // an earlier run may have ended early
  }

  async fill() {
    const began = performance.now();
    this.say(`filling a database with ${this.bookings} bookings`);
    await this.fillWith(this.client);
    markAsFilled(this.folder, this.bookings);
    this.say(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }

  /** Returns a laboratory beside this one, with a data set of its own that `name` distinguishes. */
  another(name, bookings, fillWith) {
    return new Laboratory(`${this.folder}-${name}`, bookings, this.say, fillWith);
  }

  async startProduct() {
    this.product = await startProduct(this.postgres.accounts, this.folder);
  }

  async restartProduct() {
    await this.product.stop();
    await this.startProduct();
  }

  /** Ends everything that was started. */
  async close() {
    await this.product?.stop();
    await this.bare?.stop();
    await this.pool?.end();
    await this.client?.end();
    await this.postgres?.stop();
  }
}
