import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Invitation, InvitationRepository } from '../../application/invitation-repository.js';

const COLUMNS = `admin_id as "adminId", seed, token_hash as "tokenHash", expires_at as "expiresAt"`;

const PUT = statement(
  'staff.put-invitation',
  `insert into admin_invitations (admin_id, seed, token_hash, expires_at, created_at)
   values ($1, $2, $3, $4, $5)
   on conflict (admin_id) do update set seed = excluded.seed, token_hash = excluded.token_hash,
     expires_at = excluded.expires_at, created_at = excluded.created_at`,
);
const OF = statement('staff.invitation-of', `select ${COLUMNS} from admin_invitations where admin_id = $1`);
const BY_HASH = statement(
  'staff.invitation-by-hash',
  `select ${COLUMNS} from admin_invitations where token_hash = $1 and expires_at > $2`,
);
const REMOVE = statement(
  'staff.remove-invitation',
  'delete from admin_invitations where token_hash = $1 returning 1',
);
const WITHDRAW = statement('staff.withdraw-invitation', 'delete from admin_invitations where admin_id = $1');

@Injectable()
export class PostgresInvitationRepository extends InvitationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async put(invitation: Invitation, at: Date): Promise<void> {
    const { adminId, seed, tokenHash, expiresAt } = invitation;
    await this.database.query(PUT, [adminId, seed, tokenHash, expiresAt, at]);
  }

  override async of(adminId: string): Promise<Invitation | null> {
    const [invitation] = await this.database.query<Invitation>(OF, [adminId]);
    return invitation ?? null;
  }

  override async byHash(tokenHash: Buffer, at: Date): Promise<Invitation | null> {
    const [invitation] = await this.database.query<Invitation>(BY_HASH, [tokenHash, at]);
    return invitation ?? null;
  }

  override async remove(tokenHash: Buffer): Promise<boolean> {
    return (await this.database.query(REMOVE, [tokenHash])).length > 0;
  }

  override async withdraw(adminId: string): Promise<void> {
    await this.database.query(WITHDRAW, [adminId]);
  }
}
