import type { GameType } from '../../src/kernel/domain/games.js';
import { DecideResales } from '../../src/modules/payments/application/resale/decide-resales.js';
import { anAdmin } from '../http/requests.js';
import type { TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import type { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { type BookingResponse, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** Friday, 15:00 in Guayaquil. All plays are on Monday the 23rd; 18:00 there is 23:00 in UTC. */
export const FRIDAY = '2026-11-20T20:00:00Z';
/** At this time the terms of the specification give half back. */
export const HALF = '2026-11-23T01:00:00Z';
/** At this time they give nothing back. */
export const NOTHING = '2026-11-23T14:00:00Z';
/** Monday at 19:00: the evening hour is over. */
const OVER = '2026-11-24T00:00:00Z';

interface Slot {
  timeSlot?: string;
  gameType?: GameType;
  durationMinutes?: number;
  browser?: Browser;
}

export interface ResaleView {
  status: string;
  refundedAmount: string;
  refundStatus: string;
}

/** One court on one evening, and the players who book, pay and cancel there. */
export class ResaleScene {
  venueId = '';
  courtId = '';

  constructor(
    readonly app: TestApp,
    readonly clock: FixedClock,
  ) {}

  /** Opens a new venue that promises the rest after a resale, unless its rules say otherwise. */
  async open(rules: object = {}): Promise<void> {
    this.clock.set(FRIDAY);
    this.venueId = await aVenue(this.app);
    this.courtId = await aCourt(this.app, this.venueId, { nightDoubles: 2905, nightSingles: 1305 });
    await this.rule({ resaleRefund: true, ...rules });
  }

  async rule(rules: object): Promise<void> {
    const path = `/api/admin/venues/${this.venueId}/rules`;
    const { status, body } = await (await anAdmin(this.app)).send('PATCH', path, rules);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  async book({ browser = new Browser(this.app.url), ...slot }: Slot = {}): Promise<UnpaidBooking> {
    this.clock.set(new Date(this.clock.now().getTime() + 1000).toISOString());
    const place = { courtId: this.courtId, bookingDate: '2026-11-23' };
    const what = { timeSlot: '18:00', gameType: 'singles', ...slot };
    const { status, body } = await browser.post<BookingResponse>('/api/bookings', { ...place, ...what });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { browser, bookingId: body.id };
  }

  async paid(slot: Slot = {}): Promise<UnpaidBooking & { intentId: string }> {
    return pay(this.app, await this.book(slot));
  }

  /** Cancels a booking at an instant, and waits until its time is free. */
  async cancel({ browser, bookingId }: UnpaidBooking, at: string): Promise<void> {
    this.clock.set(at);
    const { status, body } = await browser.post('/api/cancellations', { bookingId });
    if (status !== 201) throw new Error(JSON.stringify(body));
    await eventually(async () => {
      const [row] = await this.app.sql<{ status: string }>(`select status from bookings where id = $1`, [
        bookingId,
      ]);
      if (row?.status !== 'cancelled') throw new Error('the booking is not released');
    });
  }

  async decide(at = OVER): Promise<void> {
    this.clock.set(at);
    await this.app.get<DecideResales>(DecideResales).execute(new AbortController().signal);
  }

  /** Returns what a booking gets back after a resale: the cents of each refund, in order. */
  async broughtBack({ bookingId }: Pick<UnpaidBooking, 'bookingId'>): Promise<number[]> {
    const rows = await this.app.sql<{ cents: number }>(
      `select amount_cents as cents from refunds where booking_id = $1 and reason = 'resale' and status <> 'void'
        order by 1`,
      [bookingId],
    );
    return rows.map(({ cents }) => cents);
  }

  async view({ browser, bookingId }: UnpaidBooking): Promise<ResaleView> {
    return (await browser.get<ResaleView>(`/api/bookings/${bookingId}`)).body;
  }
}
