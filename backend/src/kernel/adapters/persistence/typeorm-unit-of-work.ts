import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { ambientTransaction } from './database.js';
import { sqlState } from './sql-state.js';

const MAX_ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 30;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const RETRYABLE = new Set([SERIALIZATION_FAILURE, DEADLOCK]);

/**
 * The fields that TypeORM's own `startTransaction` sets: saves join the transaction, and a nested
 * transaction is a savepoint.
 */
const IN_TRANSACTION = { isTransactionActive: true, transactionDepth: 1 };

/**
 * Implements {@link UnitOfWork} with a query runner of TypeORM. It sends `begin` and `commit`
 * itself, because `startTransaction` and `commitTransaction` cost as much processor time as a
 * statement more.
 */
@Injectable()
export class TypeOrmUnitOfWork extends UnitOfWork {
  private readonly logger = new Logger('work');

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override run<T>(work: () => Promise<T>): Promise<T> {
    return ambientTransaction.getStore() ? work() : this.retried(() => this.once(work));
  }

  override runStatement<T>(work: () => Promise<T>): Promise<T> {
    return ambientTransaction.getStore() ? work() : this.retried(work);
  }

  private async retried<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
        await pause(Math.random() * LONGEST_PAUSE_MS * attempt);
      }
    }
  }

  private async once<T>(work: () => Promise<T>): Promise<T> {
    const afterCommit: (() => void)[] = [];
    const runner = this.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      Object.assign(runner, IN_TRANSACTION);
      const transaction = { manager: runner.manager, client, afterCommit, kept: new Map() };
      const result = await inTransaction(client, () => ambientTransaction.run(transaction, work));
      for (const hook of afterCommit) this.follow(hook);
      return result;
    } finally {
      await runner.release();
    }
  }

  private follow(hook: () => void): void {
    try {
      hook();
    } catch (error) {
      this.logger.error(error, 'a hook after the commit failed');
    }
  }
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin');
    const result = await work();
    const { command } = await client.query('commit');
    // PostgreSQL turns a commit into a rollback if a statement has failed, even if `work` went on.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back by a failed statement');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
