import { TZDate } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subHours } from 'date-fns/subHours';
import { Config } from '../../../../config/config.js';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { CURRENCY } from '../../../../kernel/domain/money.js';
import { BookingNotFound, formatTimeSlot, parseBookingCode } from '../../../bookings/index.js';
import { providerPage } from '../../../payment-provider/index.js';
import {
  type BookingStatement,
  type ComparisonView,
  type FindingBooking,
  type FindingPage,
  type FindingView,
  type LedgerEntryView,
  LedgerQueries,
  type LedgerSummary,
} from '../../application/ledger-queries.js';
import { PAGE_SIZE } from '../../application/paging.js';
import { formatBalance } from '../../domain/figures.js';
import { type FindingState, kindOf } from '../../domain/ledger-entry.js';
import {
  BOOKING_ACCOUNTS,
  BOOKING_ENTRIES,
  COUNT_FINDINGS,
  FIND_BOOKING,
  FINDINGS,
  LAST_COMPARISON,
  LEDGER_FIGURES,
} from './ledger-statements.js';

/** A sum of PostgreSQL is a bigint, which the driver returns as text. */
type Sum = string;

interface ComparisonRow {
  comparedAt: Date;
  since: Date;
  movements: number;
  ourCents: Sum;
  theirCents: Sum;
}

interface FiguresRow {
  openFindings: number;
  openDisputes: number;
  withheldCents: Sum;
  declinesLastHour: number;
  endedToday: number;
  chargeFeeCents: Sum;
  disputeFeeCents: Sum;
  charges: number;
  unknownFees: number;
}

interface BookedHourRow extends Omit<FindingBooking, 'id' | 'timeSlot'> {
  startMinute: number;
}

interface FindingRow
  extends Pick<FindingView, 'id' | 'kind' | 'reference' | 'note' | 'refund'>, BookedHourRow {
  ourCents: number | null;
  theirCents: number | null;
  currency: string | null;
  foundAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  intentId: string | null;
  bookingId: BookingId | null;
}

interface BookingRow extends BookedHourRow {
  id: BookingId;
  timeZone: string;
  courtName: string;
  totalCents: number;
  paidCents: number;
}

interface EntryRow extends Pick<LedgerEntryView, 'id' | 'concept' | 'reference'> {
  at: Date;
  cents: Sum;
  fee: Sum;
  disputed: Sum;
  isOwed: boolean;
  balance: Sum;
}

type AccountsRow = Record<'balance' | 'earned' | 'owed' | 'fees' | 'disputed', Sum> & { total: number };

const money = (cents: Sum | number | undefined): string => formatBalance(Number(cents ?? 0));

@Injectable()
export class PostgresLedgerQueries extends LedgerQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  override async summary(): Promise<LedgerSummary> {
    const now = this.clock.now();
    const timeZone = this.config.defaultTimeZone;
    const local = new TZDate(now, timeZone);
    const since = [startOfMonth(local), startOfDay(local), subHours(now, 1)].map((at) => new Date(at));
    const [[comparison], [figures]] = await Promise.all([
      this.database.query<ComparisonRow>(LAST_COMPARISON, []),
      this.database.query<FiguresRow>(LEDGER_FIGURES, since),
    ]);
    return {
      comparison: comparison ? toComparison(comparison) : null,
      openFindings: figures?.openFindings ?? 0,
      fees: {
        charges: money(figures?.chargeFeeCents),
        chargeCount: figures?.charges ?? 0,
        unknownCount: figures?.unknownFees ?? 0,
        disputes: money(figures?.disputeFeeCents),
      },
      disputes: { open: figures?.openDisputes ?? 0, withheld: money(figures?.withheldCents) },
      declines: { lastHour: figures?.declinesLastHour ?? 0, endedToday: figures?.endedToday ?? 0 },
      timeZone,
    };
  }

  override async findings(state: FindingState, page: number): Promise<FindingPage> {
    const [[count], rows] = await Promise.all([
      this.database.query<{ total: number }>(COUNT_FINDINGS[state], []),
      this.database.query<FindingRow>(FINDINGS[state], [PAGE_SIZE, (page - 1) * PAGE_SIZE]),
    ]);
    const entries = rows.map((row) => this.toFinding(row));
    return { entries, total: count?.total ?? 0, page, pageSize: PAGE_SIZE };
  }

  override async ofBooking(reference: string, page: number): Promise<BookingStatement> {
    const [booking] = await this.database.query<BookingRow>(FIND_BOOKING, [
      reference,
      parseBookingCode(reference),
    ]);
    if (!booking) throw new BookingNotFound();
    const [[accounts], rows] = await Promise.all([
      this.database.query<AccountsRow>(BOOKING_ACCOUNTS, [booking.id]),
      this.database.query<EntryRow>(BOOKING_ENTRIES, [booking.id, PAGE_SIZE, (page - 1) * PAGE_SIZE]),
    ]);
    const { courtName, timeZone, totalCents, paidCents } = booking;
    const hour = toBookedHour(booking.id, booking);
    return {
      booking: { ...hour, courtName, timeZone, total: money(totalCents), paid: money(paidCents) },
      balance: money(accounts?.balance),
      earned: money(accounts?.earned),
      owed: money(accounts?.owed),
      fees: money(accounts?.fees),
      disputed: money(accounts?.disputed),
      entries: rows.map(toEntry),
      total: accounts?.total ?? 0,
      page,
      pageSize: PAGE_SIZE,
    };
  }

  private toFinding(row: FindingRow): FindingView {
    const { id, kind, reference, ourCents, theirCents, note, refund, resolvedBy, intentId, bookingId } = row;
    const isCharge = kind === 'payment' || kind === 'fee' || kind === 'contradiction';
    const page = isCharge ? reference : intentId;
    return {
      id,
      kind,
      reference,
      ours: ourCents === null ? null : money(ourCents),
      theirs: theirCents === null ? null : money(theirCents),
      currency: row.currency ?? CURRENCY,
      foundAt: row.foundAt.toISOString(),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
      resolvedBy,
      note,
      booking: bookingId === null ? null : toBookedHour(bookingId, row),
      refund,
      providerPage: page === null ? null : providerPage(this.config.stripe, page),
    };
  }
}

function toComparison({ comparedAt, since, movements, ourCents, theirCents }: ComparisonRow): ComparisonView {
  return {
    comparedAt: comparedAt.toISOString(),
    since: since.toISOString(),
    movements,
    ours: money(ourCents),
    theirs: money(theirCents),
    difference: money(Number(ourCents) - Number(theirCents)),
  };
}

function toBookedHour(id: BookingId, row: BookedHourRow): FindingBooking {
  const { code, venueName, courtNumber, bookingDate, startMinute } = row;
  return { id, code, venueName, courtNumber, bookingDate, timeSlot: formatTimeSlot(startMinute) };
}

function toEntry({
  id,
  at,
  concept,
  reference,
  cents,
  fee,
  disputed,
  isOwed,
  balance,
}: EntryRow): LedgerEntryView {
  return {
    id,
    at: at.toISOString(),
    kind: kindOf(id, { cents: Number(cents), isOwed }),
    concept,
    reference,
    amount: money(cents),
    fee: money(fee),
    moved: money(Math.abs(Number(disputed))),
    balance: money(balance),
  };
}
