import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId, PaymentId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Cents, CURRENCY, formatAmount } from '../../../../kernel/domain/money.js';
import {
  BookingNotFound,
  dayOf,
  formatTimeSlot,
  HourBlockQueries,
  openCells,
  parseBookingCode,
} from '../../../bookings/index.js';
import { CustomerNotFound } from '../../../customers/index.js';
import { receiptNumber } from '../../../receipts/sql.js';
import { isWithin } from '../../../roles/index.js';
import { openingOf, VenuesFacade } from '../../../venues/index.js';
import {
  type BookingPageView,
  type BookingSearch,
  type DeskBookingDetail,
  type DeskBookingView,
  type DeskDayView,
  type DeskPaymentView,
  type DeskPlaceView,
  DeskQueries,
  type DeskRefundView,
  type DeskSaleView,
  type OrganiserView,
  type PlacesView,
} from '../../application/desk-queries.js';
import { type BookingViewRow, toBookingView } from './booking-view-rows.js';
import * as day from './desk-day.js';
import * as search from './desk-search.js';

const PAGE_SIZE = 20;

const PAYMENTS = statement(
  'booking-flow.desk-payments',
  `select payments.id, purpose, method, coalesce(a.name, a.username) as "takenBy", desk_reference as reference, amount_cents as cents,
          not excess as counts, payments.created_at as "createdAt",
          p.name as "payerName",
          coalesce(taken_currency, '${CURRENCY}') as currency,
          (select case when d.closed_at is null then 'open' when d.status = 'lost' then 'lost' else 'won' end
             from disputes d where d.payment_id = payments.id order by d.opened_at desc limit 1) as dispute,
          case when status in ('creating', 'open') then 'pending' else status end as status,
          ${receiptNumber('rc')} as receipt
     from payments left join players p on p.id = payments.player_id
     left join receipts rc on rc.txn = 'pay:' || payments.intent_id
     left join admins a on a.id = payments.taken_by
    where payments.booking_id = $1 and status <> 'canceled' order by payments.created_at, payments.id`,
);
const SALE = statement(
  'booking-flow.desk-sale',
  `select json_build_object('id', c.id, 'name', c.name) as customer, s.players, s.note
     from desk_sales s join customers c on c.id = s.customer_id where s.booking_id = $1`,
);
const PLACES_OF_LINK = statement(
  'booking-flow.desk-places',
  `select s.place + 1 as number, s.amount_cents as cents, s.status, s.at_club as "atClub",
          case when not s.at_club then p.name end as "payerName"
     from shared_links l join shares s on s.link_id = l.id left join players p on p.id = s.player_id
    where l.booking_id = $1 order by s.place`,
);
const REFUNDS = statement(
  'booking-flow.desk-refunds',
  `select id, payment_id as "paymentId", amount_cents as cents, created_at as "createdAt", ${receiptNumber('rc')} as receipt,
          case when status = 'succeeded' then 'succeeded' when status = 'manual' then 'failed'
               when status = 'to_hand_over' then status
               when exists (select from disputes d where d.payment_id = refunds.payment_id
                              and d.status in ('needs_response', 'under_review')) then 'disputed'
               else 'pending' end as status
     from refunds left join receipts rc on rc.txn = 'ref:' || refunds.provider_id
    where refunds.booking_id = $1 and status <> 'void' order by created_at, id`,
);

type DeskRow = BookingViewRow & OrganiserView & { places: PlacesView | null };
type OfCustomerRow = search.NamedRow & { venueId: VenueId };
type MoneyRow<View> = Omit<View, 'amount' | 'createdAt' | 'refunds'> & { cents: Cents; createdAt: Date };

