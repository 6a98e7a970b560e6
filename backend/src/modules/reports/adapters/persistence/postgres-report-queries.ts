import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { formatTimeSlot, openCells } from '../../../bookings/index.js';
import { venueFilterOf, type VenueScope } from '../../../identity/index.js';
import { providerFee } from '../../../payments/index.js';
import { rulesWith, VenueNotFound } from '../../../venues/index.js';
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

/** A court, or only the venue if it has no court. */
interface CourtRow extends Omit<CourtDay, 'hours' | 'courtId'> {
  courtId: string | null;
  venueId: string;
  venueName: string;
  date: string;
  localTime: string;
  booked: number[] | null;
  blocked: number[] | null;
}

@Injectable()
export class PostgresReportQueries extends ReportQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async dashboard(scope: VenueScope, venueId: string | null): Promise<Dashboard> {
    const now = this.clock.now();
    const venues = venueFilterOf(scope);
    const [days, courts, rows] = await Promise.all([
      this.days(now, venues),
      this.database.query<{ daysAgo: number; courts: number; active: number }>(COURTS_BY_DAY, [now, venues]),
      this.database.query<CourtRow>(HOURS_OF_TODAY, [now, venues, venueId]),
    ]);
    if (venueId !== null && rows[0]?.venueId !== venueId) await this.assertVenueExists(venueId);
    const day = (daysAgo: number) => days.at(-1 - daysAgo) ?? { bookings: 0, revenue: formatBalance(0) };
    const courtsOf = (daysAgo: number) =>
      courts.find((row) => row.daysAgo === daysAgo) ?? { courts: 0, active: 0 };
    const occupancy = (daysAgo: number) => occupancyOf(day(daysAgo).bookings, courtsOf(daysAgo).courts);
    return {
      bookings: { today: day(0).bookings, yesterday: day(1).bookings },
      revenue: { today: day(0).revenue, yesterday: day(1).revenue },
      activeCourts: {
        today: courtsOf(0).active,
        yesterday: courtsOf(1).courts === 0 ? null : courtsOf(1).active,
      },
      courtCount: courtsOf(0).courts,
      occupancy: { today: occupancy(0) ?? 0, yesterday: occupancy(1) },
      days,
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

  private async assertVenueExists(id: string): Promise<void> {
    if ((await this.database.query(VENUE_EXISTS, [id])).length === 0) throw new VenueNotFound();
  }

  private async days(now: Date, venues: VenueFilter): Promise<DayFigures[]> {
    const [counts, revenueByDay] = await Promise.all([
      this.database.query<{ daysAgo: number; bookings: number }>(BOOKINGS_BY_DAY, [now, venues]),
      this.revenueByDay(now, venues),
    ]);
    const bookings = new Map(counts.map((row) => [row.daysAgo, row.bookings]));
    return Array.from({ length: DAYS }, (_, index) => {
      const daysAgo = DAYS - 1 - index;
      const revenue = formatBalance(revenueByDay.get(daysAgo) ?? 0);
      return { daysAgo, bookings: bookings.get(daysAgo) ?? 0, revenue };
    });
  }

  private async revenueByDay(now: Date, venues: VenueFilter): Promise<Map<number, number>> {
    const rows = await this.database.query<{ daysAgo: number; cents: Sum }>(REVENUE_BY_DAY, [now, venues]);
    return new Map(rows.map(({ daysAgo, cents }) => [daysAgo, Number(cents)]));
  }
}

function toVenueDays(rows: readonly CourtRow[]): VenueDay[] {
  const [first] = rows;
  if (!first) return [];
  const { venueId, venueName: name, date, localTime } = first;
  return [{ venueId, name, date, localTime, courts: rows.flatMap(toCourtDay) }];
}

function toCourtDay({ courtId, courtNumber, name, status, date, booked, blocked }: CourtRow): CourtDay[] {
  if (courtId === null) return [];
  const statusOf = (hour: number): HourStatus => {
    if (booked?.includes(hour)) return 'booked';
    return blocked?.includes(hour) ? 'blocked' : 'free';
  };
  const cells = openCells(rulesWith({}, { windowDays: 0, graceSeconds: 0 }), date);
  const hours = cells.map(({ minute }) => ({
    timeSlot: formatTimeSlot(minute),
    status: statusOf(Math.floor(minute / 60)),
  }));
  return [{ courtId, courtNumber, name, status, hours }];
}
