import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { formatTimeSlot, halfHoursOf, halvesOf, type UsedCell, usedCells } from '../../../bookings/index.js';
import { venueFilterOf, type VenueScope } from '../../../roles/index.js';
import { providerFee } from '../../../payment-provider/index.js';
import { openingRulesOf, openMinutesOf, VenueNotFound, type VenueRules } from '../../../venues/index.js';
import {
  type CourtDay,
  type Dashboard,
  type DayFigures,
  type HourStatus,
  type MonthStats,
  ReportQueries,
  type VenueDay,
} from '../../application/report-queries.js';
import { formatBalance, occupancyOf } from '../../domain/figures.js';
import {
  BOOKINGS_BY_DAY,
  CHARGES_OF_MONTH,
  COURTS_BY_DAY,
  DISCOUNTS_OF_MONTH,
  HOURS_OF_TODAY,
  MONEY_OF_MONTH,
  REVENUE_BY_DAY,
  VENUE_EXISTS,
} from './report-statements.js';

const DAYS = 30;

/** A sum of PostgreSQL is a bigint, which the driver returns as text. */
type Sum = string;
type VenueFilter = ReturnType<typeof venueFilterOf>;

/** The bookings of a day and how long they last together. */
interface BookingsRow {
  daysAgo: number;
  bookings: number;
  minutes: number;
}

type DayRow = DayFigures & { minutes: number };

const NO_FIGURES = { bookings: 0, minutes: 0, revenue: formatBalance(0) };

/** The courts of a venue on a day. */
interface CourtsRow {
  daysAgo: number;
  date: string;
  changedRules: Partial<VenueRules>;
  courts: number;
  active: number;
}

/** The half hours of a court that are booked, and those that are blocked or kept. */
interface Claims {
  booked: number[] | null;
  blocked: number[] | null;
}

/** A court, or only the venue if it has no court. */
interface CourtRow extends Omit<CourtDay, 'hours' | 'courtId'>, Claims {
  courtId: CourtId | null;
  venueId: VenueId;
  venueName: string;
  date: string;
  localTime: string;
  changedRules: Partial<VenueRules>;
}

@Injectable()
export class PostgresReportQueries extends ReportQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async dashboard(scope: VenueScope, venueId: VenueId | null): Promise<Dashboard> {
    const now = this.clock.now();
    const venues = venueFilterOf(scope);
    const [days, courts, rows] = await Promise.all([
      this.days(now, venues),
      this.database.query<CourtsRow>(COURTS_BY_DAY, [now, venues]),
      this.database.query<CourtRow>(HOURS_OF_TODAY, [now, venues, venueId]),
    ]);
    if (venueId !== null && rows[0]?.venueId !== venueId) await this.assertVenueExists(venueId);
    const day = (daysAgo: number) => days.at(-1 - daysAgo) ?? NO_FIGURES;
    const courtsOf = (daysAgo: number) => sumOf(courts.filter((row) => row.daysAgo === daysAgo));
    const occupancy = (daysAgo: number) => occupancyOf(day(daysAgo).minutes, courtsOf(daysAgo).openMinutes);
    return {
      bookings: { today: day(0).bookings, yesterday: day(1).bookings },
      revenue: { today: day(0).revenue, yesterday: day(1).revenue },
      activeCourts: {
        today: courtsOf(0).active,
        yesterday: courtsOf(1).courts === 0 ? null : courtsOf(1).active,
      },
      courtCount: courtsOf(0).courts,
      occupancy: { today: occupancy(0) ?? 0, yesterday: occupancy(1) },
      days: days.map(({ minutes: _, ...figures }) => figures),
      venues: toVenueDays(rows),
    };
  }

  override async todayRevenue(scope: VenueScope): Promise<string> {
    const revenueByDay = await this.revenueByDay(this.clock.now(), venueFilterOf(scope));
    return formatBalance(revenueByDay.get(0) ?? 0);
  }

  override async monthStats(scope: VenueScope): Promise<MonthStats> {
    const values = [this.clock.now(), venueFilterOf(scope)];
    const [[money], charges, [codes]] = await Promise.all([
      this.database.query<{ received: Sum; refunded: Sum }>(MONEY_OF_MONTH, values),
      this.database.query<{ cents: number; count: number }>(CHARGES_OF_MONTH, values),
      this.database.query<{ cents: Sum }>(DISCOUNTS_OF_MONTH, values),
    ]);
    const received = Number(money?.received ?? 0);
    const refunds = Number(money?.refunded ?? 0);
    const fees = charges.reduce((sum, { cents, count }) => sum + count * providerFee(toCents(cents)), 0);
    const discounts = Number(codes?.cents ?? 0);
    return {
      total: formatBalance(received + discounts),
      discounts: formatBalance(discounts),
      stripeFees: formatBalance(fees),
      refunds: formatBalance(refunds),
      net: formatBalance(received - refunds - fees),
    };
  }

  private async assertVenueExists(id: VenueId): Promise<void> {
    if ((await this.database.query(VENUE_EXISTS, [id])).length === 0) throw new VenueNotFound();
  }

  private async days(now: Date, venues: VenueFilter): Promise<DayRow[]> {
    const [counts, revenueByDay] = await Promise.all([
      this.database.query<BookingsRow>(BOOKINGS_BY_DAY, [now, venues]),
      this.revenueByDay(now, venues),
    ]);
    const counted = new Map(counts.map((row) => [row.daysAgo, row]));
    return Array.from({ length: DAYS }, (_, index) => {
      const daysAgo = DAYS - 1 - index;
      const revenue = formatBalance(revenueByDay.get(daysAgo) ?? 0);
      const { bookings, minutes } = counted.get(daysAgo) ?? NO_FIGURES;
      return { daysAgo, bookings, minutes, revenue };
    });
  }

  private async revenueByDay(now: Date, venues: VenueFilter): Promise<Map<number, number>> {
    const rows = await this.database.query<{ daysAgo: number; cents: Sum }>(REVENUE_BY_DAY, [now, venues]);
    return new Map(rows.map(({ daysAgo, cents }) => [daysAgo, Number(cents)]));
  }
}

