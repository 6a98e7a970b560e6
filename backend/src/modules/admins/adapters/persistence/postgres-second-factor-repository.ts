import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import type { Passkey } from '../../../sign-in/index.js';
import {
  type AuthenticatorApp,
  SecondFactorRepository,
  type StoredRecoveryCode,
} from '../../application/ports/second-factor-repository.js';
import {
  type AdminPasskeyRow,
  AdminPasskeySchema,
  type AuthenticatorAppRow,
  AuthenticatorAppSchema,
  type FactorAttemptsRow,
  FactorAttemptsSchema,
  type RecoveryCodeRow,
  RecoveryCodeSchema,
} from './second-factor.schemas.js';

const LOCK = statement('admins.lock-factors', `select 1 from admins where id = $1 for no key update`);
const APP = statement(
  'admins.authenticator-app',
  `select sealed_key as "sealedKey", created_at as "createdAt" from admin_authenticator_apps where admin_id = $1`,
);
const ALL_APPS = statement(
  'admins.all-authenticator-apps',
  `select admin_id as "adminId", sealed_key as "sealedKey" from admin_authenticator_apps`,
);
const PASSKEYS = statement(
  'admins.passkeys',
  `select id, name, public_key as "publicKey", counter::float8 as counter, transports,
          is_backed_up as "isBackedUp", created_at as "createdAt", last_used_at as "lastUsedAt"
     from admin_passkeys where admin_id = $1 order by created_at, id`,
);
const ADD_PASSKEY = statement(
  'admins.add-passkey',
  `insert into admin_passkeys (id, admin_id, name, public_key, counter, transports, is_backed_up, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning 1 as added`,
);
const USE_PASSKEY = statement(
  'admins.use-passkey',
  `update admin_passkeys set counter = $2, is_backed_up = $3, last_used_at = $4
    where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1 as used`,
);
const REMOVE_PASSKEY = statement(
  'admins.remove-passkey',
  `delete from admin_passkeys where admin_id = $1 and id = $2 returning name`,
);
const UNUSED_CODES = statement(
  'admins.unused-recovery-codes',
  `select id, code_hash as "codeHash" from admin_recovery_codes where admin_id = $1 and used_at is null order by id`,
);

/** {@link SecondFactorRepository} in PostgreSQL. One statement uses each proof up. */
@Injectable()
export class PostgresSecondFactorRepository extends SecondFactorRepository {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    @InjectRepository(AuthenticatorAppSchema) private readonly apps: Repository<AuthenticatorAppRow>,
    @InjectRepository(AdminPasskeySchema) private readonly keys: Repository<AdminPasskeyRow>,
    @InjectRepository(RecoveryCodeSchema) private readonly codes: Repository<RecoveryCodeRow>,
    @InjectRepository(FactorAttemptsSchema) private readonly attempts: Repository<FactorAttemptsRow>,
  ) {
    super();
  }

  override async lock(adminId: AdminId): Promise<void> {
    await this.database.query(LOCK, [adminId]);
  }

  override async app(adminId: AdminId): Promise<AuthenticatorApp | null> {
    const [app] = await this.database.query<AuthenticatorApp>(APP, [adminId]);
    return app ?? null;
  }

  override async saveApp(adminId: AdminId, sealedKey: Buffer, step: number, at: Date): Promise<void> {
    const app = { adminId, sealedKey, lastStep: String(step), createdAt: at };
    await this.database.of(this.apps).upsert(app, ['adminId']);
  }

  override async reseal(adminId: AdminId, from: Buffer, to: Buffer): Promise<void> {
    await this.database.of(this.apps).update({ adminId, sealedKey: from }, { sealedKey: to });
  }

  override async useStep(adminId: AdminId, step: number): Promise<boolean> {
    const lastStep = String(step);
    const later = { adminId, lastStep: LessThan(lastStep) };
    return (await this.database.of(this.apps).update(later, { lastStep })).affected === 1;
  }

  override async removeApp(adminId: AdminId): Promise<boolean> {
    return (await this.database.of(this.apps).delete({ adminId })).affected === 1;
  }

  override passkeys(adminId: AdminId): Promise<Passkey[]> {
    return this.database.query<Passkey>(PASSKEYS, [adminId]);
  }

  override async addPasskey(adminId: AdminId, passkey: Passkey): Promise<boolean> {
    const { id, name, publicKey, counter, transports, isBackedUp, createdAt } = passkey;
    const values = [id, adminId, name, publicKey, counter, transports, isBackedUp, createdAt];
    return (await this.database.query(ADD_PASSKEY, values)).length > 0;
  }

  override async usePasskey(
    id: string,
    { counter, isBackedUp }: Pick<Passkey, 'counter' | 'isBackedUp'>,
    at: Date,
  ): Promise<boolean> {
    return (await this.database.query(USE_PASSKEY, [id, counter, isBackedUp, at])).length > 0;
  }

  override async removePasskey(adminId: AdminId, id: string): Promise<string | null> {
    const [removed] = await this.database.query<{ name: string }>(REMOVE_PASSKEY, [adminId, id]);
    return removed?.name ?? null;
  }

  override unusedRecoveryCodes(adminId: AdminId): Promise<StoredRecoveryCode[]> {
    return this.database.query<StoredRecoveryCode>(UNUSED_CODES, [adminId]);
  }

  override async useRecoveryCode(id: string, at: Date): Promise<boolean> {
    const unused = { id, usedAt: IsNull() };
    return (await this.database.of(this.codes).update(unused, { usedAt: at })).affected === 1;
  }

  override async replaceRecoveryCodes(adminId: AdminId, codeHashes: readonly string[]): Promise<void> {
    const codes = this.database.of(this.codes);
    await codes.delete({ adminId });
    if (codeHashes.length === 0) return;
    await codes.insert(codeHashes.map((codeHash) => ({ id: this.ids.next(), adminId, codeHash })));
  }

  override async removeAll(adminId: AdminId): Promise<void> {
    for (const rows of [this.apps, this.keys, this.codes, this.attempts])
      await this.database.of<{ adminId: AdminId }>(rows).delete({ adminId });
  }

  override allApps(): Promise<{ adminId: AdminId; sealedKey: Buffer }[]> {
    return this.database.query(ALL_APPS, []);
  }
}
