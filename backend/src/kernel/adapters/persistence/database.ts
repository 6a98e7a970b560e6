import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

/** SQL with a name, so that PostgreSQL plans it once per connection. Names are unique in the code base. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Declares a named statement; the name reads `module.what`. */
export function statement(name: string, text: string): Statement {
  return { name, text };
}

interface Transaction {
  readonly manager: EntityManager;
  readonly client: PoolClient;
}

/** The ambient transaction, if any. Only `TypeOrmUnitOfWork` opens one. */
export const ambientTransaction = new AsyncLocalStorage<Transaction>();

/**
 * The one way to PostgreSQL. Inside a unit of work everything goes through its transaction, otherwise through the
 * pool. Hot paths take named statements (TypeORM sends unnamed ones, planned anew each time); aggregates take the
 * entity manager.
 */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs a named statement and answers its rows. */
  async query<Row extends object>(sql: Statement, values: readonly unknown[]): Promise<Row[]> {
    const target = ambientTransaction.getStore()?.client ?? this.pool;
    const result = await target.query<Row>({ ...sql, values: [...values] });
    return result.rows;
  }

  /** The ambient entity manager, or the pool's. */
  get manager(): EntityManager {
    return ambientTransaction.getStore()?.manager ?? this.dataSource.manager;
  }

  /** The driver's own pool, for the few who need a connection of their own (jobs, listening). */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
