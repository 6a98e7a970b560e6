import { Injectable } from '@nestjs/common';
import { Database, type Statement, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { formatTimeSlot, parseBookingCode } from '../../../bookings/index.js';
import {
  ReceiptBook,
  type ReceiptLineView,
  type ReceiptPage,
  type ReceiptSearch,
  type ReceiptSummary,
  type ReceiptView,
} from '../../application/receipt-book.js';
import {
  formatReceiptNumber,
  parseReceiptNumber,
  parseTypedNumber,
  type ReceiptNumber,
} from '../../domain/receipt-number.js';
import { ReceiptNotFound } from '../../domain/receipt-errors.js';
import { type Buyer, buyerUntil, type ReceiptLine } from '../../domain/receipt.js';

const PAGE_SIZE = 50;

/** The documents `r`; a correction has the buyer of the receipt that it is about. */
const RECEIPT = `
  select r.txn, r.series, r.number, r.kind, r.means, r.cents, r.issued_at as "issuedAt", r.lines,
         r.venue_id as "venueId", r.venue_name as "venueName", v.time_zone as "timeZone",
         b.id as "bookingId", b.code, corrected.series as "correctedSeries", corrected.number as "correctedNumber",
         r.issued_at::text as "exactlyAt", buyer.name as "buyerName", buyer.tax_id as "buyerTaxId"`;
const FACTS = `
    join venues v on v.id = r.venue_id
    left join bookings b on b.id = r.booking_id
    left join receipts corrected on corrected.txn = r.corrects
    left join receipt_buyers buyer on buyer.txn = coalesce(corrected.corrects, r.corrects, r.txn)`;
const ONE = statement(
  'receipts.one',
  `${RECEIPT} from receipts r ${FACTS} where r.series = $1 and r.number = $2`,
);
const CORRECTIONS = statement(
  'receipts.corrections',
  `select series, number, kind, cents, issued_at as "issuedAt" from receipts where corrects = $1
    order by issued_at, txn`,
);
const VENUE = statement(
  'receipts.venue-of',
  `select venue_id as "venueId" from receipts where series = $1 and number = $2`,
);
const NUMBER = statement('receipts.number-of', `select series, number from receipts where txn = $1`);
/** `$3` and `$4` are instant and transaction of the last one of the previous page, or null. */
const OF_DAY = statement(
  'receipts.of-day',
  `${RECEIPT} from (
     select r.* from venues place join receipts r on r.venue_id = place.id
        and r.issued_at >= $2::date::timestamp at time zone place.time_zone
        and r.issued_at < ($2::date + 1)::timestamp at time zone place.time_zone
      where place.id = $1 and ($3::timestamptz is null or (r.issued_at, r.txn) < ($3::timestamptz, $4::text))
      order by r.issued_at desc, r.txn desc limit $5) r ${FACTS}
    order by r.issued_at desc, r.txn desc`,
);
const LATEST = statement(
  'receipts.latest',
  `${RECEIPT} from (
     select r.* from receipts r
      where r.venue_id = $1 and ($2::timestamptz is null or (r.issued_at, r.txn) < ($2::timestamptz, $3::text))
      order by r.issued_at desc, r.txn desc limit $4) r ${FACTS}
    order by r.issued_at desc, r.txn desc`,
);
const BY_NUMBER = statement(
  'receipts.by-number',
  `${RECEIPT} from receipts r ${FACTS}
    where r.series = any (array_append(array(
            select prefix || lpad(s.series::text, greatest(3, length(s.series::text)), '0')
              from receipt_series s, unnest(array['', 'C']) prefix where s.venue_id = $1), $3::text))
      and r.number = $2 and ($3::text is null or r.series = $3) and r.venue_id = $1
    order by r.issued_at desc, r.txn desc`,
);
const OF_BOOKING = statement(
  'receipts.of-booking-code',
  `${RECEIPT} from receipts r ${FACTS}
    where r.booking_id = (select id from bookings where code = $2) and r.venue_id = $1
    order by r.issued_at desc, r.txn desc limit $3`,
);

interface StoredReceipt extends ReceiptNumber {
  txn: string;
  kind: ReceiptSummary['kind'];
  means: ReceiptSummary['means'];
  cents: Cents;
  issuedAt: Date;
  exactlyAt: string;
  lines: ReceiptLine[];
  venueId: VenueId;
  venueName: string;
  timeZone: string;
  bookingId: BookingId | null;
  code: string | null;
  correctedSeries: string | null;
  correctedNumber: number | null;
  buyerName: string | null;
  buyerTaxId: string | null;
}

@Injectable()
export class PostgresReceiptBook extends ReceiptBook {
  constructor(private readonly database: Database) {
    super();
  }

  override async venueOf(text: string): Promise<VenueId | null> {
    const number = parseReceiptNumber(text);
    if (number === null) return null;
    const [found] = await this.database.query<{ venueId: VenueId }>(VENUE, [number.series, number.number]);
    return found?.venueId ?? null;
  }

  override async one({ series, number }: ReceiptNumber): Promise<ReceiptView> {
    const [receipt] = await this.database.query<StoredReceipt>(ONE, [series, number]);
    if (!receipt) throw new ReceiptNotFound();
    const corrections = await this.database.query<StoredReceipt>(CORRECTIONS, [receipt.txn]);
    const { venueId, venueName, timeZone, kind, issuedAt } = receipt;
    return {
      ...summaryOf(receipt),
      venue: { id: venueId, name: venueName, timeZone },
      buyerUntil: kind === 'payment' ? buyerUntil(issuedAt).toISOString() : null,
      correctedBy: corrections.map((correction) => ({
        number: formatReceiptNumber(correction),
        kind: correction.kind,
        amount: formatAmount(correction.cents),
        issuedAt: correction.issuedAt.toISOString(),
      })),
    };
  }

  override async page({ venueId, date, search, cursor }: ReceiptSearch): Promise<ReceiptPage> {
    if (search !== '') return { items: await this.found(venueId, search), nextCursor: null };
    const [at, txn] = positionOf(cursor);
    const rows =
      date === null
        ? await this.rows(LATEST, [venueId, at, txn, PAGE_SIZE + 1])
        : await this.rows(OF_DAY, [venueId, date, at, txn, PAGE_SIZE + 1]);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return { items: shown.map(summaryOf), nextCursor: last ? cursorOf(last) : null };
  }

  override async numberOf(txn: string): Promise<string | null> {
    const [found] = await this.database.query<ReceiptNumber>(NUMBER, [txn]);
    return found ? formatReceiptNumber(found) : null;
  }

  private async found(venueId: VenueId, search: string): Promise<ReceiptSummary[]> {
    const typed = parseTypedNumber(search);
    const code = parseBookingCode(search);
    const named = typed ? await this.rows(BY_NUMBER, [venueId, typed.number, typed.series]) : [];
    const booked = code === null ? [] : await this.rows(OF_BOOKING, [venueId, code, PAGE_SIZE]);
    return [...named, ...booked].map(summaryOf);
  }

  private rows(sql: Statement, values: readonly unknown[]): Promise<StoredReceipt[]> {
    return this.database.query<StoredReceipt>(sql, values);
  }
}

/** The exact instant: two receipts may be issued in one millisecond. */
function cursorOf({ exactlyAt, txn }: StoredReceipt): string {
  return Buffer.from(`${exactlyAt} ${txn}`).toString('base64url');
}

const POSITION = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00) ([ -~]{1,200})$/;

