import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { CourtNotFound } from '../../../courts/index.js';
import { VenueNotFound } from '../../../venues/index.js';
import {
  CalendarQueries,
  type CourtDayView,
  type FreeHours,
  type MonthState,
  type OwnHour,
  type SlotStatus,
  type SlotView,
  type TakenHour,
  type VenueDayView,
} from '../../application/calendar-queries.js';
import {
  daysOfMonth,
  formatTimeSlot,
  OPENING_HOURS,
  SLOT_HOURS,
  SLOT_MINUTES,
  startsOfDay,
} from '../../domain/slot.js';
import { tariffOf } from '../../domain/tariff.js';

/**
 * The rows of `bookings b` and `courts c` that a venue's month shows. A booking that its deadline
 * is closing is among them: it still shows as active (`statusAt`).
 */
const LISTED = `b.venue_id = $1 and c.archived_at is null
      and b.slot_date >= $2::date and b.slot_date < $2::date + interval '1 month'
      and (b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))`;

/** The month `-infinity` counts the changes of courts, so the sum grows with every change. */
const VERSION = `coalesce((select sum(m.version) from calendar_months m
      where m.venue_id = v.id and m.month in ($2::date, '-infinity')), 0)::text`;

const STATE = statement(
  'bookings.month-state',
  `select ${VERSION} as version from venues v where v.id = $1 and v.archived_at is null`,
);

/** The bounds on `starts_at` find the bookings in the player's index; they hold in every zone. */
const STATE_FOR_PLAYER = statement(
  'bookings.month-state-for-player',
  `select ${VERSION} as version, (
     select json_agg(json_build_object('bookingId', b.id, 'slotDate', b.slot_date, 'slotHour', b.slot_hour,
              'courtNumber', c.court_number) order by b.slot_date, b.slot_hour, c.court_number)
       from bookings b join courts c on c.id = b.court_id
      where b.player_id = $3 and b.starts_at >= $2::date - interval '1 day'
        and b.starts_at < $2::date + interval '1 month 1 day' and ${LISTED}) as own
     from venues v where v.id = $1 and v.archived_at is null`,
);

const MONTH = statement(
  'bookings.month',
  `select b.slot_date::text as "slotDate", b.slot_hour as "slotHour", b.game_type as "gameType",
          b.total_cents as "totalCents", b.paid_cents as "paidCents",
          c.court_number as "courtNumber", c.name as "courtName"
     from bookings b join courts c on c.id = b.court_id
    where ${LISTED}
    order by b.slot_date, b.slot_hour, c.court_number`,
);

/**
 * A court's day. `claims` maps the taken hours of the day $2 to whether a booking holds them; null
 * if all hours are free.
 */
const COURT_DAY = `c.status = 'available' as open, v.time_zone as "timeZone",
          c.day_singles_cents as "daySingles", c.day_doubles_cents as "dayDoubles",
          c.night_singles_cents as "nightSingles", c.night_doubles_cents as "nightDoubles",
          (select json_object_agg(s.slot_hour, s.booking_id is not null) from slot_claims s
            where s.court_id = c.id and s.slot_date = $2) as claims`;

const DAY = statement(
  'bookings.day-of-court',
  `select ${COURT_DAY}
     from courts c join venues v on v.id = c.venue_id
    where c.id = $1 and c.archived_at is null and v.archived_at is null`,
);

/** A venue without courts is one row whose court is null. */
const VENUE_DAY = statement(
  'bookings.day-of-venue',
  `select c.id, c.court_number as "courtNumber", c.name, ${COURT_DAY}
     from venues v left join courts c on c.venue_id = v.id and c.archived_at is null
    where v.id = $1 and v.archived_at is null
    order by c.court_number`,
);

/** `taken` lists, by day and hour, how many courts in service are taken; null if none is. */
const FREE_HOURS = statement(
  'bookings.free-hours-of-month',
  `select v.time_zone as "timeZone",
          (select count(*)::int from courts c
            where c.venue_id = v.id and c.status = 'available' and c.archived_at is null) as courts,
          (select json_agg(t) from (
             select s.slot_date as date, s.slot_hour as hour, count(*) as count
               from courts c join slot_claims s on s.court_id = c.id
              where c.venue_id = v.id and c.status = 'available' and c.archived_at is null
                and s.slot_date >= $2::date and s.slot_date < $2::date + interval '1 month'
              group by s.slot_date, s.slot_hour) t) as taken
     from venues v where v.id = $1 and v.archived_at is null`,
);

interface FreeHoursRow {
  timeZone: string;
  courts: number;
  taken: { date: string; hour: number; count: number }[] | null;
}

