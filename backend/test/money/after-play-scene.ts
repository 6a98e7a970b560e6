import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import type { BookingId } from '../../src/kernel/domain/ids.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse, UnpaidBooking } from '../support/fixtures/payments.js';
import { share } from '../support/fixtures/sharing.js';
import { holdTotal } from './deadline-cases.js';
import { ResaleScene } from './resale-scene.js';

/** Two hours after the evening hour of Monday. */
export const DEADLINE = '2026-11-24T02:00:00.000Z';
export const DURING_PLAY = '2026-11-23T23:30:00.000Z';
export const AFTER_PLAY = '2026-11-24T01:00:00.000Z';

export interface GuaranteedBooking extends BookingResponse {
  status: string;
  paymentDueAt: string;
  paidAmount: string;
  atDeadline: string;
  isGuaranteed: boolean;
  paysAtClub: boolean;
  refundedAmount: string;
}

/** A venue whose friends pay until after the play, and a shared booking of its evening. */
export class AfterPlayScene extends ResaleScene {
  override open(rules: object = {}): Promise<void> {
    return super.open({ resaleRefund: false, splitUntil: 'after_play', ...rules });
  }

  /** Doubles for 29.05 of four places, whose total the organiser's card guarantees. */
  async guaranteed(browser = new Browser(this.app.url)) {
    const booking = await this.book({ gameType: 'doubles', browser });
    const guarantee = await holdTotal(this.app, booking);
    await eventually(async () =>
      expect(await this.own(booking)).toMatchObject({ atDeadline: 'charges_guarantee' }),
    );
    const { shareToken } = await share(booking);
    return { ...booking, shareToken, guarantee };
  }

  async own({
    browser,
    bookingId,
  }: Pick<UnpaidBooking, 'browser' | 'bookingId'>): Promise<GuaranteedBooking> {
    return (await browser.get<GuaranteedBooking>(`/api/bookings/${bookingId}`)).body;
  }

  /** Lets the deadline of a booking come. */
  async comeDue({ bookingId }: { bookingId: BookingId }, at = DEADLINE): Promise<void> {
    this.clock.set(at);
    await this.app.get(EnforceDeadline).execute(bookingId);
  }
}
