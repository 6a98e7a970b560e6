import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { type Invitation, InvitationRepository } from '../../application/invitation-repository.js';
import { type InvitationRow, InvitationSchema } from './invitation.schema.js';

@Injectable()
export class PostgresInvitationRepository extends InvitationRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(InvitationSchema) private readonly rows: Repository<InvitationRow>,
  ) {
    super();
  }

  override async put(invitation: Invitation, at: Date): Promise<void> {
    const { adminId, seed, tokenHash, expiresAt } = invitation;
    await this.table.upsert({ adminId, seed, tokenHash, expiresAt, createdAt: at }, ['adminId']);
  }

  override of(adminId: AdminId): Promise<Invitation | null> {
    return this.table.findOneBy({ adminId });
  }

  override byHash(tokenHash: Buffer, at: Date): Promise<Invitation | null> {
    return this.table.findOneBy({ tokenHash, expiresAt: MoreThan(at) });
  }

  override async remove(tokenHash: Buffer): Promise<boolean> {
    return (await this.table.delete({ tokenHash })).affected === 1;
  }

  override async withdraw(adminId: AdminId): Promise<void> {
    await this.table.delete({ adminId });
  }

  private get table(): Repository<InvitationRow> {
    return this.database.of(this.rows);
  }
}