@Injectable()
export class PostgresDeskQueries extends DeskQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly venues: VenuesFacade,
    private readonly blocks: HourBlockQueries,
  ) {
    super();
  }

  override async day(venueId: VenueId, date: string): Promise<DeskDayView> {
    const now = this.clock.now();
    const [venue, rules, courts, bookings, blocks, kept] = await Promise.all([
      this.venues.one(venueId),
      this.venues.rulesOf(venueId),
      this.database.query<day.DayCourtRow>(day.DAY_COURTS, [venueId]),
      this.database.query<day.DayBookingRow>(day.DAY_BOOKINGS, [venueId, date]),
      this.blocks.ofVenueDay(venueId, date),
      this.database.query<day.DayKeptRow>(day.DAY_KEPT, [venueId, date]),
    ]);
    const { id, name, timeZone } = venue;
    const cells = openCells(rules, date);
    const rows = { date, timeZone, now, cells, bookings, blocks, kept };
    return {
      date,
      today: dayOf(now, timeZone),
      timeZone,
      venue: { id, name },
      opening: openingOf(rules, date).intervals.map(({ from, to }) => [
        formatTimeSlot(from),
        formatTimeSlot(to),
      ]),
      courts: courts.map((court) => day.toDeskCourt(court, rows)),
    };
  }

  override async find(filters: BookingSearch): Promise<BookingPageView> {
    if (filters.venueId !== undefined) await this.venues.one(filters.venueId);
    const now = this.clock.now();
    const named = await this.ofCode(filters);
    if (named && filters.customerId === undefined)
      return { items: [toDeskBooking(named, now)], total: 1, page: 1, pageSize: PAGE_SIZE };
    const values = await this.valuesOf(filters, now);
    const [[count], rows] = await Promise.all([
      this.database.query<{ total: number }>(search.COUNT, values),
      this.database.query<DeskRow>(search.PAGE, [...values, PAGE_SIZE, (filters.page - 1) * PAGE_SIZE]),
    ]);
    const items = rows.map((row) => toDeskBooking(row, now));
    return { items, total: count?.total ?? 0, page: filters.page, pageSize: PAGE_SIZE };
  }

  private async valuesOf(filters: BookingSearch, now: Date): Promise<unknown[]> {
    const { customerId, scope } = filters;
    if (customerId === undefined) {
      const text = search.textOf(filters);
      return search.searchValues(text, await this.named(text), filters, now);
    }
    const [found] = await this.database.query<OfCustomerRow>(search.OF_CUSTOMER, [customerId]);
    if (!found || !isWithin(scope, found.venueId)) throw new CustomerNotFound();
    return search.searchValues('', found, { ...filters, venueId: found.venueId }, now);
  }

  /** Returns what a text names, or null without a text. */
  private async named(text: string): Promise<search.NamedRow | null> {
    if (text === '') return null;
    const [named] = await this.database.query<search.NamedRow>(search.NAMED, search.namedValues(text));
    return named ?? null;
  }

  /** A code names one booking, so the other filters do not hide it. */
  private async ofCode({ search: text = '', scope }: BookingSearch): Promise<DeskRow | undefined> {
    const code = parseBookingCode(text);
    if (code === null) return undefined;
    const [found] = await this.database.query<DeskRow>(search.BY_CODE, [code]);
    return found && isWithin(scope, found.venueId) ? found : undefined;
  }

  override async one(bookingId: BookingId): Promise<DeskBookingDetail> {
    const [[booking], [sale], places, payments, refunds] = await Promise.all([
      this.database.query<DeskRow>(search.ONE, [bookingId]),
      this.database.query<DeskSaleView>(SALE, [bookingId]),
      this.database.query<Omit<DeskPlaceView, 'amount'> & { cents: Cents }>(PLACES_OF_LINK, [bookingId]),
      this.database.query<MoneyRow<DeskPaymentView>>(PAYMENTS, [bookingId]),
      this.database.query<MoneyRow<DeskRefundView> & { paymentId: PaymentId }>(REFUNDS, [bookingId]),
    ]);
    if (!booking) throw new BookingNotFound();
    const refundsOf = (paymentId: PaymentId) => refunds.filter((refund) => refund.paymentId === paymentId);
    return {
      ...toDeskBooking(booking, this.clock.now()),
      sale: sale ?? null,
      placeList: places.map(({ cents, ...place }) => ({ ...place, amount: formatAmount(cents) })),
      payments: payments.map(({ cents, createdAt, ...payment }) => ({
        ...payment,
        amount: formatAmount(cents),
        createdAt: createdAt.toISOString(),
        refunds: refundsOf(payment.id).map((refund) => ({
          id: refund.id,
          status: refund.status,
          receipt: refund.receipt,
          amount: formatAmount(refund.cents),
          createdAt: refund.createdAt.toISOString(),
        })),
      })),
    };
  }
}

function toDeskBooking(row: DeskRow, now: Date): DeskBookingView {
  const { organiserName, organiserPhone, organiserEmail, places } = row;
  return { ...toBookingView(row, now), organiserName, organiserPhone, organiserEmail, places };
}
