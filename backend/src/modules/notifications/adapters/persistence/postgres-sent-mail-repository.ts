import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type LetterRecord, SentMailRepository } from '../../application/sent-mail-repository.js';
import { type SentMailRow, SentMailSchema } from './sent-mail.schema.js';

const RECORD = statement(
  'notifications.record-mail',
  `insert into sent_mails (key, address_id, outcome, sent_at) values ($1, $2, $3, $4)
   on conflict (key) do update set address_id = excluded.address_id, outcome = excluded.outcome,
     sent_at = excluded.sent_at
   where sent_mails.outcome = 'sending'`,
);
const COUNT_TO = statement(
  'notifications.count-mails-to',
  `select count(*)::int as count from sent_mails
    where address_id = $1 and sent_at > $2 and outcome in ('sending', 'sent') and key <> $3`,
);

@Injectable()
export class PostgresSentMailRepository extends SentMailRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(SentMailSchema) private readonly rows: Repository<SentMailRow>,
  ) {
    super();
  }

  override has(key: string): Promise<boolean> {
    return this.database.of(this.rows).existsBy({ key, outcome: Not('sending') });
  }

  override async countTo(addressId: string, { since, exceptKey }: { since: Date; exceptKey: string }) {
    const values = [addressId, since, exceptKey];
    const [row] = await this.database.query<{ count: number }>(COUNT_TO, values);
    return row?.count ?? 0;
  }

  override async record(key: string, { addressId, outcome, at }: LetterRecord): Promise<void> {
    await this.database.query(RECORD, [key, addressId, outcome, at]);
  }
}
