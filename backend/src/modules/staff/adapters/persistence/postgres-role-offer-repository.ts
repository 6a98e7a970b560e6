import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import { type RoleOffer, RoleOfferRepository } from '../../application/role-offer-repository.js';
import { RoleOfferSchema } from './role-offer.schema.js';

@Injectable()
export class PostgresRoleOfferRepository extends RoleOfferRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(RoleOfferSchema) private readonly offers: Repository<RoleOffer>,
  ) {
    super();
  }

  override async put(offers: readonly RoleOffer[]): Promise<void> {
    if (offers.length > 0) await this.table.upsert([...offers], ['adminId', 'venueId']);
  }

  override together(id: string): Promise<RoleOffer[]> {
    return this.table.find({ where: { id } });
  }

  override to(adminId: AdminId): Promise<RoleOffer[]> {
    return this.table.find({ where: { adminId }, order: { createdAt: 'asc', venueId: 'asc' } });
  }

  override async extend(id: string, expiresAt: Date): Promise<void> {
    await this.table.update({ id }, { expiresAt });
  }

  override async remove(adminId: AdminId, venueIds: readonly VenueId[]): Promise<void> {
    if (venueIds.length > 0) await this.table.delete({ adminId, venueId: In([...venueIds]) });
  }

  private get table(): Repository<RoleOffer> {
    return this.database.of(this.offers);
  }
}
