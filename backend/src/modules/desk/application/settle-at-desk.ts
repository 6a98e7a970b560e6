import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { PaymentId } from '../../../kernel/domain/ids.js';
import { BookingNotActive, BookingNotFound, BookingsFacade } from '../../bookings/index.js';
import { EndPayments, PaymentRepository } from '../../payments/index.js';
import { ShareBeingPaid, SharedLinksFacade } from '../../shared-links/index.js';
import { CashEntries } from '../../tills/index.js';
import { AboveDue, NotPaidAtClub, SharedIsSettledWhole } from '../domain/desk-errors.js';
import { CollectAtDesk, type Settling } from './collect-at-desk.js';

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
    private readonly endPayments: EndPayments,
    private readonly collect: CollectAtDesk,
    private readonly cash: CashEntries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns the id of the transaction in the ledger.
   * @throws BookingNotFound, BookingNotActive, NotPaidAtClub, AboveDue, SharedIsSettledWhole,
   *   ShareBeingPaid while a bank is deciding, TillClosed, ProviderUnavailable
   */
  async execute(settling: Settling): Promise<string> {
    let txn = '';
    await this.endPayments.until(async () => {
      const outcome = await this.unitOfWork.run(() => this.outdatedOrDone(settling));
      if ('outdated' in outcome) return outcome.outdated;
      ({ txn } = outcome);
      return null;
    });
    return txn;
  }

  /** Returns a payment that has to end first, or the transaction of the money that is recorded. */
  private async outdatedOrDone(settling: Settling): Promise<{ outdated: PaymentId } | { txn: string }> {
    const { bookingId, amount, method, adminId } = settling;
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    if (booking.status !== 'active') throw new BookingNotActive();
    if (amount > booking.missingCents) throw new AboveDue(booking.missingCents);
    if (amount < booking.missingCents && !booking.paysAtClub) throw new NotPaidAtClub(booking.missingCents);
    if (amount < booking.missingCents && (await this.links.isShared(bookingId)))
      throw new SharedIsSettledWhole(booking.missingCents);
    // Open card forms do not end for cash that no till can take.
    if (method === 'cash') await this.cash.assertOpen({ venueId: booking.venueId, adminId });
    const unfinished = (await this.payments.ofBooking(bookingId)).filter((payment) => !payment.isFinal);
    if (unfinished.some(({ status }) => status === 'processing')) throw new ShareBeingPaid();
    const [outdated] = unfinished;
    if (outdated) return { outdated: outdated.id };
    return { txn: await this.collect.execute(booking, settling) };
  }
}
