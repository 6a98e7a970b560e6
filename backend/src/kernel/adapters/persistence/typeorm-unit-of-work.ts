import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
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

/** Implements {@link UnitOfWork} with a query runner of TypeORM. */
@Injectable()
export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run<T>(work: () => Promise<T>): Promise<T> {
    if (ambientTransaction.getStore()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
        await pause(Math.random() * LONGEST_PAUSE_MS * attempt);
      }
    }
  }

  private async once<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      const result = await ambientTransaction.run({ manager: runner.manager, client }, work);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}
