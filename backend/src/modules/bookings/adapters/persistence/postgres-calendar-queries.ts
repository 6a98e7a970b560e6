import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { CourtId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { CourtNotFound } from '../../../courts/index.js';
import { openingOf, RememberedRules, VenueNotFound, type VenueRules } from '../../../venues/index.js';
import {
  type CategorisedDay,
  CalendarQueries,
  type CourtDayView,
  type DayPreview,
  type FreeHours,
  type MonthState,
  type OwnHour,
  type SlotView,
  type TakenHour,
  type VenueDayView,
} from '../../application/calendar-queries.js';
import { BookingRules } from '../../application/booking-rules.js';
import { bookableMinutes, type DayOfRules, nextChange, startsOfCourt } from '../../application/court-day.js';
import { daysOfMonth, formatTimeSlot } from '../../domain/slot.js';
import { COURT_DAY, courtOf, type DayRow } from './court-day-rows.js';
import { type MonthRow, takenHoursOf } from './month-rows.js';

/**
 * The rows of `bookings b` and `courts c` that a venue's month shows. A booking that its deadline
 * is closing is among them: it still shows as active (`statusAt`).
 */
const LISTED = `b.venue_id = $1 and c.archived_at is null
      and b.slot_date >= $2::date and b.slot_date < $2::date + interval '1 month'
      and (b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))`;

/**
 * The month `-infinity` counts the changes of courts. The sum grows with every change. The highest
 * number is a time, and later than those of a database before it was restored.
 */
const VERSION = `(select concat_ws('.', coalesce(max(m.version), 0), sum(m.version)) from calendar_months m
      where m.venue_id = v.id and m.month in ($2::date, '-infinity'))`;

const STATE = statement(
  'bookings.month-state',
  `select ${VERSION} as version from venues v where v.id = $1 and v.archived_at is null`,
);

/** The bounds on `starts_at` find the bookings in the player's index; they hold in every zone. */
const STATE_FOR_PLAYER = statement(
  'bookings.month-state-for-player',
  `select ${VERSION} as version, (
     select json_agg(json_build_object('bookingId', b.id, 'slotDate', b.slot_date, 'startMinute', b.start_minute,
              'courtNumber', c.court_number) order by b.slot_date, b.start_minute, c.court_number)
       from bookings b join courts c on c.id = b.court_id
      where b.player_id = $3 and b.starts_at >= $2::date - interval '1 day'
        and b.starts_at < $2::date + interval '1 month 1 day' and ${LISTED}) as own
     from venues v where v.id = $1 and v.archived_at is null`,
);

/**
 * One text for the whole month: reading it takes half of the time that the driver needs for 600
 * rows. The courts are those that an entry can name.
 */
const MONTH = statement(
  'bookings.month',
  `select (select json_object_agg(court_number, name) from courts
            where venue_id = $1 and archived_at is null) as "courtNames",
          (select string_agg(
             concat_ws(' ', b.slot_date - $2::date + 1, b.start_minute, b.duration_minutes, b.game_type,
                       b.total_cents, b.paid_cents, c.court_number),
             ',' order by b.slot_date, b.start_minute, c.court_number)
             from bookings b join courts c on c.id = b.court_id
            where ${LISTED}) as hours`,
);

const DAY = statement(
  'bookings.day-of-court',
  `select v.id as "venueId", ${COURT_DAY}
     from courts c join venues v on v.id = c.venue_id
    where c.id = $1 and c.archived_at is null and v.archived_at is null`,
);

const CLAIMED = statement(
  'bookings.claimed-half-hours',
  `select half_hour as "halfHour" from half_hour_claims where court_id = $1 and slot_date = $2`,
);

/** A venue without courts is one row whose court is null. */
const VENUE_DAY = statement(
  'bookings.day-of-venue',
  `select c.court_number as "courtNumber", c.name, ${COURT_DAY}
     from venues v left join courts c on c.venue_id = v.id and c.archived_at is null
    where v.id = $1 and v.archived_at is null
    order by c.court_number`,
);

/**
 * `taken` lists the courts in service that are taken on a day, with a bit for each of their taken
 * half hours; null if none is.
 */
const FREE_HOURS = statement(
  'bookings.free-hours-of-month',
  `select v.time_zone as "timeZone", v.rules::text as "changedRules",
          (select count(*)::int from courts c
            where c.venue_id = v.id and c.status = 'available' and c.archived_at is null) as courts,
          (select json_agg(t) from (
             select s.slot_date as date, bit_or(1::bigint << s.half_hour) as "halfHours"
               from courts c join half_hour_claims s on s.court_id = c.id
              where c.venue_id = v.id and c.status = 'available' and c.archived_at is null
                and s.slot_date >= $2::date and s.slot_date < $2::date + interval '1 month'
              group by s.slot_date, s.court_id) t) as taken
     from venues v where v.id = $1 and v.archived_at is null`,
);

interface FreeHoursRow {
  timeZone: string;
  changedRules: string;
  courts: number;
  taken: { date: string; halfHours: number }[] | null;
}

type VenueRow = Pick<DayRow, 'timeZone' | 'changedRules'>;
/** The rows of a day. A text of rules is parsed only if the day is computed. */
interface ReadDay {
  readonly rows: unknown;
  readonly venueId: VenueId;
  readonly venue: VenueRow;
  readonly day: () => DayOfRules;
}

type CourtRow = DayRow & { courtNumber: number; name: string };
type VenueDayRow = CourtRow | (Omit<CourtRow, 'id'> & { id: null });

interface StateRow {
  version: string;
  own?: OwnHour[] | null;
}

@Injectable()
export class PostgresCalendarQueries extends CalendarQueries {
  private readonly rules: RememberedRules;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    installation: BookingRules,
  ) {
    super();
    this.rules = new RememberedRules(installation);
  }

  override async stateOfMonth(
    venueId: VenueId,
    month: string,
    playerId: PlayerId | null,
  ): Promise<MonthState> {
    const [state] = await (playerId === null
      ? this.database.query<StateRow>(STATE, [venueId, month])
      : this.database.query<StateRow>(STATE_FOR_PLAYER, [venueId, month, playerId]));
    if (!state) throw new VenueNotFound();
    return { version: state.version, own: state.own ?? [] };
  }

  override async month(venueId: VenueId, month: string): Promise<TakenHour[]> {
    const [row] = await this.database.query<MonthRow>(MONTH, [venueId, month]);
    return row ? takenHoursOf(row, month) : [];
  }

  override async freeHours(venueId: VenueId, month: string): Promise<FreeHours[]> {
    const [venue] = await this.database.query<FreeHoursRow>(FREE_HOURS, [venueId, month]);
    if (!venue) throw new VenueNotFound();
    const now = this.clock.now();
    const rules = this.rules.of(venue.changedRules);
    return daysOfMonth(month).map((date) => {
      const day = { rules, date, timeZone: venue.timeZone, now };
      const taken = (venue.taken ?? []).filter((court) => court.date === date);
      const free = bookableMinutes(day, () => false) * (venue.courts - taken.length);
      const rest = taken.map(({ halfHours }) => bookableMinutes(day, (halfHour) => has(halfHours, halfHour)));
      return { date, free: Math.floor(rest.reduce((sum, minutes) => sum + minutes, free) / 60) };
    });
  }

  override async day(
    courtId: CourtId,
    date: string,
    durationMinutes?: number,
  ): Promise<CategorisedDay<SlotView[]>> {
    const rows = await this.database.query<DayRow & { venueId: VenueId }>(DAY, [courtId, date]);
    const [court] = rows;
    if (!court) throw new CourtNotFound();
    const day = () => ({ ...this.dayOf(court, date), durationMinutes });
    return this.read({ rows, venueId: court.venueId, venue: court, day }, (each) => slotsOf(court, each));
  }

  override async claimed(courtId: CourtId, date: string): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ halfHour: number }>(CLAIMED, [courtId, date]);
    return new Set(rows.map(({ halfHour }) => halfHour));
  }

  override async dayOfVenue(venueId: VenueId, date: string): Promise<CategorisedDay<VenueDayView>> {
    const rows = await this.database.query<VenueDayRow>(VENUE_DAY, [venueId, date]);
    const [first] = rows;
    if (!first) throw new VenueNotFound();
    return this.read({ rows, venueId, venue: first, day: () => this.dayOf(first, date) }, (day) => ({
      courts: rows.flatMap((row) => (row.id === null ? [] : [courtDay(row, day)])),
      ...openingIn(day),
    }));
  }

  override async dayUnder(rules: VenueRules, venueId: VenueId, date: string): Promise<DayPreview> {
    const rows = await this.database.query<VenueDayRow>(VENUE_DAY, [venueId, date]);
    const [first] = rows;
    if (!first) throw new VenueNotFound();
    const day = { ...this.dayOf(first, date), rules };
    return {
      courts: rows.flatMap((row) => (row.id === null ? [] : [previewOf({ ...row, claims: null }, day)])),
      ...openingIn(day),
    };
  }

  private read<View>(
    { rows, venueId, venue, day }: ReadDay,
    viewOf: (day: DayOfRules) => View,
  ): CategorisedDay<View> {
    const compute = () => {
      const present = day();
      return { view: viewOf(present), until: nextChange(present) };
    };
    return {
      get source() {
        return JSON.stringify(rows);
      },
      at: this.clock.now().getTime(),
      compute,
      venueId,
      hasCategories: venue.changedRules.includes('"categories"'),
      rules: () => day().rules,
      under: (rules) => viewOf({ ...day(), rules }),
    };
  }

  private dayOf({ timeZone, changedRules }: VenueRow, date: string): DayOfRules {
    return { rules: this.rules.of(changedRules), date, timeZone, now: this.clock.now() };
  }
}

