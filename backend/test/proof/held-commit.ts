import pg from 'pg';
import { eventually } from '../support/eventually.js';

/** A commit that can be held: that of a transaction which writes such a row. */
export interface Commit {
  readonly table: string;
  readonly on: 'insert' | 'update' | 'insert or update';
  /** A condition on the row, `new`. */
  readonly when: string;
}

/** Unlike any key of the product. */
const KEY = 8_301;

/**
 * Holds commits of a test's own database, so that a process can be killed exactly before or after
 * one of them. A deferred trigger of the row waits for a lock of this object when its transaction
 * commits. The product knows nothing of it.
 */
export class HeldCommit {
  private constructor(
    private readonly client: pg.Client,
    private readonly table: string,
  ) {}

  /** Holds each commit of this kind from now on. */
  static async of(databaseUrl: string, { table, on, when }: Commit): Promise<HeldCommit> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`select pg_advisory_lock(${KEY})`);
    await client.query(`
      create or replace function wait_at_commit() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(${KEY}); return null; end $$;
      drop trigger if exists held_commit on ${table};
      create constraint trigger held_commit after ${on} on ${table} deferrable initially deferred
        for each row when (${when}) execute function wait_at_commit()`);
    return new HeldCommit(client, table);
  }

  /** Waits until a transaction has done everything except its commit. */
  async reached(): Promise<void> {
    await eventually(async () => expect((await this.held()).length).toBeGreaterThan(0), 30_000);
  }

  /** Rolls the held transactions back, as a server does whose client is gone before the commit. */
  async rollBack(): Promise<void> {
    for (const pid of await this.held()) await this.client.query('select pg_terminate_backend($1)', [pid]);
    await this.end();
  }

  /** Lets the held transactions commit, although no client is there for the response. */
  async commit(): Promise<void> {
    await this.client.query(`select pg_advisory_unlock(${KEY})`);
    await this.end();
  }

  /** Waits until nothing of the killed process is left, so that it changes no more. */
  private async end(): Promise<void> {
    await eventually(async () => {
      const { rows } = await this.client.query(
        `select pid from pg_stat_activity
          where datname = current_database() and usename <> current_user and backend_type = 'client backend'`,
      );
      expect(rows).toEqual([]);
    });
    await this.client.query(`drop trigger held_commit on ${this.table}`);
    await this.client.end();
  }

  private async held(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      `select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and l.objid = ${KEY} and not l.granted and a.datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  }
}
