import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import {
  type BlockedHourView,
  formatTimeSlot,
  type GameType,
  paymentStatusOf,
  SLOT_HOURS,
  startOf,
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
  'booking-views.desk-day-courts',
  `select id, court_number as "courtNumber", name, status from courts
    where venue_id = $1 and archived_at is null order by court_number`,
);

export const DAY_BOOKINGS = statement(
  'booking-views.desk-day-bookings',
  `select b.id, b.code, b.court_id as "courtId", b.slot_hour as hour, b.status, b.game_type as "gameType",
          b.total_cents as "totalCents", b.paid_cents as "paidCents", ${ORGANISER}, ${PLACES} as places
     from slot_claims s join bookings b on b.id = s.booking_id join players p on p.id = b.player_id
    where b.venue_id = $1 and s.slot_date = $2`,
);

export type DayCourtRow = Omit<DeskCourtView, 'hours'>;

export interface DayBookingRow extends OrganiserView {
  id: string;
  code: string;
  courtId: string;
  hour: number;
  status: StoredStatus;
  gameType: GameType;
  totalCents: Cents;
  paidCents: Cents;
  places: PlacesView | null;
}

/** What holds the hours of a venue's day at `now`. */
export interface DayRows {
  date: string;
  timeZone: string;
  now: Date;
  bookings: readonly DayBookingRow[];
  blocks: readonly BlockedHourView[];
}

/** Combines a court with the 16 hours of its day. */
export function toDeskCourt(court: DayCourtRow, day: DayRows): DeskCourtView {
  return { ...court, hours: SLOT_HOURS.map((hour) => hourOf(court.id, hour, day)) };
}

function hourOf(
  courtId: string,
  hour: number,
  { date, timeZone, now, bookings, blocks }: DayRows,
): DeskHourView {
  const booking = bookings.find((row) => row.courtId === courtId && row.hour === hour);
  const blocked = blocks.find(({ block, hour: at }) => block.court.id === courtId && at === hour);
  const timeSlot = formatTimeSlot(hour);
  if (booking) {
    const status = booking.status === 'closing' ? 'closing' : 'booked';
    return { timeSlot, status, booking: bookingOf(booking), block: null };
  }
  if (blocked) return { timeSlot, status: 'blocked', booking: null, block: blocked.block };
  const status = startOf({ date, hour }, timeZone) <= now ? 'past' : 'free';
  return { timeSlot, status, booking: null, block: null };
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
  };
}
