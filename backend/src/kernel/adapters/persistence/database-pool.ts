import pg from 'pg';
import type { Patience } from '../patience.js';
import { currentRequest } from '../request-context.js';
import { statement } from './database.js';

/** PostgreSQL ends a statement after this time, also while it waits for locks. */
export const STATEMENT_MS = 2_500;

/** The response of PostgreSQL travels this long at most. A longer silence is a broken network. */
const TRAVEL_MS = 1_000;

/** A caller that keeps a connection longer waits for a lock, or for a silent database. */
const SLOW_MS = 1_500;
const LOOK_AGAIN_MS = 250;

const LIMIT_STATEMENTS = statement(
  'kernel.limit-statements',
  `select set_config('statement_timeout', $1, false)`,
);

type Acquired = Parameters<pg.Pool['connect']>[0];
type Send = (...parameters: unknown[]) => unknown;

/** The database has not responded in time. Whether it has done the work is unknown. */
class NoResponse extends Error {
  override name = 'NoResponse';
  readonly code = 'ETIMEDOUT';
}

/**
 * A connection that breaks if PostgreSQL does not respond: a firewall may drop packets without a
 * word. Its transaction then fails as if the connection had been lost, and it is not used again.
 */
class ImpatientClient extends pg.Client {
  /** When it last responded. */
  heardAt = 0;
  /** When it was last taken from the pool. */
  takenAt = 0;
  private statementMs = STATEMENT_MS;

  constructor(config: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Send;
    this.query = ((...parameters: unknown[]) => this.watched(send, parameters)) as typeof this.query;
  }

  /** Makes PostgreSQL end the following statements after this time, and then calls back. */
  limit(milliseconds: number, then: () => void): void {
    if (milliseconds === this.statementMs) return then();
    this.statementMs = milliseconds;
    // If it fails, so do the following statements.
    this.query({ ...LIMIT_STATEMENTS, values: [String(milliseconds)] }, () => then());
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
 * longer wait for locks. Waiting in a crowd that moves does not count.
 */
export class DatabasePool extends pg.Pool {
  /** When a connection last fell silent. Those that have said nothing since are not trusted. */
  private silentAt = 0;
  private readonly taken = new Set<ImpatientClient>();
  /** When a connection was last returned that its caller had kept for long. */
  private slowAt = 0;

  constructor(config: pg.PoolConfig) {
    super(config);
    Object.assign(this, { Client: ImpatientClient }); // The options are read for other connections.
    // A connection in use that dies fails its statements. The event must not end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('release', (error: unknown, client) => this.returned(client, error));
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

  private returned(client: pg.ClientBase, error: unknown): void {
    const now = performance.now();
    if (error instanceof NoResponse) this.silentAt = now;
    if (!(client instanceof ImpatientClient)) return;
    this.taken.delete(client);
    if (now - client.takenAt > SLOW_MS) this.slowAt = now;
  }

  /** Returns true if a caller has kept a connection for long since that time. */
  private isSlowSince(began: number): boolean {
    const longAgo = performance.now() - SLOW_MS;
    return this.slowAt >= began || [...this.taken].some(({ takenAt }) => takenAt < longAgo);
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
    const giveUp = () => {
      if (this.isSlowSince(began)) refuse();
      else timer = setTimeout(giveUp, LOOK_AGAIN_MS);
    };
    let timer = patience && setTimeout(giveUp, patience.leftMs);
    super.connect((error, client, release) => {
      clearTimeout(timer);
      const now = performance.now();
      if (patience && this.isSlowSince(began)) patience.spend(now - began);
      if (isLate) return void (client && release());
      if (!(client instanceof ImpatientClient)) return callback(error, client, release);
      if (client.heardAt > 0 && client.heardAt < this.silentAt) {
        release(true);
        return this.acquire(callback, patience);
      }
      client.takenAt = now;
      this.taken.add(client);
      client.limit(patience?.statementMs ?? STATEMENT_MS, () => callback(undefined, client, release));
    });
  }
}
