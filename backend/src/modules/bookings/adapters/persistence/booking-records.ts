import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { PlayerRecords } from '../../../players/index.js';
import { UpcomingBooking } from '../../domain/booking-errors.js';
import { formatTimeSlot } from '../../domain/slot.js';
import { type BookingRow, BookingSchema } from './bookings.schema.js';
import { LockedBookings } from './locked-bookings.js';

/** In the order in which everyone locks several bookings. */
const HOLD = statement(
  'bookings.hold-of-player',
  `select id from bookings where player_id = $1 order by id for update`,
);
const MOVE = statement(
  'bookings.move-to-account',
  `update bookings set player_id = $2 where player_id = $1
   returning venue_id as "venueId", court_id as "courtId", slot_date::text as "slotDate", start_minute as "startMinute",
             status`,
);
const UPCOMING = statement(
  'bookings.upcoming-of-player',
  `select code from bookings
    where player_id = $1 and starts_at > $2
      and (status = 'active' or (status = 'closing' and close_kind = 'deadline')) order by starts_at limit 1`,
);
const EXPORT = statement(
  'bookings.export',
  `select b.code, v.name as venue, c.name as court, b.slot_date::text as date, b.start_minute as "startMinute", b.duration_minutes as "durationMinutes",
          b.game_type as "gameType", b.status, b.total_cents as "totalCents", b.paid_cents as "paidCents",
          b.created_at as "createdAt", b.closed_at as "closedAt",
          case when b.close_kind = 'player' then b.cancellation_reason end as "cancellationReason"
     from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
    where b.player_id = $1 order by b.starts_at`,
);

type MovedRow = Pick<BookingRow, 'venueId' | 'courtId' | 'slotDate' | 'startMinute' | 'status'>;
type ExportRow = Pick<BookingRow, 'startMinute' | 'totalCents' | 'paidCents'>;

/** Moves, erases and exports the bookings of a player. */
@Injectable()
export class BookingRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly locked: LockedBookings,
    @InjectRepository(BookingSchema) private readonly rows: Repository<BookingRow>,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'bookings',
      hold: async (guestId) => void (await this.database.query(HOLD, [guestId])),
      move: (guestId, accountId) => this.move(guestId, accountId),
      erase: (playerId, at) => this.erase(playerId, at),
      export: (playerId) => this.export(playerId),
    });
  }

  /** More unpaid bookings than one player may hold are possible: what was booked stays booked. */
  private async move(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    this.locked.forget();
    for (const booking of await this.database.query<MovedRow>(MOVE, [guestId, accountId])) {
      if (booking.status !== 'active') continue;
      const { venueId, courtId, slotDate: date, startMinute } = booking;
      const message = { courtId, date, timeSlot: formatTimeSlot(startMinute), status: 'booked' };
      this.live.announce(`venue:${venueId}`, message);
    }
  }

  /** @throws UpcomingBooking while a game is to come: its player must be able to cancel it */
  private async erase(playerId: PlayerId, at: Date): Promise<void> {
    const [upcoming] = await this.database.query<{ code: string }>(UPCOMING, [playerId, at]);
    if (upcoming) throw new UpcomingBooking(upcoming.code);
    // Players may have written about themselves.
    this.locked.forget();
    const reasons = { playerId, closeKind: 'player', cancellationReason: Not(IsNull()) } as const;
    await this.database.of(this.rows).update(reasons, { cancellationReason: null });
  }

  private async export(playerId: PlayerId): Promise<unknown> {
    const rows = await this.database.query<ExportRow>(EXPORT, [playerId]);
    return rows.map(({ startMinute, totalCents, paidCents, ...row }) => ({
      ...row,
      timeSlot: formatTimeSlot(startMinute),
      totalAmount: formatAmount(totalCents),
      paidAmount: formatAmount(paidCents),
    }));
  }
}
