import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type LetterRecord, SentMailRepository } from '../../application/sent-mail-repository.js';
import type { LetterOutcome } from '../../domain/letter-limit.js';
import { type SentMailRow, SentMailSchema } from './sent-mail.schema.js';

const RECORD = statement(
  'notifications.record-mail',
  `insert into sent_mails (key, address_id, outcome, sent_at, counts) values ($1, $2, $3, $4, $5)
   on conflict (key) do update set address_id = excluded.address_id, outcome = excluded.outcome,
     sent_at = excluded.sent_at
   where sent_mails.outcome = 'sending'`,
);
const BEFORE = statement(
  'notifications.mails-before',
  `select exists (select from sent_mails where key = $1 and outcome <> 'sending') as "isDone",
          (select count(*) from sent_mails
            where address_id = $2 and sent_at > $3 and outcome in ('sending', 'sent') and counts
              and key <> $1)::int as others`,
);

interface MailsBefore {
  isDone: boolean;
  others: number;
}

@Injectable()
export class PostgresSentMailRepository extends SentMailRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(SentMailSchema) private readonly rows: Repository<SentMailRow>,
  ) {
    super();
  }

  override async before(
    key: string,
    { addressId, since }: { addressId: string; since: Date },
  ): Promise<MailsBefore> {
    const [found] = await this.database.query<MailsBefore>(BEFORE, [key, addressId, since]);
    return found ?? { isDone: false, others: 0 };
  }

  override async outcomeOf(keys: readonly string[]): Promise<LetterOutcome | null> {
    const rows = await this.database.of(this.rows).findBy({ key: In([...keys]) });
    const known = keys.map((key) => rows.find((row) => row.key === key)).find((row) => row !== undefined);
    return known?.outcome ?? null;
  }

  override async record(key: string, { addressId, outcome, at, counts }: LetterRecord): Promise<void> {
    await this.database.query(RECORD, [key, addressId, outcome, at, counts]);
  }
}
