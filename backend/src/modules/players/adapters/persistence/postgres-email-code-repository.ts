import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { EmailCodeRepository, type StoredEmailCode } from '../../application/ports/email-code-repository.js';
import { type EmailCodeRow, EmailCodeSchema } from './email-code.schema.js';

const PUT = statement(
  'players.put-email-code',
  `insert into email_codes (id, email, purpose, attempts, expires_at) values ($1, $2, $3, 0, $4)
   on conflict (lower(email), purpose) do update
     set id = excluded.id, email = excluded.email, attempts = 0, expires_at = excluded.expires_at`,
);
const ATTEMPT = statement(
  'players.attempt-email-code',
  `update email_codes set attempts = attempts + 1
    where lower(email) = lower($1) and purpose = $2 and expires_at > $3 and attempts < $4
   returning id`,
);

/** {@link EmailCodeRepository} in PostgreSQL. */
@Injectable()
export class PostgresEmailCodeRepository extends EmailCodeRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(EmailCodeSchema) private readonly codes: Repository<EmailCodeRow>,
  ) {
    super();
  }

  override async put({ id, email, purpose, expiresAt }: StoredEmailCode): Promise<void> {
    await this.database.query(PUT, [id, email, purpose, expiresAt]);
  }

  override async find(id: string, at: Date): Promise<StoredEmailCode | null> {
    const code = await this.database.of(this.codes).findOneBy({ id, expiresAt: MoreThan(at) });
    return code && { id, email: code.email, purpose: code.purpose, expiresAt: code.expiresAt };
  }

  override async attempt(
    email: string,
    purpose: string,
    { at, max }: { at: Date; max: number },
  ): Promise<string | null> {
    const [code] = await this.database.queryAtOnce<{ id: string }>(ATTEMPT, [email, purpose, at, max]);
    return code?.id ?? null;
  }

  override async remove(id: string): Promise<boolean> {
    return (await this.database.of(this.codes).delete({ id })).affected === 1;
  }
}