function sumOf(rows: readonly CourtsRow[]): { courts: number; active: number; openMinutes: number } {
  const sum = (of: (row: CourtsRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    courts: sum(({ courts }) => courts),
    active: sum(({ active }) => active),
    openMinutes: sum(
      ({ courts, changedRules, date }) => courts * openMinutesOf(openingRulesOf(changedRules), date),
    ),
  };
}

function toVenueDays(rows: readonly CourtRow[]): VenueDay[] {
  const [first] = rows;
  if (!first) return [];
  const { venueId, venueName: name, date, localTime, changedRules } = first;
  const booked = rows.flatMap((row) => row.booked ?? []);
  const hours = usedCells(openingRulesOf(changedRules), date, booked);
  const cells = hours.flatMap((hour) => (isHalfTaken(hour, rows) ? halvesOf(hour) : [hour]));
  return [{ venueId, name, date, localTime, courts: rows.flatMap((row) => toCourtDay(row, cells)) }];
}

/** Every court of a venue has the same cells. */
function toCourtDay(row: CourtRow, cells: readonly UsedCell[]): CourtDay[] {
  const { courtId, courtNumber, name, status } = row;
  if (courtId === null) return [];
  const hours = cells.map((cell) => ({
    timeSlot: formatTimeSlot(cell.minute),
    durationMinutes: cell.length,
    status: statusOf(cell, row),
  }));
  return [{ courtId, courtNumber, name, status, hours }];
}

/** A closed cell cannot be booked. */
function statusOf(cell: UsedCell, { booked, blocked }: Claims): HourStatus {
  const halfHours = halfHoursOf(cell);
  if (halfHours.some((halfHour) => booked?.includes(halfHour))) return 'booked';
  const isBlocked = !cell.isOpen || halfHours.some((halfHour) => blocked?.includes(halfHour));
  return isBlocked ? 'blocked' : 'free';
}

/** Returns true if the halves of an hour differ on any of these courts. */
function isHalfTaken(hour: UsedCell, courts: readonly Claims[]): boolean {
  return courts.some((court) => new Set(halvesOf(hour).map((half) => statusOf(half, court))).size > 1);
}
