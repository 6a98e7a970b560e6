import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { Passkey } from '../../application/passkey-ceremonies.js';
import {
  type AuthenticatorApp,
  SecondFactorRepository,
  type StoredRecoveryCode,
} from '../../application/second-factor-repository.js';

const LOCK = statement('identity.lock-factors', `select 1 from admins where id = $1 for no key update`);
const APP = statement(
  'identity.authenticator-app',
  `select sealed_key as "sealedKey", created_at as "createdAt" from admin_authenticator_apps where admin_id = $1`,
);
const ALL_APPS = statement(
  'identity.all-authenticator-apps',
  `select admin_id as "adminId", sealed_key as "sealedKey" from admin_authenticator_apps`,
);
const SAVE_APP = statement(
  'identity.save-authenticator-app',
  `insert into admin_authenticator_apps (admin_id, sealed_key, last_step, created_at) values ($1, $2, $3, $4)
   on conflict (admin_id) do update set
     sealed_key = excluded.sealed_key, last_step = excluded.last_step, created_at = excluded.created_at`,
);
const RESEAL = statement(
  'identity.reseal-authenticator-app',
  `update admin_authenticator_apps set sealed_key = $3 where admin_id = $1 and sealed_key = $2`,
);
const USE_STEP = statement(
  'identity.use-step',
  `update admin_authenticator_apps set last_step = $2 where admin_id = $1 and last_step < $2 returning 1 as used`,
);
const REMOVE_APP = statement(
  'identity.remove-authenticator-app',
  `delete from admin_authenticator_apps where admin_id = $1 returning 1 as removed`,
);
const PASSKEYS = statement(
  'identity.passkeys',
  `select id, name, public_key as "publicKey", counter::float8 as counter, transports,
          is_backed_up as "isBackedUp", created_at as "createdAt", last_used_at as "lastUsedAt"
     from admin_passkeys where admin_id = $1 order by created_at, id`,
);
const ADD_PASSKEY = statement(
  'identity.add-passkey',
  `insert into admin_passkeys (id, admin_id, name, public_key, counter, transports, is_backed_up, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning 1 as added`,
);
const USE_PASSKEY = statement(
  'identity.use-passkey',
  `update admin_passkeys set counter = $2, is_backed_up = $3, last_used_at = $4
    where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1 as used`,
);
const REMOVE_PASSKEY = statement(
  'identity.remove-passkey',
  `delete from admin_passkeys where admin_id = $1 and id = $2 returning name`,
);
const UNUSED_CODES = statement(
  'identity.unused-recovery-codes',
  `select id, code_hash as "codeHash" from admin_recovery_codes where admin_id = $1 and used_at is null order by id`,
);
const USE_CODE = statement(
  'identity.use-recovery-code',
  `update admin_recovery_codes set used_at = $2 where id = $1 and used_at is null returning 1 as used`,
);
const REMOVE_CODES = statement(
  'identity.remove-recovery-codes',
  `delete from admin_recovery_codes where admin_id = $1`,
);
const ADD_CODES = statement(
  'identity.add-recovery-codes',
  `insert into admin_recovery_codes (id, admin_id, code_hash) select unnest($2::uuid[]), $1, unnest($3::text[])`,
);
const REMOVE_PASSKEYS = statement(
  'identity.remove-passkeys',
  `delete from admin_passkeys where admin_id = $1`,
);
const REMOVE_ATTEMPTS = statement(
  'identity.remove-factor-attempts',
  `delete from admin_factor_attempts where admin_id = $1`,
);

/** {@link SecondFactorRepository} in PostgreSQL. One statement uses each proof up. */
@Injectable()
export class PostgresSecondFactorRepository extends SecondFactorRepository {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async lock(adminId: string): Promise<void> {
    await this.database.query(LOCK, [adminId]);
  }

  override async app(adminId: string): Promise<AuthenticatorApp | null> {
    const [app] = await this.database.query<AuthenticatorApp>(APP, [adminId]);
    return app ?? null;
  }

  override async saveApp(adminId: string, sealedKey: Buffer, step: number, at: Date): Promise<void> {
    await this.database.query(SAVE_APP, [adminId, sealedKey, step, at]);
  }

  override async reseal(adminId: string, from: Buffer, to: Buffer): Promise<void> {
    await this.database.query(RESEAL, [adminId, from, to]);
  }

  override async useStep(adminId: string, step: number): Promise<boolean> {
    return (await this.database.query(USE_STEP, [adminId, step])).length > 0;
  }

  override async removeApp(adminId: string): Promise<boolean> {
    return (await this.database.query(REMOVE_APP, [adminId])).length > 0;
  }

  override passkeys(adminId: string): Promise<Passkey[]> {
    return this.database.query<Passkey>(PASSKEYS, [adminId]);
  }

  override async addPasskey(adminId: string, passkey: Passkey): Promise<boolean> {
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

  override async removePasskey(adminId: string, id: string): Promise<string | null> {
    const [removed] = await this.database.query<{ name: string }>(REMOVE_PASSKEY, [adminId, id]);
    return removed?.name ?? null;
  }

  override unusedRecoveryCodes(adminId: string): Promise<StoredRecoveryCode[]> {
    return this.database.query<StoredRecoveryCode>(UNUSED_CODES, [adminId]);
  }

  override async useRecoveryCode(id: string, at: Date): Promise<boolean> {
    return (await this.database.query(USE_CODE, [id, at])).length > 0;
  }

  override async replaceRecoveryCodes(adminId: string, codeHashes: readonly string[]): Promise<void> {
    await this.database.query(REMOVE_CODES, [adminId]);
    if (codeHashes.length === 0) return;
    await this.database.query(ADD_CODES, [adminId, codeHashes.map(() => this.ids.next()), codeHashes]);
  }

  override async removeAll(adminId: string): Promise<void> {
    for (const removal of [REMOVE_APP, REMOVE_PASSKEYS, REMOVE_CODES, REMOVE_ATTEMPTS])
      await this.database.query(removal, [adminId]);
  }

  override allApps(): Promise<{ adminId: string; sealedKey: Buffer }[]> {
    return this.database.query(ALL_APPS, []);
  }
}