/** Returns true if the bit of a half hour is set. There are more bits than JavaScript can shift. */
function has(halfHours: number, halfHour: number): boolean {
  return Math.floor(halfHours / 2 ** halfHour) % 2 === 1;
}

function openingIn({ rules, date }: DayOfRules): Pick<VenueDayView, 'opening' | 'note'> {
  const { intervals, reason } = openingOf(rules, date);
  return {
    opening: intervals.map(({ from, to }) => [formatTimeSlot(from), formatTimeSlot(to)]),
    note: reason,
  };
}

function previewOf(court: CourtRow, day: DayOfRules): DayPreview['courts'][number] {
  const { starts, ...named } = courtDay(court, day);
  const bookable = starts.filter(({ status }) => status === 'available');
  return { ...named, starts: bookable.map(({ timeSlot, durations }) => ({ timeSlot, durations })) };
}

function slotsOf(court: DayRow, day: DayOfRules): SlotView[] {
  return startsOfCourt(courtOf(court), day).map(({ minute, tariff, isPast, status, durations }) => ({
    timeSlot: formatTimeSlot(minute),
    tariffType: tariff,
    status: isPast ? 'past' : status,
    singlesPrice: durations[0]?.singlesPrice ?? '',
    doublesPrice: durations[0]?.doublesPrice ?? '',
    durations,
  }));
}

function courtDay(court: CourtRow, day: DayOfRules): CourtDayView {
  const { id, courtNumber, name } = court;
  const starts = startsOfCourt(courtOf(court), day).map(({ minute, isPast, status, durations }) => ({
    timeSlot: formatTimeSlot(minute),
    status: isPast && status === 'available' ? ('past' as const) : status,
    durations,
  }));
  return { id, courtNumber, name, starts };
}
