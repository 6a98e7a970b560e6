import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { SentMailRepository } from '../../application/sent-mail-repository.js';
import { type SentMailRow, SentMailSchema } from './sent-mail.schema.js';

const ADD = statement(
  'notifications.add-sent-mail',
  `insert into sent_mails (key, sent_at) values ($1, $2) on conflict do nothing`,
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
    return this.database.of(this.rows).existsBy({ key });
  }

  override async add(key: string, at: Date): Promise<void> {
    await this.database.query(ADD, [key, at]);
  }
}