/** A cursor that this list has not given begins at the first page. */
function positionOf(cursor: string | null): [string | null, string | null] {
  const [, at, txn] = POSITION.exec(Buffer.from(cursor ?? '', 'base64url').toString()) ?? [];
  return at === undefined || txn === undefined || Number.isNaN(Date.parse(at)) ? [null, null] : [at, txn];
}

function summaryOf(row: StoredReceipt): ReceiptSummary {
  const { kind, means, cents, issuedAt, bookingId, code, correctedSeries, correctedNumber } = row;
  const isCorrection = correctedSeries !== null && correctedNumber !== null;
  return {
    number: formatReceiptNumber(row),
    kind,
    means,
    amount: formatAmount(cents),
    issuedAt: issuedAt.toISOString(),
    booking: bookingId === null || code === null ? null : { id: bookingId, code },
    lines: row.lines.map(lineOf),
    buyer: buyerOf(row),
    corrects: isCorrection ? formatReceiptNumber({ series: correctedSeries, number: correctedNumber }) : null,
  };
}

function buyerOf({ buyerName: name, buyerTaxId: taxId }: StoredReceipt): Buyer | null {
  return name === null && taxId === null ? null : { name, taxId };
}

function lineOf(line: ReceiptLine): ReceiptLineView {
  const { kind, cents } = line;
  if (kind === 'item') {
    const { text, quantity } = line;
    return { kind, text, quantity, amount: formatAmount(cents), courtTime: null };
  }
  const { courtNumber, courtName, date, startMinute, minutes, gameType, ofCents } = line;
  const timeSlot = formatTimeSlot(startMinute);
  const totalAmount = formatAmount(ofCents);
  const courtTime = {
    courtNumber,
    courtName,
    date,
    timeSlot,
    durationMinutes: minutes,
    gameType,
    totalAmount,
  };
  return { kind, text: null, quantity: 1, amount: formatAmount(cents), courtTime };
}
