import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { PaymentId } from '../../../kernel/domain/ids.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import type { BookingAccount } from '../../bookings/index.js';
import { Payment, paymentReceived, PaymentRepository, RequestRefunds } from '../../payments/index.js';
import type { Settling } from './collect-at-desk.js';
import { DeskAudit } from './desk-audit.js';
import { DeskMoney } from './desk-money.js';

/**
 * Records money that has reached the club and that no booking needs: the club owes it to the payer,
 * and hands it over as any refund of its desk.
 */
@Injectable()
export class RecordExcess {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly money: DeskMoney,
    private readonly refunds: RequestRefunds,
    private readonly audit: DeskAudit,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Runs inside the unit of work of the caller, which locks the booking. */
  async execute({ playerId, venueId }: BookingAccount, excess: Settling): Promise<void> {
    const { bookingId, adminId, method, amount, reference = null } = excess;
    const at = this.clock.now();
    const id = this.ids.next<PaymentId>();
    const taken = { id, bookingId, playerId, method, takenBy: adminId, deskReference: reference, amount, at };
    const payment = Payment.takenAtDesk(taken);
    payment.markExcess();
    await this.payments.add(payment);
    const { account, intentId } = payment;
    const received = { intentId: intentId ?? id, bookingId, amount, excess: true, at, account };
    await this.money.enter(paymentReceived(received), { venueId, adminId });
    await this.refunds.execute(bookingId);
    const payload = { paymentId: id, bookingId, venueId, playerId, amountCents: amount };
    await this.events.publish({ name: 'payment.excess', payload });
    const after = { method, amount: formatAmount(amount) };
    await this.audit.record({ bookingId, adminId, action: 'booking.excess_recorded', after });
  }
}
