import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import {
  type Ceremony,
  type CeremonyPurpose,
  type PendingSignIn,
  PendingSignInRepository,
} from '../../application/pending-sign-in-repository.js';

const REMOVE_EXPIRED = statement(
  'identity.remove-expired-sign-ins',
  `delete from admin_pending_sign_ins where admin_id = $1 and expires_at <= $2`,
);
const ADD = statement(
  'identity.add-pending-sign-in',
  `insert into admin_pending_sign_ins (id_hash, admin_id, attempts, expires_at) values ($1, $2, 0, $3)`,
);
const FIND = statement(
  'identity.pending-sign-in',
  `select a.id as "adminId", a.username, a.has_initial_password as "hasInitialPassword"
     from admin_pending_sign_ins p join admins a on a.id = p.admin_id
    where p.id_hash = $1 and p.expires_at > $2 and a.disabled_at is null`,
);
const ATTEMPT = statement(
  'identity.attempt-second-step',
  `update admin_pending_sign_ins set attempts = attempts + 1 where id_hash = $1 returning attempts`,
);
const END = statement(
  'identity.end-pending-sign-in',
  `delete from admin_pending_sign_ins where id_hash = $1 returning 1 as ended`,
);
const END_ALL = statement(
  'identity.end-pending-sign-ins',
  `delete from admin_pending_sign_ins where admin_id = $1`,
);
const REMOVE_EXPIRED_CEREMONIES = statement(
  'identity.remove-expired-ceremonies',
  `delete from admin_ceremonies where admin_id = $1 and expires_at <= $2`,
);
const KEEP = statement(
  'identity.keep-ceremony',
  `insert into admin_ceremonies (holder_hash, purpose, admin_id, value, expires_at) values ($1, $2, $3, $4, $5)
   on conflict (holder_hash, purpose) do update set value = excluded.value, expires_at = excluded.expires_at`,
);
const LOOK = statement(
  'identity.look-at-ceremony',
  `select value from admin_ceremonies where holder_hash = $1 and purpose = $2 and expires_at > $3`,
);
const TAKE = statement(
  'identity.take-ceremony',
  `delete from admin_ceremonies where holder_hash = $1 and purpose = $2 and expires_at > $3 returning value`,
);

/** {@link PendingSignInRepository} in PostgreSQL. */
@Injectable()
export class PostgresPendingSignInRepository extends PendingSignInRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(idHash: Buffer, adminId: string, at: Date, expiresAt: Date): Promise<void> {
    await this.database.query(REMOVE_EXPIRED, [adminId, at]);
    await this.database.query(ADD, [idHash, adminId, expiresAt]);
  }

  override async find(idHash: Buffer, at: Date): Promise<PendingSignIn | null> {
    const [found] = await this.database.query<PendingSignIn>(FIND, [idHash, at]);
    return found ?? null;
  }

  override async attempt(idHash: Buffer, max: number): Promise<boolean> {
    const [row] = await this.database.query<{ attempts: number }>(ATTEMPT, [idHash]);
    if (row && row.attempts <= max) return true;
    await this.end(idHash);
    return false;
  }

  override async end(idHash: Buffer): Promise<boolean> {
    return (await this.database.query(END, [idHash])).length > 0;
  }

  override async endAllOf(adminId: string): Promise<void> {
    await this.database.query(END_ALL, [adminId]);
  }

  override async keep({ holder, adminId, purpose, value, at, expiresAt }: Ceremony): Promise<void> {
    await this.database.query(REMOVE_EXPIRED_CEREMONIES, [adminId, at]);
    await this.database.query(KEEP, [holder, purpose, adminId, value, expiresAt]);
  }

  override look(holder: Buffer, purpose: CeremonyPurpose, at: Date): Promise<Buffer | null> {
    return this.valueBy(LOOK, [holder, purpose, at]);
  }

  override take(holder: Buffer, purpose: CeremonyPurpose, at: Date): Promise<Buffer | null> {
    return this.valueBy(TAKE, [holder, purpose, at]);
  }

  private async valueBy(sql: typeof TAKE, values: unknown[]): Promise<Buffer | null> {
    const [row] = await this.database.query<{ value: Buffer }>(sql, values);
    return row?.value ?? null;
  }
}
