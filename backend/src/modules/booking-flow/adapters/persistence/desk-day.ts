import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId } from '../../../../kernel/domain/ids.js';
import {
  type BlockedStretchView,
  formatTimeSlot,
  freeCells,
  HALF_HOUR,
  isOver,
  paymentStatusOf,
  type Stretch,
  type StoredStatus,
} from '../../../bookings/index.js';
import type {
  DeskCourtView,
  DeskHourBooking,
  DeskHourView,
  OrganiserView,
  PlacesView,
} from '../../application/desk-queries.js';

/** The paid and all places of the payment link of `bookings b`, as JSON. */
export const PLACES = `
  (select json_build_object('paid', count(*) filter (where s.status = 'paid'), 'total', l.places)
     from shared_links l join shares s on s.link_id = l.id where l.booking_id = b.id group by l.places)`;

/** Who organises a booking, from `players p`. */
export const ORGANISER = `p.name as "organiserName", p.phone as "organiserPhone", p.email as "organiserEmail"`;

export const DAY_COURTS = statement(
  'booking-flow.desk-day-courts',
  `select id, court_number as "courtNumber", name, status from courts
    where venue_id = $1 and archived_at is null order by court_number`,
);

export const DAY_BOOKINGS = statement(
  'booking-flow.desk-day-bookings',
  `select b.id, b.code, b.court_id as "courtId", b.start_minute as minute, b.duration_minutes as length,
          b.status, b.game_type as "gameType", b.total_cents as "totalCents", b.paid_cents as "paidCents",
          b.pays_at_club_since is not null as "paysAtClub", b.transfer is not null as "byTransfer", ${ORGANISER}, ${PLACES} as places
     from bookings b join players p on p.id = b.player_id
    where b.venue_id = $1 and b.slot_date = $2 and b.status in ('active', 'closing')`,
);

/** The hours that are kept for the waiting list, offered or about to be. */
export const DAY_KEPT = statement(
  'booking-flow.desk-day-kept',
  `select c.id as "courtId", kept.first * 30 as minute, (kept.last - kept.first + 1) * 30 as length
     from courts c cross join lateral (
       select min(h.half_hour) as first, max(h.half_hour) as last from half_hour_claims h
        where h.court_id = c.id and h.slot_date = $2 and h.hold_id is not null
        group by h.hold_id) kept
    where c.venue_id = $1 and c.archived_at is null`,
);

export interface DayKeptRow extends Stretch {
  courtId: CourtId;
}

export type DayCourtRow = Omit<DeskCourtView, 'hours'>;

export interface DayBookingRow extends OrganiserView, Stretch {
  id: BookingId;
  code: string;
  courtId: CourtId;
  status: StoredStatus;
  gameType: GameType;
  totalCents: Cents;
  paidCents: Cents;
  paysAtClub: boolean;
  byTransfer: boolean;
  places: PlacesView | null;
}

/** The bookings, blocks and offers that hold hours of a venue's day at `now`. */
export interface DayRows {
  date: string;
  timeZone: string;
  now: Date;
  /** The open hours of the day. */
  cells: readonly Stretch[];
  bookings: readonly DayBookingRow[];
  blocks: readonly BlockedStretchView[];
  kept: readonly DayKeptRow[];
}

/** Combines a court with its day: what is taken, and the open hours between. */
export function toDeskCourt(court: DayCourtRow, day: DayRows): DeskCourtView {
  const booked = day.bookings.filter(({ courtId }) => courtId === court.id);
  const blocked = day.blocks.filter(({ block }) => block.court.id === court.id);
  const kept = day.kept.filter(({ courtId }) => courtId === court.id);
  const taken = [...booked.map(bookedHour), ...blocked.map(blockedHour), ...kept.map(keptHour)];
  const free = freeCells(day.cells, [...booked, ...blocked, ...kept]).map((cell) => freeHour(cell, day));
  const hours = [...taken, ...free].sort((one, other) => (one.timeSlot < other.timeSlot ? -1 : 1));
  return { ...court, hours };
}

function bookedHour(row: DayBookingRow): DeskHourView {
  const status = row.status === 'closing' ? 'closing' : 'booked';
  return { ...timesOf(row), status, booking: bookingOf(row), block: null };
}

function blockedHour({ block, ...cell }: BlockedStretchView): DeskHourView {
  return { ...timesOf(cell), status: 'blocked', booking: null, block };
}

function keptHour(row: DayKeptRow): DeskHourView {
  return { ...timesOf(row), status: 'kept', booking: null, block: null };
}

function freeHour(cell: Stretch, { date, timeZone, now }: DayRows): DeskHourView {
  const last = { date, minute: cell.minute + cell.length - HALF_HOUR };
  const status = isOver(last, timeZone, now) ? 'past' : 'free';
  return { ...timesOf(cell), status, booking: null, block: null };
}

function timesOf({ minute, length }: Stretch): Pick<DeskHourView, 'timeSlot' | 'durationMinutes'> {
  return { timeSlot: formatTimeSlot(minute), durationMinutes: length };
}

function bookingOf(row: DayBookingRow): DeskHourBooking {
  return {
    id: row.id,
    code: row.code,
    gameType: row.gameType,
    places: row.places,
    organiserName: row.organiserName,
    organiserPhone: row.organiserPhone,
    organiserEmail: row.organiserEmail,
    totalAmount: formatAmount(row.totalCents),
    paidAmount: formatAmount(row.paidCents),
    paymentStatus: paymentStatusOf(row.paidCents, row.totalCents),
    paysAtClub: row.paysAtClub,
    byTransfer: row.byTransfer,
  };
}
