import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { Events } from '../../../../kernel/application/events.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import {
  type BookingAccount,
  BookingNotActive,
  bookingLabel,
  BookingNotFound,
  BookingQueries,
  BookingsFacade,
} from '../../../bookings/index.js';
import { ShareBeingPaid, SharedLinksFacade } from '../../../shared-links/index.js';
import { AboveDue, NotPaidAtClub, SharedIsSettledWhole } from '../../domain/desk-errors.js';
import { paymentReceived } from '../../domain/ledger.js';
import { Payment } from '../../domain/payment.js';
import type { DeskMethod } from '../../domain/payment-state.js';
import { EndPayments } from '../intents/end-payments.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';

/** The money that an admin has taken at the desk. */
export interface Settling {
  bookingId: string;
  adminId: AdminId;
  method: DeskMethod;
  amount: Cents;
}

/**
 * Records money that was taken at the desk for a booking: all that is missing, or a part of it if
 * the booking pays at the club and has no deadline. Card payments that are open end first; one that
 * the bank has accepted meanwhile counts, and the desk takes no more than what is then due.
 */
@Injectable()
export class SettleAtDesk {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly links: SharedLinksFacade,
    private readonly ledger: LedgerRepository,
    private readonly endPayments: EndPayments,
    private readonly queries: BookingQueries,
    private readonly audit: AuditTrail,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * @throws BookingNotFound, BookingNotActive, NotPaidAtClub, AboveDue, SharedIsSettledWhole,
   *   ShareBeingPaid while a bank is deciding, ProviderUnavailable
   */
  execute(settling: Settling): Promise<void> {
    return this.endPayments.until(() => this.unitOfWork.run(() => this.outdatedOrDone(settling)));
  }

  /** Returns the id of a payment that has to end first, or null if the money is recorded. */
  private async outdatedOrDone(settling: Settling): Promise<string | null> {
    const { bookingId, amount } = settling;
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    if (booking.status !== 'active') throw new BookingNotActive();
    if (amount > booking.missingCents) throw new AboveDue(booking.missingCents);
    if (amount < booking.missingCents && !booking.paysAtClub) throw new NotPaidAtClub(booking.missingCents);
    if (amount < booking.missingCents && (await this.links.isShared(bookingId)))
      throw new SharedIsSettledWhole(booking.missingCents);
    const unfinished = (await this.payments.ofBooking(bookingId)).filter((payment) => !payment.isFinal);
    if (unfinished.some(({ status }) => status === 'processing')) throw new ShareBeingPaid();
    const [outdated] = unfinished;
    if (outdated) return outdated.id;
    await this.collect(booking, settling);
    return null;
  }

  /**
   * Records money for a booking without an open payment, inside the unit of work of the caller,
   * which locks the booking.
   */
  async collect({ playerId }: BookingAccount, settling: Settling): Promise<void> {
    const { bookingId, adminId, method, amount } = settling;
    const at = this.clock.now();
    const id = this.ids.next();
    const payment = Payment.takenAtDesk({ id, bookingId, playerId, method, takenBy: adminId, amount, at });
    await this.bookings.recordPayment(bookingId, amount);
    await this.payments.add(payment);
    const intentId = payment.intentId ?? id;
    const account = payment.account;
    await this.ledger.enter(paymentReceived({ intentId, bookingId, amount, excess: false, at, account }));
    await this.links.voidRest(bookingId);
    await this.events.publish({ name: 'payment.counted', payload: { bookingId, paymentId: id } });
    await this.audit.record({
      adminId,
      action: 'booking.settled',
      subject: { type: 'booking', id: bookingId, label: bookingLabel(await this.queries.shared(bookingId)) },
      after: { method, amount: formatAmount(amount) },
    });
  }
}
