import { Injectable } from '@nestjs/common';
import type { AdminId, BookingId, PaymentId } from '../../../kernel/domain/ids.js';
import { Events } from '../../../kernel/application/events.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { type Cents, formatAmount } from '../../../kernel/domain/money.js';
import { type BookingAccount, BookingsFacade } from '../../bookings/index.js';
import {
  type DeskMethod,
  Payment,
  paymentReceived,
  PaymentRepository,
  transactionOfPayment,
} from '../../payments/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import { DeskAudit } from './desk-audit.js';
import { DeskMoney } from './desk-money.js';

/** The money that an admin has taken at the desk. */
export interface Settling {
  bookingId: BookingId;
  adminId: AdminId;
  method: DeskMethod;
  amount: Cents;
  /** A note of the desk about it, such as the number of the bank. */
  reference?: string | null;
  /** The numbers of the places of a payment link that it pays; none for all that is left. */
  places?: readonly number[];
}

/** Records money that the desk has taken: payment, booking, ledger, links and audit log. */
@Injectable()
export class CollectAtDesk {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly links: SharedLinksFacade,
    private readonly money: DeskMoney,
    private readonly audit: DeskAudit,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the transaction of the money that the first attempt of this request has recorded, or
   * null. Called inside the unit of work that locks the booking.
   */
  async recorded(): Promise<string | null> {
    const payment = await this.payments.find(this.ids.ofRequest<PaymentId>());
    return payment?.intentId ? transactionOfPayment(payment.intentId) : null;
  }

  /**
   * Records money for a booking without an open payment, inside the unit of work of the caller,
   * which locks the booking. Returns the id of the transaction in the ledger.
   * @throws TillClosed for cash, if the venue has tills and none is open
   */
  async execute({ playerId, venueId }: BookingAccount, settling: Settling): Promise<string> {
    const { bookingId, adminId, method, amount, reference = null } = settling;
    const at = this.clock.now();
    const id = this.ids.ofRequest<PaymentId>();
    const taken = { id, bookingId, playerId, method, takenBy: adminId, deskReference: reference, amount, at };
    const payment = Payment.takenAtDesk(taken);
    if ((await this.bookings.recordPayment(bookingId, amount)) === 'excess')
      throw new RangeError(`booking ${bookingId} does not take what its desk has taken`);
    await this.payments.add(payment);
    const intentId = payment.intentId ?? id;
    const account = payment.account;
    const received = paymentReceived({ intentId, bookingId, amount, excess: false, at, account });
    await this.money.enter(received, { venueId, adminId });
    const { places = [] } = settling;
    if (places.length > 0) await this.links.payAtClub(bookingId, { paymentId: id, playerId, places });
    else await this.links.voidRest(bookingId);
    await this.events.publish({ name: 'payment.counted', payload: { bookingId, paymentId: id } });
    const after = { method, amount: formatAmount(amount) };
    await this.audit.record({ bookingId, adminId, action: 'booking.settled', after });
    return received.id;
  }
}
