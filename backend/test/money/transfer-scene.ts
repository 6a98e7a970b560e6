import { randomUUID } from 'node:crypto';
import { anAdmin } from '../http/requests.js';
import type { TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { asAccount } from '../support/fixtures/accounts.js';
import type { BookingResponse, UnpaidBooking } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

export const ACCOUNT = {
  holder: 'Club Norte S.A.',
  bank: 'Banco Andino',
  number: '2200123456',
  note: 'RUC 1790012345001',
};

/** A booking as its player and the desk see it. */
export interface TransferredBooking extends BookingResponse {
  code: string;
  transfer: typeof ACCOUNT | null;
  mayTransfer: boolean;
  paysAtClub: boolean;
  atDeadline: string;
  paymentDueAt: string;
  refundStatus: string;
  status: string;
  payments: { amount: string; method: string; reference: string | null; counts: boolean }[];
}

export interface ListedTransfer {
  bookingId: string;
  code: string;
  state: string;
  dueAmount: string;
  paidAmount: string;
  organiserName: string | null;
}

/** A venue that takes transfers, its desk, and its players. */
export class TransferScene {
  private constructor(
    readonly app: TestApp,
    readonly admin: Browser,
    readonly venueId: string,
    readonly courtId: string,
  ) {}

  static async at(app: TestApp, rules: object = {}): Promise<TransferScene> {
    const admin = await anAdmin(app);
    const venueId = await aVenue(app);
    const change = { transfer: { ...ACCOUNT, hours: 12 }, ...rules };
    const { status } = await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, change);
    if (status !== 200) throw new Error(`the rules were refused with ${status}`);
    return new TransferScene(app, admin, venueId, await aCourt(app, venueId, { daySingles: 1450 }));
  }

  /** A player whose transfer a club may expect: an account with a name. */
  async player(name = 'Ana Torres'): Promise<Browser> {
    const { browser } = await asAccount(this.app);
    await browser.send('PUT', '/api/session/profile', { name });
    return browser;
  }

  async book(browser: Browser, timeSlot = '10:00', days = 3): Promise<UnpaidBooking> {
    const slot = { courtId: this.courtId, bookingDate: dayFromNow(days), timeSlot, gameType: 'singles' };
    const { status, body } = await browser.post<BookingResponse>('/api/bookings', slot);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { browser, bookingId: body.id };
  }

  choose({ browser, bookingId }: UnpaidBooking) {
    return browser.post<TransferredBooking>(`/api/bookings/${bookingId}/transfer`, {});
  }

  /** A booking for 14.50 that waits for its transfer. */
  async expected(timeSlot = '10:00', browser?: Browser): Promise<UnpaidBooking> {
    const booking = await this.book(browser ?? (await this.player()), timeSlot);
    const { status, body } = await this.choose(booking);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return booking;
  }

  confirm(bookingId: string, arrived: object, key: string = randomUUID()) {
    const headers = { 'idempotency-key': key };
    const path = `/api/admin/bookings/${bookingId}/transfer`;
    return this.admin.send<TransferredBooking>('POST', path, arrived, headers);
  }

  async own({ browser, bookingId }: UnpaidBooking): Promise<TransferredBooking> {
    return (await browser.get<TransferredBooking>(`/api/bookings/${bookingId}`)).body;
  }

  async list(): Promise<ListedTransfer[]> {
    return (await this.admin.get<ListedTransfer[]>(`/api/admin/venues/${this.venueId}/transfers`)).body;
  }

  /** Lets the deadline of a booking pass. */
  async comeDue(bookingId: string): Promise<void> {
    await this.app.sql(`update bookings set payment_due_at = now() - interval '1 minute' where id = $1`, [
      bookingId,
    ]);
  }

  handOver(bookingId: string) {
    return this.admin.post<TransferredBooking>(`/api/admin/bookings/${bookingId}/refund-handed-over`, {});
  }
}

/** All that is due of a booking for 14.50, to the cent. */
export const EXACT = { amount: '14.50', due: '14.50' };
