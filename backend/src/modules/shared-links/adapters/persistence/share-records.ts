import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { PlayerRecords } from '../../../identity/index.js';

/**
 * A player pays one place of a link at a time. If guest and account are both paying one, the
 * guest's place keeps its player until it is paid or free again; its payment moves all the same.
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
  `select b.code as booking, s.amount_cents as "amountCents", s.status
     from shares s join shared_links l on l.id = s.link_id join bookings b on b.id = l.booking_id
    where s.player_id = $1 order by b.starts_at, s.place`,
);

/** Moves and exports the places that a player has reserved or paid. They name nobody to erase. */
@Injectable()
export class ShareRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'places',
      move: async (guestId, accountId) => void (await this.database.query(MOVE, [guestId, accountId])),
      erase: () => Promise.resolve(),
      export: (playerId) => this.export(playerId),
    });
  }

  private async export(playerId: string): Promise<unknown> {
    const rows = await this.database.query<{ amountCents: Cents }>(EXPORT, [playerId]);
    return rows.map(({ amountCents, ...row }) => ({ ...row, amount: formatAmount(amountCents) }));
  }
}
