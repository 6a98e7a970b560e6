import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { ambientTransaction } from './database.js';
import { sqlState } from './sql-state.js';

const ATTEMPTS = 3;
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);

/** {@link UnitOfWork} over TypeORM's query runner. */
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
        if (attempt === ATTEMPTS || !WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')) throw error;
        await pause(Math.random() * 30 * attempt);
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
