import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../../../kernel/application/promotion.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Releases } from '../../../bookings/index.js';
import {
  CLOSE_BOOKING_TASK,
  COMPARE_TASK,
  FOLLOW_DISPUTE_TASK,
  FOLLOW_REFUND_TASK,
  RECONCILE_TASK,
  RELEASE_PLACE_TASK,
  REMOVE_CARDS_TASK,
  REPAIR_TASK,
  SEND_REFUND_TASK,
  SETTLE_TASK,
} from '../../application/payment-tasks.js';
import { PlayerCards } from '../../application/cards/player-cards.js';
import { CloseBooking } from '../../application/deadline/close-booking.js';
import { ExpireOverdue } from '../../application/deadline/expire-overdue.js';
import { CompareWithProvider } from '../../application/reconciliation/compare-with-provider.js';
import { ReleaseGuarantee } from '../../application/deadline/release-guarantee.js';
import { RecordProviderRefund } from '../../application/refunds/record-provider-refund.js';
import { ReleasePlace } from '../../application/intents/release-place.js';
import { SendRefund } from '../../application/refunds/send-refund.js';
import { DecideResales } from '../../application/resale/decide-resales.js';
import { ProviderEventRepository } from '../../application/ports/provider-event-repository.js';
import { ReconcilePayments } from '../../application/reconciliation/reconcile-payments.js';
import { RepairPayment } from '../../application/reconciliation/repair-payment.js';
import { FollowDispute } from '../../application/disputes/follow-dispute.js';
import { FollowIntent } from '../../application/intents/follow-intent.js';

const RECONCILE_SECONDS = 60;
/** In UTC: at night for most venues. */
const EVERY_DAY = '30 8 * * *';

/** Runs the background work of the module. */
@Injectable()
export class PaymentJobs implements OnModuleInit {
  private readonly logger = new Logger('payments');
  private hasReconciled = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly follow: FollowIntent,
    private readonly repair: RepairPayment,
    private readonly reconcile: ReconcilePayments,
    private readonly compare: CompareWithProvider,
    private readonly expireOverdue: ExpireOverdue,
    private readonly closeBooking: CloseBooking,
    private readonly releaseGuarantee: ReleaseGuarantee,
    private readonly releasePlace: ReleasePlace,
    private readonly sendRefund: SendRefund,
    private readonly recordProviderRefund: RecordProviderRefund,
    private readonly followDispute: FollowDispute,
    private readonly resales: DecideResales,
    private readonly cards: PlayerCards,
    private readonly releases: Releases,
    private readonly domainEvents: Events,
    private readonly events: ProviderEventRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SETTLE_TASK, ({ intentId, eventId }) => this.process(String(intentId), String(eventId)));
    this.jobs.handle(REPAIR_TASK, ({ paymentId }) => this.repair.execute(String(paymentId)));
    this.jobs.handle(RELEASE_PLACE_TASK, ({ paymentId, until }) =>
      this.releasePlace.execute(String(paymentId), new Date(String(until))),
    );
    this.jobs.handle(CLOSE_BOOKING_TASK, ({ bookingId }) => this.closeBooking.execute(String(bookingId)));
    this.jobs.handle(SEND_REFUND_TASK, ({ refundId }) => this.sendRefund.execute(String(refundId)));
    this.jobs.handle(REMOVE_CARDS_TASK, ({ customerId }) => this.cards.removeAll(String(customerId)));
    this.jobs.handle(FOLLOW_REFUND_TASK, async ({ providerRefundId, eventId }) => {
      await this.recordProviderRefund.execute(String(providerRefundId));
      await this.events.markProcessed(String(eventId), this.clock.now());
    });
    this.jobs.handle(FOLLOW_DISPUTE_TASK, async ({ disputeId, eventId }) => {
      await this.followDispute.execute(String(disputeId));
      await this.events.markProcessed(String(eventId), this.clock.now());
    });
    this.releases.endedBy((bookingId) => this.closeBooking.finish(bookingId));
    this.releases.spentBy((bookingId) => this.resales.spentOf(bookingId));
    this.domainEvents.subscribe('booking.closing', 'payments.on-booking-closing', ({ bookingId }) =>
      this.closeBooking.execute(String(bookingId)),
    );
    this.domainEvents.subscribe('booking.paid', 'payments.on-booking-paid', ({ bookingId }) =>
      this.releaseGuarantee.execute(String(bookingId)),
    );
    this.jobs.sweep(ExpireOverdue.sweep, SWEEP_SECONDS, (signal) => this.expireOverdue.execute(signal));
    this.jobs.sweep(DecideResales.sweep, SWEEP_SECONDS, (signal) => this.resales.execute(signal));
    this.jobs.sweep(RECONCILE_TASK, RECONCILE_SECONDS, (signal) => this.reconcileSoon(signal));
    this.jobs.every(EVERY_DAY, COMPARE_TASK, async () => void (await this.compare.execute()));
  }

  /** The first run of a process resumes at once what a crash interrupted. */
  private async reconcileSoon(signal: AbortSignal): Promise<void> {
    await this.reconcile.execute(this.hasReconciled ? undefined : 0, signal);
    this.hasReconciled = true;
  }

  private async process(intentId: string, eventId: string): Promise<void> {
    const settlement = await this.follow.execute(intentId);
    if (settlement.kind === 'ignored')
      this.logger.warn({ intentId, eventId, reason: settlement.reason }, 'ignored');
    await this.events.markProcessed(eventId, this.clock.now());
  }
}
