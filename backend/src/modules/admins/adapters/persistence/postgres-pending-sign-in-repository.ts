import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import {
  type Ceremony,
  type CeremonyPurpose,
  type PendingSignIn,
  PendingSignInRepository,
} from '../../application/ports/pending-sign-in-repository.js';
import {
  type CeremonyRow,
  CeremonySchema,
  type PendingSignInRow,
  PendingSignInSchema,
} from './second-factor.schemas.js';

const FIND = statement(
  'admins.pending-sign-in',
  `select a.id as "adminId", a.username, a.has_initial_password as "hasInitialPassword"
     from admin_pending_sign_ins p join admins a on a.id = p.admin_id
    where p.id_hash = $1 and p.expires_at > $2 and a.disabled_at is null`,
);
const ATTEMPT = statement(
  'admins.attempt-second-step',
  `update admin_pending_sign_ins set attempts = attempts + 1 where id_hash = $1 returning attempts`,
);
const KEEP = statement(
  'admins.keep-ceremony',
  `insert into admin_ceremonies (holder_hash, purpose, admin_id, value, expires_at) values ($1, $2, $3, $4, $5)
   on conflict (holder_hash, purpose) do update set value = excluded.value, expires_at = excluded.expires_at`,
);
const LOOK = statement(
  'admins.look-at-ceremony',
  `select value from admin_ceremonies where holder_hash = $1 and purpose = $2 and expires_at > $3`,
);
const TAKE = statement(
  'admins.take-ceremony',
  `delete from admin_ceremonies where holder_hash = $1 and purpose = $2 and expires_at > $3 returning value`,
);

/** {@link PendingSignInRepository} in PostgreSQL. */
@Injectable()
export class PostgresPendingSignInRepository extends PendingSignInRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PendingSignInSchema) private readonly signIns: Repository<PendingSignInRow>,
    @InjectRepository(CeremonySchema) private readonly ceremonies: Repository<CeremonyRow>,
  ) {
    super();
  }

  override async add(idHash: Buffer, adminId: AdminId, at: Date, expiresAt: Date): Promise<void> {
    const signIns = this.database.of(this.signIns);
    await signIns.delete({ adminId, expiresAt: LessThanOrEqual(at) });
    await signIns.insert({ idHash, adminId, attempts: 0, expiresAt });
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
    return (await this.database.of(this.signIns).delete({ idHash })).affected === 1;
  }

  override async endAllOf(adminId: AdminId): Promise<void> {
    await this.database.of(this.signIns).delete({ adminId });
  }

  override async keep({ holder, adminId, purpose, value, at, expiresAt }: Ceremony): Promise<void> {
    await this.database.of(this.ceremonies).delete({ adminId, expiresAt: LessThanOrEqual(at) });
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
