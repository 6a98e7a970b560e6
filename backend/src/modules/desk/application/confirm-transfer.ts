import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { PaymentId } from '../../../kernel/domain/ids.js';
import { type Cents, subtract, sum, ZERO } from '../../../kernel/domain/money.js';
import { type BookingAccount, BookingNotFound, BookingsFacade } from '../../bookings/index.js';
import { EndPayments, PaymentRepository } from '../../payments/index.js';
import {
  DueChanged,
  ExcessChanged,
  NoTransferExpected,
  TransferAboveDue,
  TransferBelowDue,
} from '../domain/transfer-errors.js';
import { BankWaits } from './bank-waits.js';
import { CollectAtDesk, type Settling } from './collect-at-desk.js';
import { RecordExcess } from './record-excess.js';

/** Money that has arrived on the account of a venue. */
export interface ArrivedTransfer extends Omit<Settling, 'method'> {
  /** The amount that was due when the admin looked; with another one nothing is recorded. */
  due: Cents;
  /** The amount beyond it that had arrived then, if this is more than what is due. */
  excess: Cents;
  /**
   * The use of another amount than the one that is due: less counts as a part, and more is given
   * back. Null refuses another amount.
   */
  difference: 'part' | 'give_back' | null;
}

/**
 * Records a transfer that a club expects (docs/adr/0101). It counts until the hour is released;
 * after that, and beyond what is due, it is money that the club gives back.
 */
@Injectable()
export class ConfirmTransfer {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly endPayments: EndPayments,
    private readonly collect: CollectAtDesk,
    private readonly excess: RecordExcess,
    private readonly waits: BankWaits,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * @throws BookingNotFound, NoTransferExpected, DueChanged, ExcessChanged, TransferBelowDue,
   *   TransferAboveDue, BankDeciding, ProviderUnavailable
   */
  execute(transfer: ArrivedTransfer): Promise<void> {
    return this.endPayments.until(() => this.unitOfWork.run(() => this.outdatedOrDone(transfer)));
  }

  /** Returns the id of a payment that has to end first, or null if the money is recorded. */
  private async outdatedOrDone(transfer: ArrivedTransfer): Promise<PaymentId | null> {
    const booking = await this.bookings.lock(transfer.bookingId);
    if (!booking) throw new BookingNotFound();
    if (!booking.byTransfer) throw new NoTransferExpected();
    const due = dueOf(booking);
    assertExpected(transfer, due);
    if (transfer.amount > due) await this.assertUnrecorded(transfer);
    const outdated = due > 0 ? await this.unfinishedOf(booking) : null;
    if (outdated === null) await this.record(booking, transfer, due);
    return outdated;
  }

  /** Money to give back changes nothing that is due, so two people would record it twice. */
  private async assertUnrecorded({ bookingId, excess }: ArrivedTransfer): Promise<void> {
    const payments = await this.payments.ofBooking(bookingId);
    const more = payments.filter(({ isExcess, account }) => isExcess && account === 'transfer');
    const recorded = sum(more.map(({ amountCents }) => amountCents));
    if (recorded !== excess) throw new ExcessChanged(recorded);
  }

  private async unfinishedOf({ id }: BookingAccount): Promise<PaymentId | null> {
    const unfinished = (await this.payments.ofBooking(id)).filter((payment) => !payment.isFinal);
    const undecided = unfinished.find(({ status }) => status === 'processing');
    if (undecided) throw await this.waits.refusal(id, undecided.id);
    return unfinished[0]?.id ?? null;
  }

  private async record(booking: BookingAccount, transfer: ArrivedTransfer, due: Cents): Promise<void> {
    const { bookingId, adminId, amount, reference = null } = transfer;
    const counted = amount < due ? amount : due;
    const settling = { bookingId, adminId, reference, method: 'transfer' } as const;
    if (counted > 0) await this.collect.execute(booking, { ...settling, amount: counted });
    const more = subtract(amount, counted);
    if (more > 0) await this.excess.execute(booking, { ...settling, amount: more });
  }
}

/** Returns the amount that a transfer can still pay: nothing once the hour is released. */
function dueOf({ status, closeKind, missingCents }: BookingAccount): Cents {
  const isOpen = status === 'active' || (status === 'closing' && closeKind === 'deadline');
  return isOpen ? missingCents : ZERO;
}

/** Two people who confirm one transfer would otherwise count it as two parts. */
function assertExpected({ amount, due: seen, difference }: ArrivedTransfer, due: Cents): void {
  if (due !== seen) throw new DueChanged(due);
  if (amount < due && difference !== 'part') throw new TransferBelowDue(due, amount);
  if (amount > due && difference !== 'give_back') throw new TransferAboveDue(due, amount);
}
