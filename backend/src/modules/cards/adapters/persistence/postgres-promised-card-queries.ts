import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { PromisedCardQueries } from '../../application/ports/promised-card-queries.js';
import { isIncomplete } from '../../../bookings/sql.js';

/** A held guarantee pays at the deadline instead, and no longer needs the card. */
const PROMISED = statement(
  'cards.bookings-promised-a-card',
  `select b.code from bookings b
     left join promised_cards k on k.booking_id = b.id
     left join provider_customers c on c.player_id = b.player_id
    where b.player_id = $1 and b.status in ('active', 'closing') and ${isIncomplete('b')}
      and coalesce(k.card_id, c.card_id) = $2
      and not exists (select from payments p
                       where p.booking_id = b.id and p.purpose = 'guarantee' and p.status = 'held')
    order by b.starts_at`,
);

@Injectable()
export class PostgresPromisedCardQueries extends PromisedCardQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async bookingsOf(playerId: PlayerId, cardId: string): Promise<string[]> {
    const rows = await this.database.query<{ code: string }>(PROMISED, [playerId, cardId]);
    return rows.map(({ code }) => code);
  }
}
