import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { PlayerRecords } from '../../../players/index.js';
import { type ShareRow, ShareSchema } from './share.schema.js';

/**
 * A player pays places of a link with one payment at a time. If guest and account are both paying,
 * the guest's places keep their player until they are paid or free again; their payment moves all
 * the same.
 */
const MOVE = statement(
  'shared-links.move-to-account',
  `update shares s set player_id = $2
    where s.player_id = $1
      and not (s.status = 'reserved' and exists (
        select from shares o where o.link_id = s.link_id and o.player_id = $2 and o.status = 'reserved'))`,
);
const EXPORT = statement(
  'shared-links.export',
  `select b.code as booking, s.amount_cents as "amountCents", s.status, s.for_name as "forName"
     from shares s join shared_links l on l.id = s.link_id join bookings b on b.id = l.booking_id
    where s.player_id = $1 order by b.starts_at, s.place`,
);

const EXPORT_INVITATIONS = statement(
  'shared-links.export-invitations',
  `select b.code as booking, l.organiser_name as "organiserName"
     from shared_links l join bookings b on b.id = l.booking_id where b.player_id = $1 order by b.starts_at`,
);
const ERASE_INVITATIONS = statement(
  'shared-links.erase-invitations',
  `update shared_links l set organiser_name = null from bookings b
    where b.id = l.booking_id and b.player_id = $1 and l.organiser_name is not null`,
);

/**
 * Moves and exports the places that a player has reserved or paid, and erases for whom the player
 * paid them. Exports and erases the names with which the player invited.
 */
@Injectable()
export class ShareRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
    @InjectRepository(ShareSchema) private readonly shares: Repository<ShareRow>,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'places',
      move: async (guestId, accountId) => void (await this.database.query(MOVE, [guestId, accountId])),
      erase: (playerId) => this.eraseNames(playerId),
      export: (playerId) => this.export(playerId),
    });
    this.records.add({
      what: 'invitations',
      // A link belongs to its booking, whose player changes.
      move: () => Promise.resolve(),
      erase: async (playerId) => void (await this.database.query(ERASE_INVITATIONS, [playerId])),
      export: (playerId) => this.database.query(EXPORT_INVITATIONS, [playerId]),
    });
  }

  private async eraseNames(playerId: PlayerId): Promise<void> {
    await this.database.of(this.shares).update({ playerId, forName: Not(IsNull()) }, { forName: null });
  }

  private async export(playerId: PlayerId): Promise<unknown> {
    const rows = await this.database.query<{ amountCents: Cents }>(EXPORT, [playerId]);
    return rows.map(({ amountCents, ...row }) => ({ ...row, amount: formatAmount(amountCents) }));
  }
}
