import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager, type ObjectLiteral, type Repository } from 'typeorm';

/** SQL with a unique name, which lets PostgreSQL reuse its plan on a connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const declared: Statement[] = [];

/**
 * The statements that the loaded files have declared. A static check reads which tables they use.
 * @public
 */
export const declaredStatements: readonly Statement[] = declared;

/**
 * Declares a named statement.
 * @param name `module.what-it-does`; starts with the folder name of the module that contains the
 *   file
 */
export function statement(name: string, text: string): Statement {
  const sql = { name, text };
  declared.push(sql);
  return sql;
}

interface Transaction {
  readonly manager: EntityManager;
  readonly client: PoolClient;
  /** The functions that {@link Database.afterCommit} was given, in this order. */
  readonly afterCommit: (() => void)[];
  /** The values of {@link Database.keptInTransaction}, by their owner. */
  readonly kept: Map<object, unknown>;
}

/** The transaction of the current unit of work, if any. Only `TypeOrmUnitOfWork` opens one. */
export const ambientTransaction = new AsyncLocalStorage<Transaction>();

/**
 * The only way to PostgreSQL. Inside a unit of work every call runs in its transaction, otherwise
 * on a connection of the pool. Reads and hot paths use named statements, because PostgreSQL plans
 * the unnamed ones that TypeORM sends anew each time. Plain writes use repositories
 * (docs/adr/0020).
 */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs a named statement and returns its rows. */
  async query<Row extends object>(sql: Statement, values: readonly unknown[]): Promise<Row[]> {
    const target = ambientTransaction.getStore()?.client ?? this.pool;
    const result = await target.query<Row>({ ...sql, values: [...values] });
    return result.rows;
  }

  /**
   * Does the same outside the ambient transaction: the statement commits at once, whatever becomes
   * of the transaction. It needs a second connection, so it has no place on a hot path.
   */
  queryAtOnce<Row extends object>(sql: Statement, values: readonly unknown[]): Promise<Row[]> {
    return ambientTransaction.exit(() => this.query<Row>(sql, values));
  }

  /** The entity manager of the ambient transaction, or the pool's. */
  get manager(): EntityManager {
    return ambientTransaction.getStore()?.manager ?? this.dataSource.manager;
  }

  /** Returns the repository bound to the ambient transaction, or unchanged if there is none. */
  of<Row extends ObjectLiteral>(repository: Repository<Row>): Repository<Row> {
    return ambientTransaction.getStore()?.manager.withRepository(repository) ?? repository;
  }

  /**
   * Calls `hook` once the ambient transaction has committed, and never if it is rolled back.
   * Without a transaction it is called at once. What it throws is logged: the unit of work has
   * succeeded.
   */
  afterCommit(hook: () => void): void {
    const transaction = ambientTransaction.getStore();
    if (transaction) transaction.afterCommit.push(hook);
    else hook();
  }

  /**
   * Returns what an adapter keeps until the ambient transaction ends, and creates it when it is
   * first needed. Without a transaction, nothing is kept.
   */
  keptInTransaction<Kept>(owner: object, create: () => Kept): Kept {
    const kept = ambientTransaction.getStore()?.kept;
    const found = kept?.get(owner) as Kept | undefined;
    if (found !== undefined) return found;
    const created = create();
    kept?.set(owner, created);
    return created;
  }

  /** The driver's own pool, for adapters that need a dedicated connection (jobs, listening). */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
