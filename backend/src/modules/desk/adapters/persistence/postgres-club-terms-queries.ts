import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type ClubTerms, ClubTermsQueries } from '../../application/club-terms.js';
import { LAPSED_DAYS } from '../../domain/transfer-errors.js';
import { isUnpaid, mayPayAtClub } from '../../../bookings/sql.js';

/** The lock of `hold_for_booking`. */
const HOLD_PLAYER = statement(
  'desk.hold-player',
  `select pg_advisory_xact_lock(hashtextextended('saque.player:' || $1, 0))`,
);
const TERMS = statement(
  'desk.club-terms',
  `select ${mayPayAtClub('b', 'v')} as offered,
          (select count(*)::int from bookings o
            where o.player_id = $2 and o.id <> b.id and ${isUnpaid('o')}
              and (o.pays_at_club_since is not null or o.transfer is not null)
              and o.starts_at > $3) as waiting,
          nullif(v.rules -> 'transfer', 'null') as transfer,
          (select count(*)::int from bookings o
            where o.player_id = $2 and o.transfer is not null and o.close_kind = 'deadline'
              and o.closed_at > $3::timestamptz - interval '${LAPSED_DAYS} days') as lapsed
     from bookings b join venues v on v.id = b.venue_id where b.id = $1`,
);

@Injectable()
export class PostgresClubTermsQueries extends ClubTermsQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async hold(bookingId: BookingId, playerId: PlayerId, now: Date): Promise<ClubTerms> {
    await this.database.query(HOLD_PLAYER, [playerId]);
    const [terms] = await this.database.query<ClubTerms>(TERMS, [bookingId, playerId, now]);
    return terms ?? { offered: false, transfer: null, waiting: 0, lapsed: 0 };
  }
}
