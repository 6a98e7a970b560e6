import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { FindingRepository } from '../../../findings/index.js';
import type { Intent } from '../../../payment-provider/index.js';
import { feeTaken, type LedgerTransaction, paymentReceived } from '../../domain/ledger.js';
import type { Payment } from '../../domain/payment.js';
import { LedgerRepository } from '../ports/ledger-repository.js';

/**
 * Enters received money where it belongs: in the booking and the ledger, or as a finding for an
 * admin. Runs inside the unit of work of the settlement.
 */
@Injectable()
export class EnterReceived {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly bookings: BookingsFacade,
    private readonly ledger: LedgerRepository,
    private readonly findings: FindingRepository,
    private readonly clock: Clock,
  ) {}

  /** Money that was asked. A booking that no longer accepts it makes it excess. */
  async agreed(payment: Payment, intent: Intent, at: Date): Promise<void> {
    const { bookingId, amountCents: amount } = payment;
    if ((await this.bookings.recordPayment(bookingId, amount)) === 'excess') payment.markExcess();
    const { isExcess: excess } = payment;
    const received = paymentReceived({ intentId: intent.id, bookingId, amount, excess, at });
    await this.ledger.enter(received, ...feeOf(payment, intent, at));
  }

  /**
   * Enters a fee that the provider names some time after the charge. Returns true if it changed the
   * payment.
   */
  async lateFee(payment: Payment, intent: Intent): Promise<boolean> {
    if (payment.feeCents !== null) return false;
    const taken = feeOf(payment, intent, this.clock.now());
    if (taken.length > 0) await this.ledger.enter(...taken);
    return payment.feeCents !== null;
  }

  /** The money is recorded as what was taken. The booking does not count it. */
  async contradicted(payment: Payment, intent: Intent, at: Date): Promise<void> {
    const { bookingId, amountCents: amount, askedCents } = payment;
    this.logger.error(
      { alert: 'payment_contradicted', ...intentFacts(payment, intent) },
      'a payment contradicts',
    );
    const received = paymentReceived({ intentId: intent.id, bookingId, amount, excess: true, at });
    if (payment.isInLedger) await this.ledger.enter(received, ...feeOf(payment, intent, at));
    await this.raise('contradiction', intent, askedCents, bookingId);
  }

  /** A second intent has the metadata of a payment. Its money does not belong to a payment yet. */
  async other(payment: Payment, intent: Intent): Promise<void> {
    if (intent.status !== 'succeeded') return;
    const facts = { alert: 'unknown_payment', ...intentFacts(payment, intent) };
    this.logger.error(facts, 'unknown money was taken');
    await this.raise('payment', intent, null, payment.bookingId);
  }

  private raise(
    kind: 'payment' | 'contradiction',
    { id: providerId, receivedCents: theirCents, currency: theirCurrency }: Intent,
    ourCents: number | null,
    bookingId: BookingId,
  ): Promise<void> {
    const finding = { kind, providerId, ourCents, theirCents, theirCurrency, bookingId };
    return this.findings.raise(finding, this.clock.now());
  }
}

/** Records what the provider took for the charge, once it is known. Returns it for the ledger. */
function feeOf(payment: Payment, { id: intentId, feeCents }: Intent, at: Date): readonly LedgerTransaction[] {
  const isKnown = feeCents !== null && feeCents >= 0 && payment.feeCents === null;
  if (!isKnown || !payment.hasReceived || !payment.isInLedger) return [];
  const amount = toCents(feeCents);
  payment.recordFee(amount);
  const taken = feeTaken({ intentId, bookingId: payment.bookingId, amount, at });
  return taken === null ? [] : [taken];
}

/** Returns the facts that a person needs to look into a contradiction. */
export function intentFacts({ id: paymentId, bookingId, askedCents }: Payment, intent: Intent): object {
  const { id: intentId, status, amountCents, receivedCents, currency } = intent;
  return { paymentId, bookingId, askedCents, intentId, status, amountCents, receivedCents, currency };
}
