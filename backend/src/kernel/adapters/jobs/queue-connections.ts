import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pauseAfter } from '../backoff.js';
import type { Background } from '../background.js';
import { statement } from '../persistence/database.js';
import { sqlState } from '../persistence/sql-state.js';

/** The name under which readiness and metrics show the queue. */
export const QUEUE = 'queue';

/** Enough for the workers, the listener, the sweeps' locks and the timetable at the same time. */
const MOST_CONNECTIONS = 12;

/** How long the queue waits for PostgreSQL before it tries again on another connection. */
export interface QueuePatience {
  connectMs: number;
  /** PostgreSQL ends a statement, also one that waits for a lock. */
  statementMs: number;
  /** The process gives up on a response. PostgreSQL should end the statement before. */
  responseMs: number;
}

const PATIENCE: QueuePatience = { connectMs: 10_000, statementMs: 15_000, responseMs: 20_000 };

/** Lets PostgreSQL notice a machine that disappeared without closing its connections. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** The data of a statement is invalid, so that repeating it cannot help. */
const INVALID_DATA = /^22/;

/** Both belong to the session, so that a lock lasts over the transactions of the work. */
const TRY_LOCK = statement(
  'kernel.try-lock-of-sweep',
  `select pg_try_advisory_lock(hashtextextended('saque.sweep:' || $1, 0)) as locked`,
);
const UNLOCK = statement('kernel.unlock-sweeps', 'select pg_advisory_unlock_all()');

const NOTHING = { rows: [], rowCount: 0 };

/** Returns the settings of a connection of the queue to the database of these options. */
export function queueSettings(options: pg.PoolConfig, patience: QueuePatience = PATIENCE): pg.PoolConfig {
  return {
    ...options,
    application_name: 'saque queue',
    max: MOST_CONNECTIONS,
    options: `-c statement_timeout=${patience.statementMs} -c timezone=UTC ${KEEP_ALIVE}`,
    query_timeout: patience.responseMs,
    connectionTimeoutMillis: patience.connectMs,
    keepAlive: true,
  };
}

/**
 * The connections on which the queue itself works. Its statements wait for locks as long as they
 * need; `lock_timeout` is for requests. graphile-worker leaves some failures unhandled, which would
 * end the process, and keeps others for ever. So none reaches it: each of its statements stands
 * alone and tolerates repetition, and is repeated here until it succeeds.
 */
export class QueueConnections {
  private readonly real: pg.Pool;
  private readonly closing = new AbortController();
  private readonly underway = new Set<Promise<unknown>>();
  private failing = 0;

  /** The object that graphile-worker uses as its pool. */
  readonly pool: pg.Pool;

  constructor(
    options: pg.PoolConfig,
    private readonly background: Background,
    patience: QueuePatience = PATIENCE,
  ) {
    this.real = new pg.Pool(queueSettings(options, patience));
    // The pool replaces a lost connection.
    this.real.on('error', () => undefined);
    this.real.on('connect', (client) => client.on('error', () => undefined));
    const query = (sql: string | pg.QueryConfig, values?: unknown[]) =>
      this.repeated(() => this.real.query(sql, values));
    const connect = (callback?: Parameters<pg.Pool['connect']>[0]) =>
      callback
        ? this.real.connect((error, client, release) => callback(error, client, onlyOnce(release)))
        : Promise.resolve({ query, release: () => undefined });
    this.pool = Object.assign(Object.create(this.real) as pg.Pool, { query, connect });
  }

  /**
   * Does the work while no other process does work of this name, and returns false if one does. The
   * signal says that the lock is lost, so that another process may begin.
   */
  async alone(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<boolean> {
    const client = await this.real.connect();
    const lost = new AbortController();
    const lose = () => lost.abort();
    client.once('end', lose);
    try {
      const { rows } = await client.query<{ locked: boolean }>({ ...TRY_LOCK, values: [name] });
      const isAlone = rows[0]?.locked === true;
      if (isAlone) await work(lost.signal);
      return isAlone;
    } finally {
      client.removeListener('end', lose);
      const unlocked = client.query(UNLOCK).then(
        () => true,
        () => false,
      );
      client.release(!(await unlocked)); // A connection that may still hold the lock is closed.
    }
  }

  /** From now on no statement is repeated, so that a process can end without its database. */
  stopRepeating(): void {
    this.closing.abort();
  }

  /** Closes the connections when the statements that are underway have ended. */
  async close(): Promise<void> {
    this.stopRepeating();
    await Promise.all(this.underway);
    await this.real.end();
  }

  private repeated<T>(send: () => Promise<T>): Promise<T | typeof NOTHING> {
    const sent = this.untilItSucceeds(send).finally(() => this.underway.delete(sent));
    this.underway.add(sent);
    return sent;
  }

  private async untilItSucceeds<T>(send: () => Promise<T>): Promise<T | typeof NOTHING> {
    for (let failures = 0; ;) {
      try {
        const result = await send();
        this.succeeded(failures > 0);
        return result;
      } catch (error) {
        failures += 1;
        if (failures === 1) this.failing += 1;
        this.background.failed(QUEUE, error);
        if (this.closing.signal.aborted || INVALID_DATA.test(sqlState(error) ?? '')) {
          this.failing -= 1;
          return NOTHING;
        }
        await pause(pauseAfter(failures), undefined, { signal: this.closing.signal }).catch(() => undefined);
      }
    }
  }

  private succeeded(hadFailed: boolean): void {
    if (hadFailed) this.failing -= 1;
    if (this.failing === 0) this.background.works(QUEUE);
  }
}

/** The queue's listener may release a broken connection twice, which would throw. */
function onlyOnce(release: (destroy?: boolean | Error) => void): (destroy?: boolean | Error) => void {
  let isReleased = false;
  return (destroy) => {
    if (!isReleased) release(destroy);
    isReleased = true;
  };
}
