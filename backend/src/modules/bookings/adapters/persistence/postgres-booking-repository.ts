import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import { Booking, type BookingState } from '../../domain/booking.js';
import { CourtUnavailable, SlotTaken, TooManyUnpaid } from '../../domain/booking-errors.js';
import { formatTimeSlot } from '../../domain/slot.js';
import { BookingRepository } from '../../application/booking-repository.js';
import { BookingSchema } from './booking.schema.js';

/** Serialises one player's bookings, so that the count of unpaid ones is true. */
const LOCK_PLAYER = statement(
  'bookings.lock-player',
  `select 1 from players where id = $1 for no key update`,
);

/**
 * One round trip: the court is still open, the player below the limit, the hour claimed, the booking stored. Court and
 * venue are shared until the end, so that neither is archived, nor its clock changed, under a booking that is being made.
 */
const ADD = statement(
  'bookings.add',
  `with court as (
     select c.id from courts c join venues v on v.id = c.venue_id
      where c.id = $2 and c.status = 'available' and c.archived_at is null
        and v.archived_at is null and v.time_zone = $19 for share of v, c
   ), unpaid as (
     select count(*) as held from bookings
      where player_id = $4 and status = 'active' and paid_cents < total_cents and starts_at > $17
   ), claim as (
     insert into slot_claims (court_id, slot_date, slot_hour, booking_id)
     select id, $5, $6, $1 from court, unpaid where held < $18
     on conflict do nothing returning booking_id
   ), booked as (
     insert into bookings (id, court_id, venue_id, player_id, slot_date, slot_hour, starts_at, game_type, tariff,
       base_cents, discount_cents, total_cents, paid_cents, status, payment_due_at, refund_policy, created_at)
     select booking_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 from claim
     returning 1
   )
   select (select count(*) from court)::int as open, (select held from unpaid)::int as unpaid,
          (select count(*) from booked)::int as booked`,
);

const HOLDER = statement(
  'bookings.holder',
  `select b.id from slot_claims c join bookings b on b.id = c.booking_id
    where c.court_id = $1 and c.slot_date = $2 and c.slot_hour = $3 and b.player_id = $4`,
);

@Injectable()
export class PostgresBookingRepository extends BookingRepository {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {
    super();
  }

  override async add(booking: Booking, unpaidLimit: number, timeZone: string): Promise<void> {
    const it = booking.state;
    await this.database.query(LOCK_PLAYER, [it.playerId]);
    const [outcome] = await this.database.query<{ open: number; unpaid: number; booked: number }>(ADD, [
      ...[it.id, it.courtId, it.venueId, it.playerId, it.slotDate, it.slotHour, it.startsAt, it.gameType],
      ...[it.tariff, it.baseCents, it.discountCents, it.totalCents, it.paidCents, it.status],
      ...[it.paymentDueAt, JSON.stringify(it.refundPolicy), it.createdAt, unpaidLimit, timeZone],
    ]);
    if (outcome?.booked === 1) return this.announce(it, 'booked');
    if (outcome?.open !== 1) throw new CourtUnavailable();
    throw (await this.takenBy(it)) ?? new TooManyUnpaid(unpaidLimit);
  }

  /** Where the hour is taken, that is the reason to name, whatever else may be wrong. */
  private async takenBy(it: BookingState): Promise<SlotTaken | null> {
    const claims = await this.database.query(CLAIMED, [it.courtId, it.slotDate, it.slotHour]);
    if (claims.length === 0) return null;
    const [own] = await this.database.query<{ id: string }>(HOLDER, [
      it.courtId,
      it.slotDate,
      it.slotHour,
      it.playerId,
    ]);
    return new SlotTaken(own?.id);
  }

  override async lock(id: string): Promise<Booking | null> {
    const state = await this.database.manager.findOne(BookingSchema, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return state && new Booking(state);
  }

  override async save(booking: Booking): Promise<void> {
    const { id, ...state } = booking.state;
    await this.database.manager.update(BookingSchema, { id }, state);
    if (state.status !== 'cancelled' && state.status !== 'expired') return;
    const freed = await this.database.query(FREE, [id]);
    if (freed.length > 0) await this.announce(booking.state, 'available');
  }

  override async closingSince(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(CLOSING_SINCE, [before]);
    return rows.map((row) => row.id);
  }

  override async overdueSince(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(OVERDUE_SINCE, [before]);
    return rows.map((row) => row.id);
  }

  /** Tells open screens that an hour of the venue was taken or freed. */
  private async announce(it: BookingState, status: 'booked' | 'available'): Promise<void> {
    await this.live.announce(`venue:${it.venueId}`, {
      courtId: it.courtId,
      date: it.slotDate,
      timeSlot: formatTimeSlot(it.slotHour),
      status,
    });
  }
}

const CLOSING_SINCE = statement(
  'bookings.closing-since',
  `select id from bookings where status = 'closing' and closed_at < $1 order by closed_at`,
);

const OVERDUE_SINCE = statement(
  'bookings.overdue-since',
  `select id from bookings
    where status = 'active' and paid_cents < total_cents and payment_due_at < $1 order by payment_due_at`,
);

const FREE = statement('bookings.free', `delete from slot_claims where booking_id = $1 returning 1`);
const CLAIMED = statement(
  'bookings.claimed',
  `select 1 as taken from slot_claims where court_id = $1 and slot_date = $2 and slot_hour = $3`,
);
