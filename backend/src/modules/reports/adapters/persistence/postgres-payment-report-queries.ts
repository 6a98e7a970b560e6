import { TZDate } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { format } from 'date-fns/format';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { Config } from '../../../../config/config.js';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import { typedText } from '../../../../kernel/adapters/persistence/search-text.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { formatTimeSlot } from '../../../bookings/index.js';
import { venueFilterOf, type VenueScope } from '../../../roles/index.js';
import { DESK_METHODS } from '../../../payments/index.js';
import { type DisputeStatus, providerPage } from '../../../payment-provider/index.js';
import { PAGE_SIZE } from '../../application/paging.js';
import {
  type DayOfMonth,
  type DisputeDetails,
  type MethodRevenue,
  type PaymentEntry,
  type PaymentFilter,
  type PaymentPage,
  PaymentReportQueries,
  type PaymentsMonth,
} from '../../application/payment-report-queries.js';
import { ReportQueries } from '../../application/report-queries.js';
import { formatBalance } from '../../domain/figures.js';
import { UnknownVenue } from '../../domain/report-errors.js';
import {
  ALL_VENUES,
  COUNT_PAYMENTS,
  LAST_MONTH_SO_FAR,
  MONTH_BY_DAY,
  PAYMENTS,
  PENDING,
} from './payment-statements.js';

const PORTION = 500;

/** A sum of PostgreSQL is a bigint, which the driver returns as text. */
type Sum = string;

/** A day of the month and a way of paying. */
interface DayRow {
  day: number;
  method: MethodRevenue['method'];
  received: Sum;
  refunded: Sum;
  charges: number;
}

/** The columns of a dispute; null for every other movement. */
interface DisputeRow {
  disputeStatus: DisputeStatus | null;
  disputeReason: string;
  disputedCents: number;
  disputeFeeCents: number;
  evidenceDueAt: Date | null;
  disputedIntent: string;
}

interface PaymentRow extends Omit<PaymentEntry, 'at' | 'amount' | 'timeSlot' | 'dispute'>, DisputeRow {
  at: Date;
  /** The instant in microseconds; a `Date` has only milliseconds. */
  exactlyAt: string;
  cents: number;
  startMinute: number;
}

@Injectable()
export class PostgresPaymentReportQueries extends PaymentReportQueries {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportQueries,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  override async month(scope: VenueScope): Promise<PaymentsMonth> {
    const now = this.clock.now();
    const venues = venueFilterOf(scope);
    const [stats, days, [before], [pending]] = await Promise.all([
      this.reports.monthStats(scope),
      this.database.query<DayRow>(MONTH_BY_DAY, [now, venues]),
      this.database.query<{ cents: Sum | null }>(LAST_MONTH_SO_FAR, [now, venues]),
      this.database.query<{ count: number; cents: Sum }>(PENDING, [venues]),
    ]);
    const today = new TZDate(now, this.config.defaultTimeZone);
    const received = sumOf(days, (row) => Number(row.received));
    const refunded = sumOf(days, (row) => Number(row.refunded));
    const lastMonth = before?.cents ?? null;
    return {
      ...stats,
      month: format(today, 'yyyy-MM'),
      revenue: {
        thisMonth: formatBalance(received - refunded),
        lastMonth: lastMonth === null ? null : formatBalance(Number(lastMonth)),
      },
      methods: everyMethod(days),
      completed: { count: sumOf(days, (row) => row.charges), amount: formatBalance(received) },
      pending: { count: pending?.count ?? 0, amount: formatBalance(Number(pending?.cents ?? 0)) },
      days: everyDay(days, getDaysInMonth(today)),
    };
  }

  override async page(filter: PaymentFilter, page: number): Promise<PaymentPage> {
    const selection = valuesOf(filter);
    const [venues, [count], rows] = await Promise.all([
      this.venuesFor(filter),
      this.database.query<{ total: number }>(COUNT_PAYMENTS, selection),
      this.database.query<PaymentRow>(PAYMENTS, [
        ...selection,
        PAGE_SIZE,
        (page - 1) * PAGE_SIZE,
        null,
        null,
      ]),
    ]);
    return { entries: rows.map(this.toEntry), total: count?.total ?? 0, page, pageSize: PAGE_SIZE, venues };
  }

  override async *portions(filter: PaymentFilter): AsyncGenerator<PaymentEntry[]> {
    await this.venuesFor(filter);
    let last: PaymentRow | undefined;
    do {
      const after = [PORTION, 0, last?.exactlyAt ?? null, last?.id ?? null];
      const rows = await this.database.query<PaymentRow>(PAYMENTS, [...valuesOf(filter), ...after]);
      yield rows.map(this.toEntry);
      last = rows.length < PORTION ? undefined : rows.at(-1);
    } while (last);
  }

  private readonly toEntry = (row: PaymentRow): PaymentEntry => {
    const { id, at, state, concept, bookingId, bookingCode, venueName, timeZone, courtNumber, courtName } =
      row;
    const booked = {
      bookingId,
      bookingCode,
      venueName,
      timeZone,
      courtNumber,
      courtName,
      bookingDate: row.bookingDate,
    };
    return {
      ...booked,
      id,
      at: at.toISOString(),
      state,
      concept,
      amount: formatBalance(row.cents),
      timeSlot: formatTimeSlot(row.startMinute),
      name: row.name,
      phone: row.phone,
      email: row.email,
      reference: row.reference,
      dispute: row.disputeStatus === null ? null : this.detailsOf(row, row.disputeStatus),
    };
  };

  private detailsOf(row: DisputeRow, status: DisputeStatus): DisputeDetails {
    return {
      status,
      reason: row.disputeReason,
      amount: formatBalance(row.disputedCents),
      fee: formatBalance(row.disputeFeeCents),
      evidenceDueAt: row.evidenceDueAt?.toISOString() ?? null,
      providerPage: providerPage(this.config.stripe, row.disputedIntent),
    };
  }

  /** Returns the venues of the scope. Throws if the filter names another. */
  private async venuesFor({ scope, venueId }: PaymentFilter): Promise<PaymentPage['venues']> {
    const venues = await this.database.query<PaymentPage['venues'][number]>(ALL_VENUES, [
      venueFilterOf(scope),
    ]);
    if (venueId !== null && !venues.some(({ id }) => id === venueId)) throw new UnknownVenue();
    return venues;
  }
}

function everyDay(rows: readonly DayRow[], daysInMonth: number): DayOfMonth[] {
  // A venue of another time zone may already be in a longer month.
  const length = Math.max(daysInMonth, ...rows.map(({ day }) => day));
  return Array.from({ length }, (_, index) => {
    const ofDay = rows.filter(({ day }) => day === index + 1);
    return {
      day: index + 1,
      received: formatBalance(sumOf(ofDay, ({ received }) => Number(received))),
      refunded: formatBalance(sumOf(ofDay, ({ refunded }) => Number(refunded))),
    };
  });
}

function everyMethod(rows: readonly DayRow[]): MethodRevenue[] {
  return (['card', ...DESK_METHODS] as const).map((method) => {
    const ofMethod = rows.filter((row) => row.method === method);
    const revenue = sumOf(ofMethod, ({ received, refunded }) => Number(received) - Number(refunded));
    return { method, revenue: formatBalance(revenue) };
  });
}

function sumOf(rows: readonly DayRow[], amountOf: (row: DayRow) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

function valuesOf({ from, to, scope, venueId, state, search }: PaymentFilter): unknown[] {
  const venues = venueId === null ? venueFilterOf(scope) : [venueId];
  return [from, to, venues, state, search === null ? null : typedText(search)];
}
