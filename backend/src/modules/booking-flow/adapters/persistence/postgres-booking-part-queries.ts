import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import type { Tariff } from '../../../../kernel/domain/tariff.js';
import {
  BookingNotFound,
  type CloseKind,
  endOf,
  formatTimeSlot,
  refundOf,
  statusAt,
  type StoredStatus,
  wallTime,
} from '../../../bookings/index.js';
import { firstNameOf } from '../../../players/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { BookingPartQueries, type BookingPartView } from '../../application/booking-part-queries.js';
import { isCounted } from '../../../payments/sql.js';

/** Returns the statement for the parts in `own`: a booking, the player's payments and their sum. */
const parts = (own: string, player: string) => `
  select b.id, b.code, b.slot_date::text as "slotDate", b.start_minute as "startMinute",
         b.duration_minutes as "durationMinutes", b.starts_at as "startsAt",
         b.game_type as "gameType", b.tariff, b.status, b.close_kind as "closeKind",
         b.close_percentage as "closePercentage", b.cancellation_reason as "cancellationReason",
         b.court_id as "courtId", c.court_number as "courtNumber", c.name as "courtName",
         c.image_url as "courtImage", c.surface, b.venue_id as "venueId", v.name as "venueName", coalesce(v.address, v.location) as location,
         v.time_zone as "timeZone", o.name as "organiserName", own.cents as "paidCents",
         (select l.id from shared_links l where l.booking_id = b.id) as "linkId",
         back.cents as "refundedCents", back.status as "refundStatus",
         exists (select from disputes d where d.booking_id = b.id and d.payment_id = any (own.payments)
                    and d.status in ('needs_response', 'under_review')) as "isDisputed"
    from (${own}) own
    join bookings b on b.id = own.booking_id and b.player_id <> ${player}
    join courts c on c.id = b.court_id join venues v on v.id = b.venue_id join players o on o.id = b.player_id
    cross join lateral (
      select coalesce(sum(r.amount_cents), 0)::int as cents,
             case when bool_or(r.status = 'manual') then 'failed'
                  when bool_or(r.status = 'to_hand_over') then 'to_hand_over'
                  when bool_or(r.status in ('requested', 'submitted')) then 'pending'
                  when count(*) > 0 then 'succeeded' else 'none' end as status
        from refunds r where r.payment_id = any (own.payments) and r.status <> 'void') back`;

const SUMS = `array_agg(p.id) as payments, sum(p.amount_cents)::int as cents`;

const OF_PLAYER = statement(
  'booking-flow.parts-of-player',
  `${parts(
    `select p.booking_id, ${SUMS} from payments p where p.player_id = $1 and ${isCounted('p')} group by p.booking_id`,
    '$1',
  )} order by b.starts_at desc, b.id desc`,
);

const ONE = statement(
  'booking-flow.part',
  parts(
    `select p.booking_id, ${SUMS} from payments p
      where p.booking_id = $1 and p.player_id = $2 and ${isCounted('p')} group by p.booking_id`,
    '$2',
  ),
);

const OF_RECIPIENT = statement(
  'booking-flow.part-of-recipient',
  parts(
    `select $1::uuid as booking_id, array_agg(p.id) as payments, coalesce(sum(p.amount_cents), 0)::int as cents
       from payments p where p.booking_id = $1 and p.player_id = $2 and p.status = 'succeeded'`,
    '$2',
  ),
);

interface PartRow {
  id: BookingId;
  code: string;
  slotDate: string;
  startMinute: number;
  durationMinutes: number;
  startsAt: Date;
  gameType: GameType;
  tariff: Tariff;
  status: StoredStatus;
  closeKind: CloseKind | null;
  closePercentage: number | null;
  cancellationReason: string | null;
  courtId: CourtId;
  courtNumber: number;
  courtName: string;
  courtImage: string | null;
  surface: string;
  venueId: VenueId;
  venueName: string;
  location: string;
  timeZone: string;
  organiserName: string | null;
  paidCents: Cents;
  linkId: string | null;
  refundedCents: Cents;
  refundStatus: BookingPartView['refundStatus'];
  isDisputed: boolean;
}

@Injectable()
export class PostgresBookingPartQueries extends BookingPartQueries {
  constructor(
    private readonly database: Database,
    private readonly links: SharedLinksFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async ofPlayer(playerId: PlayerId): Promise<BookingPartView[]> {
    const now = this.clock.now();
    const rows = await this.database.query<PartRow>(OF_PLAYER, [playerId]);
    return rows.map((row) => this.part(row, now));
  }

  override async one(bookingId: BookingId, playerId: PlayerId | null): Promise<BookingPartView> {
    return this.only(await this.database.query<PartRow>(ONE, [bookingId, playerId]));
  }

  override async ofRecipient(bookingId: BookingId, playerId: PlayerId): Promise<BookingPartView> {
    return this.only(await this.database.query<PartRow>(OF_RECIPIENT, [bookingId, playerId]));
  }

  private only([row]: PartRow[]): BookingPartView {
    if (!row) throw new BookingNotFound();
    return this.part(row, this.clock.now());
  }

  private part(row: PartRow, now: Date): BookingPartView {
    const part = toPart(row, now);
    const linkId = part.status === 'active' ? row.linkId : null;
    return { ...part, shareToken: linkId === null ? null : this.links.publicTokenOf(linkId) };
  }
}

function toPart(row: PartRow, now: Date): Omit<BookingPartView, 'shareToken'> {
  const { id, code, gameType, timeZone, closeKind } = row;
  return {
    id,
    code,
    organiserName: firstNameOf(row.organiserName),
    bookingDate: wallTime({ date: row.slotDate, minute: row.startMinute }),
    timeSlot: formatTimeSlot(row.startMinute),
    durationMinutes: row.durationMinutes,
    startsAt: row.startsAt.toISOString(),
    endsAt: endOf(row.startsAt, row.durationMinutes).toISOString(),
    gameType,
    tariffType: row.tariff,
    timeZone,
    status: statusAt(row, now),
    court: {
      id: row.courtId,
      courtNumber: row.courtNumber,
      name: row.courtName,
      imageUrl: row.courtImage,
      surface: row.surface,
    },
    venue: { id: row.venueId, name: row.venueName, location: row.location },
    paidAmount: formatAmount(row.paidCents),
    refundedAmount: formatAmount(row.refundedCents),
    refundStatus: refundStatusOf(row),
    cancelledBy: closeKind === 'deadline' ? null : closeKind,
    // The organiser's words are not meant for friends.
    cancellationReason: closeKind === 'venue' ? row.cancellationReason : null,
  };
}

/** A cancellation decides the refund before the refund rows exist. */
function refundStatusOf(row: PartRow): BookingPartView['refundStatus'] {
  const { status, closeKind, closePercentage, paidCents, refundStatus, isDisputed } = row;
  const isDecided = status === 'closing' && closeKind !== 'deadline';
  const isOwed = isDecided && refundOf(paidCents, closePercentage ?? 0) > row.refundedCents;
  const shown = isOwed ? 'pending' : refundStatus;
  return isDisputed && shown === 'pending' ? 'disputed' : shown;
}
