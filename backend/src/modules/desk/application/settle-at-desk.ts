import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { PaymentId } from '../../../kernel/domain/ids.js';
import {
  type BookingAccount,
  BookingNotActive,
  BookingNotFound,
  BookingsFacade,
} from '../../bookings/index.js';
import { EndPayments, type Payment, PaymentRepository } from '../../payments/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import { CashEntries } from '../../tills/index.js';
import { AboveDue, NotPaidAtClub, PlacesCost, SharedIsSettledWhole } from '../domain/desk-errors.js';
import { BankWaits } from './bank-waits.js';
import { CollectAtDesk, type Settling } from './collect-at-desk.js';

/**
 * Records money that was taken at the desk for a booking: all that is missing, named places of its
 * payment link, or a part if the booking pays at the club and has no deadline. Card payments of the
 * same money end first; one that the bank has accepted meanwhile counts, and the desk takes no more
 * than what is then due.
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
    private readonly waits: BankWaits,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns the id of the transaction in the ledger. A repeated request takes nothing more.
   * @throws BookingNotFound, BookingNotActive, NotPaidAtClub, AboveDue, SharedIsSettledWhole,
   *   LinkNotFound, PlacesNotOpen, PlacesCost, BankDeciding, TillClosed, ProviderUnavailable
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
    const { bookingId, method, adminId } = settling;
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    const recorded = await this.collect.recorded();
    if (recorded !== null) return { txn: recorded };
    if (booking.status !== 'active') throw new BookingNotActive();
    const inWay = await this.assertRight(booking, settling);
    // Open card forms do not end for cash that no till can take.
    if (method === 'cash') await this.cash.assertOpen({ venueId: booking.venueId, adminId });
    const unfinished = (await this.payments.ofBooking(bookingId)).filter(
      (payment) => !payment.isFinal && !payment.isHeldGuarantee && inWay(payment),
    );
    const undecided = unfinished.find(({ status }) => status === 'processing');
    if (undecided) throw await this.waits.refusal(bookingId, undecided.id);
    const [outdated] = unfinished;
    if (outdated) return { outdated: outdated.id };
    return { txn: await this.collect.execute(booking, settling) };
  }

  /**
   * Refuses an amount that the desk may not take. Returns which unfinished payments have to end
   * before it is taken: all of them, or those of the named places and of the rest, so that friends
   * can go on paying theirs.
   */
  private async assertRight(
    { missingCents, paysAtClub }: BookingAccount,
    { bookingId, amount, places = [] }: Settling,
  ): Promise<(payment: Payment) => boolean> {
    if (amount > missingCents) throw new AboveDue(missingCents);
    if (places.length > 0) {
      const { cents, beingPaidWith } = await this.links.unpaidPlaces(bookingId, places);
      if (amount !== cents) throw new PlacesCost(cents);
      return ({ id, purpose }) => amount === missingCents || purpose === 'full' || beingPaidWith.includes(id);
    }
    if (amount < missingCents && !paysAtClub) throw new NotPaidAtClub(missingCents);
    if (amount < missingCents && (await this.links.isShared(bookingId)))
      throw new SharedIsSettledWhole(missingCents);
    return () => true;
  }
}
