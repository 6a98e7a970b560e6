import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import {
  type AdminPasskey,
  AdminPasskeyRepository,
} from '../../application/ports/admin-passkey-repository.js';
import type { SignedInAccount } from '../../application/ports/admin-repository.js';
import type { Passkey } from '../../../sign-in/index.js';
import { type AdminPasskeyChallengeRow, AdminPasskeyChallengeSchema } from './second-factor.schemas.js';

const BY_CREDENTIAL = statement(
  'admins.admin-passkey-by-credential',
  `select a.id as "adminId", a.username, a.has_initial_password as "hasInitialPassword",
          k.id, k.name, k.public_key as "publicKey", k.counter::float8 as counter, k.transports,
          k.is_backed_up as "isBackedUp", k.created_at as "createdAt", k.last_used_at as "lastUsedAt"
     from admin_passkeys k join admins a on a.id = k.admin_id
    where k.id = $1 and a.disabled_at is null`,
);

type Row = Passkey & Omit<SignedInAccount, 'id'> & { adminId: AdminId };

/** {@link AdminPasskeyRepository} in PostgreSQL. One statement uses each challenge up. */
@Injectable()
export class PostgresAdminPasskeyRepository extends AdminPasskeyRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(AdminPasskeyChallengeSchema)
    private readonly challenges: Repository<AdminPasskeyChallengeRow>,
  ) {
    super();
  }

  override async byCredential(credentialId: string): Promise<AdminPasskey | null> {
    const [row] = await this.database.query<Row>(BY_CREDENTIAL, [credentialId]);
    if (!row) return null;
    const { adminId: id, username, hasInitialPassword, ...passkey } = row;
    return { admin: { id, username, hasInitialPassword }, passkey };
  }

  override async keepChallenge(challenge: string, expiresAt: Date): Promise<void> {
    await this.database.of(this.challenges).insert({ challenge, expiresAt });
  }

  override async takeChallenge(challenge: string, at: Date): Promise<boolean> {
    const valid = { challenge, expiresAt: MoreThan(at) };
    return (await this.database.of(this.challenges).delete(valid)).affected === 1;
  }
}
