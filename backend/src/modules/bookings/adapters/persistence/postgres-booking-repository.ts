import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThanOrEqual, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import type { BookingId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { Booking } from '../../domain/booking.js';
import {
  CourtUnavailable,
  RulesChanged,
  SlotTaken,
  TooManyUnpaid,
  TooManyUnpaidHere,
} from '../../domain/booking-errors.js';
import type { BookingState } from '../../domain/booking-state.js';
import { formatTimeSlot } from '../../domain/slot.js';
import { UNPAID_LIMIT } from '../../domain/unpaid-limit.js';
import {
  BookingRepository,
  type BookingTerms,
  type Deadline,
  type HeldCourt,
  type TakenReminder,
} from '../../application/booking-repository.js';
import { FreedHours, type FreedStretch } from '../../application/freed-hours.js';
import { LockedBookings } from './locked-bookings.js';
import { stretchesLeft, stretchOf } from './booking-stretches.js';
import { changingColumns, stateOf } from './booking-mapping.js';
import {
  ADD,
  AHEAD,
  CLAIMED,
  EXPIRE,
  FREE_ELSEWHERE,
  FREE_HOURS,
  HOLD_COURT,
  HOLDER,
  MOVE,
  UNPAID,
} from './claim-statements.js';
import {
  BATCH_SIZE,
  BEFORE_ALL_IDS,
  CLOSING_SINCE,
  DEADLINES,
  TAKE_REMINDERS,
} from './deadline-statements.js';
import { type BookingRow, BookingSchema } from './bookings.schema.js';
import { type HalfHourClaimRow, HalfHourClaimSchema } from './half-hour-claims.schema.js';

interface AddOutcome {
  open: boolean;
  belowLimit: boolean;
  sameRules: boolean;
  booked: boolean;
}

interface UnpaidBookings {
  unpaid: number;
  unpaidHere: number;
}

const SAVE_STARTS = statement(
  'bookings.save-starts',
  `update bookings b set starts_at = s."startsAt", payment_due_at = s."paymentDueAt",
          remind_at = s."remindAt", refund_policy = s."refundPolicy"
     from json_to_recordset($1) as s (id uuid, "startsAt" timestamptz, "paymentDueAt" timestamptz,
                                      "remindAt" timestamptz, "refundPolicy" jsonb)
    where b.id = s.id`,
);

/** More than any player has unpaid bookings. */
const NO_LIMIT = 1_000_000;

/** The play and its price, in the order in which adding and moving a booking store them. */
function playAndPriceOf(state: BookingState): unknown[] {
  const { slotDate, startMinute, durationMinutes, startsAt, gameType, tariff } = state;
  const play = [slotDate, startMinute, durationMinutes, startsAt, gameType, tariff];
  return [...play, state.baseCents, state.discountCents, state.totalCents];
}

const jsonOf = (value: object | null): string | null => value && JSON.stringify(value);

@Injectable()
export class PostgresBookingRepository extends BookingRepository {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly freed: FreedHours,
    private readonly locked: LockedBookings,
    @InjectRepository(BookingSchema) private readonly bookings: Repository<BookingRow>,
    @InjectRepository(HalfHourClaimSchema) private readonly claims: Repository<HalfHourClaimRow>,
  ) {
    super();
  }

  override async add(
    booking: Booking,
    { timeZone, unpaidPerAddress, rulesVersion, isOfStaff }: BookingTerms,
  ): Promise<void> {
    const state = booking.snapshot();
    const [outcome] = await this.database.query<AddOutcome>(ADD, [
      state.id,
      state.courtId,
      state.venueId,
      state.playerId,
      ...playAndPriceOf(state),
      state.paidCents,
      state.status,
      state.paymentDueAt,
      JSON.stringify(state.refundPolicy),
      state.createdAt,
      isOfStaff ? NO_LIMIT : UNPAID_LIMIT,
      timeZone,
      state.remindAt,
      state.placedFrom,
      unpaidPerAddress,
      rulesVersion,
      state.resaleRefund,
      jsonOf(state.category),
      state.splitUntil,
    ]);
    if (outcome?.booked) return this.announce(stretchOf(state), 'booked');
    if (!outcome?.open) throw new CourtUnavailable();
    const taken = await this.slotTaken(state);
    if (taken) throw taken;
    if (!outcome.sameRules) throw new RulesChanged();
    throw outcome.belowLimit ? new TooManyUnpaidHere(unpaidPerAddress) : new TooManyUnpaid(UNPAID_LIMIT);
  }

  /** A taken hour is reported first, even if a limit has also been reached. */
  private async slotTaken(state: BookingState): Promise<SlotTaken | null> {
    const slot = [state.courtId, state.slotDate, state.startMinute, state.durationMinutes];
    const claims = await this.database.query(CLAIMED, slot);
    if (claims.length === 0) return null;
    const [own] = await this.database.query<{ id: BookingId }>(HOLDER, [...slot, state.playerId]);
    return new SlotTaken(own?.id);
  }

  override async lock(id: BookingId): Promise<Booking | null> {
    const state = await this.locked.lock(id);
    return state && Booking.restore(state);
  }

  override async holdCourt(court: HeldCourt): Promise<void> {
    const { venueId, courtId, timeZone, playerId, rulesVersion } = court;
    const [held] = await this.database.query<{ open: boolean; sameRules: boolean }>(HOLD_COURT, [
      venueId,
      courtId,
      timeZone,
      playerId,
      rulesVersion,
    ]);
    if (!held?.open) throw new CourtUnavailable();
    if (!held.sameRules) throw new RulesChanged();
  }

  override async countAhead(playerId: PlayerId, venueId: VenueId, after: Date): Promise<number> {
    const [ahead] = await this.database.query<{ bookings: number }>(AHEAD, [playerId, venueId, after]);
    return ahead?.bookings ?? 0;
  }

  override async assertBelowLimits(booking: Booking, unpaidPerAddress: number, at: Date): Promise<void> {
    const { playerId, placedFrom } = booking.snapshot();
    const [held] = await this.database.query<UnpaidBookings>(UNPAID, [playerId, at, placedFrom]);
    if (!held) return;
    if (held.unpaid >= UNPAID_LIMIT) throw new TooManyUnpaid(UNPAID_LIMIT);
    if (held.unpaidHere >= unpaidPerAddress) throw new TooManyUnpaidHere(unpaidPerAddress);
  }

  override async saveMoved(booking: Booking, from: BookingState): Promise<void> {
    const state = booking.snapshot();
    const staysThere =
      state.courtId === from.courtId &&
      state.slotDate === from.slotDate &&
      state.startMinute === from.startMinute &&
      state.durationMinutes === from.durationMinutes;
    this.locked.forget();
    const moved = await this.database.query(MOVE, [
      state.id,
      state.courtId,
      ...playAndPriceOf(state),
      state.paymentDueAt,
      JSON.stringify(state.refundPolicy),
      state.remindAt,
      state.placedFrom,
      staysThere,
      jsonOf(state.category),
    ]);
    if (moved.length === 0) throw (await this.slotTaken(state)) ?? new SlotTaken();
    if (staysThere) return;
    const { id, courtId, slotDate, startMinute, durationMinutes } = state;
    await this.database.query(FREE_ELSEWHERE, [id, courtId, slotDate, startMinute, durationMinutes]);
    await this.passOn(stretchesLeft(from, state));
    this.announce(stretchOf(state), 'booked');
  }

  override async lockFree(ids: readonly BookingId[]): Promise<Booking[]> {
    const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
    const rows = await this.database.of(this.bookings).find({ where: { id: In([...ids]) }, lock });
    return rows.map((row) => Booking.restore(stateOf(row)));
  }

  override async saveExpired(bookings: readonly Booking[]): Promise<void> {
    this.locked.forget();
    const states = new Map(bookings.map((booking) => [booking.id, booking.snapshot()]));
    const freed = await this.database.query<{ bookingId: BookingId }>(FREE_HOURS, [[...states.keys()]]);
    const expired = [...states.values()].map(({ id, closing }) => ({ id, ...closing }));
    await this.database.query(EXPIRE, [JSON.stringify(expired)]);
    await this.passOn(
      freed.flatMap(({ bookingId }) => {
        const state = states.get(bookingId);
        return state ? [stretchOf(state)] : [];
      }),
    );
  }

  override async save(booking: Booking): Promise<void> {
    const state = booking.snapshot();
    await this.database.of(this.bookings).update({ id: state.id }, changingColumns(state));
    this.locked.saved(state);
    if (state.status !== 'cancelled' && state.status !== 'expired') return;
    const freed = await this.database.of(this.claims).delete({ bookingId: state.id });
    if (freed.affected) await this.passOn([stretchOf(state)]);
  }

  override async lockFrom(venueId: VenueId, day: string): Promise<Booking[]> {
    // By id, so that two transactions that lock several bookings cannot deadlock.
    const rows = await this.database.of(this.bookings).find({
      where: { venueId, slotDate: MoreThanOrEqual(day), status: In(['active', 'closing']) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.map((row) => Booking.restore(stateOf(row)));
  }

  override async saveStarts(bookings: readonly Booking[]): Promise<void> {
    this.locked.forget();
    const starts = bookings.map((booking) => booking.snapshot());
    await this.database.query(SAVE_STARTS, [JSON.stringify(starts)]);
  }

  override async closingSince(before: Date): Promise<BookingId[]> {
    const rows = await this.database.query<{ id: BookingId }>(CLOSING_SINCE, [before]);
    return rows.map((row) => row.id);
  }

  override async *deadlines(from: Date, before: Date): AsyncGenerator<Deadline[]> {
    let last = { position: from.toISOString(), bookingId: BEFORE_ALL_IDS };
    for (let size = BATCH_SIZE; size === BATCH_SIZE;) {
      const values = [before, last.position, last.bookingId];
      const batch = await this.database.query<Deadline & typeof last>(DEADLINES, values);
      last = batch.at(-1) ?? last;
      size = batch.length;
      yield batch.map(({ bookingId, paymentDueAt }) => ({ bookingId, paymentDueAt }));
    }
  }

  override takeReminders(now: Date, before: Date): Promise<TakenReminder[]> {
    this.locked.forget();
    return this.database.query<TakenReminder>(TAKE_REMINDERS, [now, before]);
  }

  /** Offers freed hours to those who wait, and shows the others on open calendars. */
  private async passOn(stretches: readonly FreedStretch[]): Promise<void> {
    for (const stretch of await this.freed.pass(stretches)) this.announce(stretch, 'available');
  }

  /** Notifies open calendars of the venue that a start was taken or freed. */
  private announce({ venueId, courtId, date, minute }: FreedStretch, status: 'booked' | 'available'): void {
    this.live.announce(`venue:${venueId}`, { courtId, date, timeSlot: formatTimeSlot(minute), status });
  }
}
