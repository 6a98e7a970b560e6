import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { PlayerRecords } from '../../../players/index.js';

/** The uses of a guest were counted for the guest. The account may have more than its limit. */
const MOVE = statement(
  'discounts.move-to-account',
  `update redemptions r set player_limit = null from bookings b
    where b.id = r.booking_id and b.player_id = $1 and r.status = 'live' and r.player_limit is not null`,
);
const ERASE = statement(
  'discounts.erase-cards',
  `update redemptions r set card_fingerprint = null from bookings b
    where b.id = r.booking_id and b.player_id = $1 and r.status = 'live' and r.card_fingerprint is not null`,
);
const EXPORT = statement(
  'discounts.export',
  `select b.code as booking, c.code, r.amount_cents as "amountCents"
     from bookings b join redemptions r on r.booking_id = b.id and r.status = 'live'
     join discount_codes c on c.id = r.code_id
    where b.player_id = $1 order by b.starts_at`,
);

/**
 * Exports the uses of discount codes, forgets their cards, and leaves those of a guest without a
 * limit (docs/adr/0088).
 */
@Injectable()
export class UseRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'discounts',
      // A use belongs to its booking, whose player changes.
      move: async (guestId) => void (await this.database.query(MOVE, [guestId])),
      erase: async (playerId) => void (await this.database.query(ERASE, [playerId])),
      export: (playerId) => this.export(playerId),
    });
  }

  private async export(playerId: PlayerId): Promise<unknown> {
    const rows = await this.database.query<{ amountCents: Cents }>(EXPORT, [playerId]);
    return rows.map(({ amountCents, ...row }) => ({ ...row, amount: formatAmount(amountCents) }));
  }
}
