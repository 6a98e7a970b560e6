import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import type {
  DeskCourtView,
  DeskHourBooking,
  DeskHourView,
  PlacesView,
} from '../../application/bookings-desk.js';
import { paymentStatusOf, type StoredStatus } from '../../domain/booking-status.js';
import { formatTimeSlot, SLOT_HOURS, startOf } from '../../domain/slot.js';
import type { GameType } from '../../domain/tariff.js';
import { BLOCK_COLUMNS, type BlockRow, toBlockView } from './block-rows.js';

/** How many places of the payment link of `bookings b` are paid. */
export const PLACES = `
  (select json_build_object('paid', count(*) filter (where s.status = 'paid'), 'total', l.places)
     from shared_links l join shares s on s.link_id = l.id where l.booking_id = b.id group by l.places)`;

export const DAY_COURTS = statement(
  'desk.day-courts',
  `select id, court_number as "courtNumber", name, status from courts
    where venue_id = $1 and archived_at is null order by court_number`,
);

export const DAY_BOOKINGS = statement(
  'desk.day-bookings',
  `select b.id, b.court_id as "courtId", b.slot_hour as hour, b.status, b.game_type as "gameType",
          b.total_cents as "totalCents", b.paid_cents as "paidCents", p.email, ${PLACES} as places
     from slot_claims s join bookings b on b.id = s.booking_id join players p on p.id = b.player_id
    where b.venue_id = $1 and s.slot_date = $2`,
);

export const DAY_BLOCKS = statement(
  'desk.day-blocks',
  `select s.slot_hour as hour, ${BLOCK_COLUMNS}
     from courts c join slot_claims s on s.court_id = c.id and s.slot_date = $2
     join hour_blocks k on k.id = s.block_id join venues v on v.id = c.venue_id
     join admins a on a.id = k.created_by
    where c.venue_id = $1`,
);

export type DayCourtRow = Omit<DeskCourtView, 'hours'>;
export type DayBlockRow = BlockRow & { hour: number };

export interface DayBookingRow {
  id: string;
  courtId: string;
  hour: number;
  status: StoredStatus;
  gameType: GameType;
  totalCents: Cents;
  paidCents: Cents;
  email: string | null;
  places: PlacesView | null;
}

/** A day of a venue as it stands at `now`, before it is put into courts and hours. */
export interface DayRows {
  date: string;
  timeZone: string;
  now: Date;
  bookings: readonly DayBookingRow[];
  blocks: readonly DayBlockRow[];
}

/** A court with its 16 hours of the day. */
export function toDeskCourt(court: DayCourtRow, day: DayRows): DeskCourtView {
  return { ...court, hours: SLOT_HOURS.map((hour) => hourOf(court.id, hour, day)) };
}

function hourOf(
  courtId: string,
  hour: number,
  { date, timeZone, now, bookings, blocks }: DayRows,
): DeskHourView {
  const holds = (row: { courtId: string; hour: number }) => row.courtId === courtId && row.hour === hour;
  const [booking, block] = [bookings.find(holds), blocks.find(holds)];
  const timeSlot = formatTimeSlot(hour);
  if (booking) {
    const status = booking.status === 'closing' ? 'closing' : 'booked';
    return { timeSlot, status, booking: bookingOf(booking), block: null };
  }
  if (block) return { timeSlot, status: 'blocked', booking: null, block: toBlockView(block) };
  const status = startOf({ date, hour }, timeZone) <= now ? 'past' : 'free';
  return { timeSlot, status, booking: null, block: null };
}

function bookingOf(row: DayBookingRow): DeskHourBooking {
  return {
    ...{ id: row.id, gameType: row.gameType, places: row.places, organiserEmail: row.email },
    totalAmount: formatAmount(row.totalCents),
    paidAmount: formatAmount(row.paidCents),
    paymentStatus: paymentStatusOf(row.paidCents, row.totalCents),
  };
}
