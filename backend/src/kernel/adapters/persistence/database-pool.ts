import pg from 'pg';
import type { Patience } from '../patience.js';
import { currentRequest } from '../request-context.js';

/** PostgreSQL ends a statement after this time, also while it waits for locks. */
export const STATEMENT_MS = 3_000;

/** The response of PostgreSQL travels this long at most. A longer silence is a broken network. */
const TRAVEL_MS = 1_000;

type Acquired = Parameters<pg.Pool['connect']>[0];
type Send = (...parameters: unknown[]) => unknown;

/** The database has not responded in time. Whether it has done the work is unknown. */
export class NoResponse extends Error {
  override name = 'NoResponse';
  readonly code = 'ETIMEDOUT';
}

/**
 * A connection that breaks if PostgreSQL does not respond: a firewall may drop packets without a
 * word. Its transaction then fails as if the connection had been lost, and nobody uses it again.
 */
class ImpatientClient extends pg.Client {
  /** When it last responded. */
  heardAt = 0;
  private statementMs = STATEMENT_MS;

  constructor(config: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Send;
    this.query = ((...parameters: unknown[]) => this.watched(send, parameters)) as typeof this.query;
  }

  /** Makes PostgreSQL end the following statements after this time. */
  limit(milliseconds: number): void {
    if (milliseconds === this.statementMs) return;
    this.statementMs = milliseconds;
    // If it fails, so do the following statements.
    this.query(`set statement_timeout = ${milliseconds}`).catch(() => undefined);
  }

  private watched(send: Send, parameters: unknown[]): unknown {
    let isHeard = false;
    // After a long pause of this process, responses are read before the connection is given up.
    const giveUp = () => setImmediate(() => isHeard || this.giveUp());
    const timer = setTimeout(giveUp, this.statementMs + TRAVEL_MS);
    const heard = () => {
      isHeard = true;
      clearTimeout(timer);
      this.heardAt = performance.now();
    };
    const callback = parameters.at(-1);
    if (typeof callback !== 'function') {
      const result = send(...parameters);
      void Promise.resolve(result).then(heard, heard);
      return result;
    }
    return send(...parameters.slice(0, -1), (...results: unknown[]) => {
      heard();
      (callback as Send)(...results);
    });
  }

  private giveUp(): void {
    currentRequest()?.patience?.end();
    this.connection.stream.destroy(new NoResponse('the database does not respond'));
  }
}

/**
 * The pool of the process. A request waits for the database only as long as its {@link Patience}
 * lasts, however many wait for one row: what it has waited for a connection, its statements may no
 * longer wait for locks.
 */
export class DatabasePool extends pg.Pool {
  /** When a connection last fell silent. Those that have said nothing since are not trusted. */
  private silentAt = 0;

  constructor(config: pg.PoolConfig) {
    super(config);
    Object.assign(this, { Client: ImpatientClient }); // The options are read for other connections.
    // A connection in use that dies fails its statements. The event must not end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('release', (error: unknown) => {
      if (error instanceof NoResponse) this.silentAt = performance.now();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Acquired): void;
  override connect(callback?: Acquired): Promise<pg.PoolClient> | void {
    if (callback) return this.acquire(callback, currentRequest()?.patience);
    return new Promise((resolve, reject) => {
      const settle: Acquired = (error, client) =>
        client ? resolve(client) : reject(error ?? new NoResponse('no connection to the database'));
      this.acquire(settle, currentRequest()?.patience);
    });
  }

  private acquire(callback: Acquired, patience: Patience | undefined): void {
    const began = performance.now();
    let isLate = false;
    const refuse = () => {
      isLate = true;
      patience?.end();
      callback(new NoResponse('no connection to the database in time'), undefined, () => undefined);
    };
    if (patience?.isOver) return process.nextTick(refuse);
    const timer = patience && setTimeout(refuse, patience.leftMs);
    super.connect((error, client, release) => {
      clearTimeout(timer);
      patience?.spend(performance.now() - began);
      if (isLate) return void (client && release());
      if (!(client instanceof ImpatientClient)) return callback(error, client, release);
      if (client.heardAt > 0 && client.heardAt < this.silentAt) {
        release(true);
        return this.acquire(callback, patience);
      }
      client.limit(patience?.statementMs ?? STATEMENT_MS);
      callback(undefined, client, release);
    });
  }
}