interface DayRow {
  open: boolean;
  timeZone: string;
  daySingles: Cents;
  dayDoubles: Cents;
  nightSingles: Cents;
  nightDoubles: Cents;
  claims: Record<number, boolean> | null;
}

type VenueDayRow = DayRow & ({ id: string; courtNumber: number; name: string } | { id: null });

interface StateRow {
  version: string;
  own?: OwnHour[] | null;
}

const SLOTS = SLOT_HOURS.map((hour) => ({
  hour,
  timeSlot: formatTimeSlot(hour),
  tariffType: tariffOf(hour),
}));

@Injectable()
export class PostgresCalendarQueries extends CalendarQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async stateOfMonth(venueId: string, month: string, playerId: string | null): Promise<MonthState> {
    const [state] = await (playerId === null
      ? this.database.query<StateRow>(STATE, [venueId, month])
      : this.database.query<StateRow>(STATE_FOR_PLAYER, [venueId, month, playerId]));
    if (!state) throw new VenueNotFound();
    return { version: state.version, own: state.own ?? [] };
  }

  override month(venueId: string, month: string): Promise<TakenHour[]> {
    return this.database.query<TakenHour>(MONTH, [venueId, month]);
  }

  override async freeHours(venueId: string, month: string): Promise<FreeHours[]> {
    const [venue] = await this.database.query<FreeHoursRow>(FREE_HOURS, [venueId, month]);
    if (!venue) throw new VenueNotFound();
    const now = this.clock.now();
    const taken = new Map(venue.taken?.map(({ date, hour, count }) => [`${date} ${hour}`, count]));
    return daysOfMonth(month).map((date) => {
      const isPast = pastHours(date, venue.timeZone, now);
      const left = SLOT_HOURS.filter((_, index) => !isPast(index));
      const free = left.map((hour) => venue.courts - (taken.get(`${date} ${hour}`) ?? 0));
      return { date, free: free.reduce((sum, count) => sum + count, 0) };
    });
  }

  override async day(courtId: string, date: string): Promise<SlotView[]> {
    const [court] = await this.database.query<DayRow>(DAY, [courtId, date]);
    if (!court) throw new CourtNotFound();
    const isPast = pastHours(date, court.timeZone, this.clock.now());
    const statusOf = (hour: number, index: number) => (isPast(index) ? 'past' : comingStatus(court, hour));
    const prices = pricesByTariff(court);
    return SLOTS.map(({ hour, timeSlot, tariffType }, index) => ({
      timeSlot,
      tariffType,
      status: statusOf(hour, index),
      ...prices[tariffType],
    }));
  }

  override async dayOfVenue(venueId: string, date: string): Promise<VenueDayView> {
    const rows = await this.database.query<VenueDayRow>(VENUE_DAY, [venueId, date]);
    const [first] = rows;
    if (!first) throw new VenueNotFound();
    const isPast = pastHours(date, first.timeZone, this.clock.now());
    const courts = rows.flatMap((row) => (row.id === null ? [] : [courtDay(row, isPast)]));
    return { courts, opening: [OPENING_HOURS], note: null };
  }
}

/** Returns whether the hour at a place of the day has begun. */
function pastHours(date: string, timeZone: string, now: Date): (index: number) => boolean {
  const starts = startsOfDay(date, timeZone);
  return (index) => (starts[index] ?? 0) <= now.getTime();
}

/** The status of an hour apart from the clock. */
function comingStatus({ claims, open }: DayRow, hour: number): SlotStatus {
  const booked = claims?.[hour];
  if (booked !== undefined) return booked ? 'booked' : 'blocked';
  return open ? 'available' : 'blocked';
}

function courtDay(
  court: Extract<VenueDayRow, { id: string }>,
  isPast: (index: number) => boolean,
): CourtDayView {
  const { day, night } = pricesByTariff(court);
  const durations = {
    day: [{ minutes: SLOT_MINUTES, ...day }],
    night: [{ minutes: SLOT_MINUTES, ...night }],
  };
  const { id, courtNumber, name } = court;
  const starts = SLOTS.map(({ hour, timeSlot, tariffType }, index) => {
    const coming = comingStatus(court, hour);
    const status = coming === 'available' && isPast(index) ? 'past' : coming;
    return { timeSlot, status, durations: durations[tariffType] };
  });
  return { id, courtNumber, name, starts };
}

function pricesByTariff(court: DayRow) {
  return {
    day: pricesOf(court.daySingles, court.dayDoubles),
    night: pricesOf(court.nightSingles, court.nightDoubles),
  };
}

function pricesOf(singles: Cents, doubles: Cents): Pick<SlotView, 'singlesPrice' | 'doublesPrice'> {
  return { singlesPrice: formatAmount(singles), doublesPrice: formatAmount(doubles) };
}
