import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { LedgerRepository } from '../../application/ports/ledger-repository.js';
import type { LedgerTransaction } from '../../domain/ledger.js';
import { type LedgerEntryRow, LedgerEntrySchema } from './ledger-entry.schema.js';

@Injectable()
export class PostgresLedgerRepository extends LedgerRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(LedgerEntrySchema) private readonly rows: Repository<LedgerEntryRow>,
  ) {
    super();
  }

  override async enter(...transactions: readonly LedgerTransaction[]): Promise<void> {
    const entries = transactions.flatMap(({ id: txn, lines, bookingId, occurredAt }) =>
      lines.map(({ account, cents }) => ({ txn, account, cents, bookingId, occurredAt })),
    );
    await this.database.of(this.rows).insert(entries);
  }

  override async idsOf(bookingId: BookingId): Promise<string[]> {
    const rows = await this.database.of(this.rows).find({ select: { txn: true }, where: { bookingId } });
    return [...new Set(rows.map(({ txn }) => txn))];
  }
}
