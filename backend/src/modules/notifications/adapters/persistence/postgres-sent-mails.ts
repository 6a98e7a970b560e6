import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { SentMails } from '../../application/mail-sender.js';

const HAS = statement('sent-mails.has', `select 1 as there from sent_mails where key = $1`);
const ADD = statement(
  'sent-mails.add',
  `insert into sent_mails (key, sent_at) values ($1, $2) on conflict do nothing`,
);

@Injectable()
export class PostgresSentMails extends SentMails {
  constructor(private readonly database: Database) {
    super();
  }

  override async has(key: string): Promise<boolean> {
    return (await this.database.query(HAS, [key])).length > 0;
  }

  override async add(key: string, at: Date): Promise<void> {
    await this.database.query(ADD, [key, at]);
  }
}
