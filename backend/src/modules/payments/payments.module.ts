import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CourtsModule } from '../courts/courts.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { PaymentProviderModule } from '../payment-provider/payment-provider.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { IntentJobs } from './adapters/jobs/intent-jobs.js';
import { RefundJobs } from './adapters/jobs/refund-jobs.js';
import { RepairJobs } from './adapters/jobs/repair-jobs.js';
import { ClosingJobs } from './adapters/jobs/closing-jobs.js';
import { LedgerEntrySchema } from './adapters/persistence/ledger-entry.schema.js';
import { PaymentSchema } from './adapters/persistence/payment.schema.js';
import { PaymentRecords } from './adapters/persistence/payment-records.js';
import { RefundSchema } from './adapters/persistence/refund.schema.js';
import { PostgresLedgerRepository } from './adapters/persistence/postgres-ledger-repository.js';
import { PostgresUntouchedBookings } from './adapters/persistence/postgres-untouched-bookings.js';
import { PostgresPaymentRepository } from './adapters/persistence/postgres-payment-repository.js';
import { PostgresRefundRepository } from './adapters/persistence/postgres-refund-repository.js';
import { PostgresResaleQueries } from './adapters/persistence/postgres-resale-queries.js';
import { PostgresResaleRepository } from './adapters/persistence/postgres-resale-repository.js';
import { ResalePromiseSchema, ResaleRefundSchema } from './adapters/persistence/resale.schemas.js';
import { DeclinedChargeSchema } from './adapters/persistence/declined-charge.schema.js';
import { DisputeSchema } from './adapters/persistence/dispute.schema.js';
import { PostgresDeclinedChargeRepository } from './adapters/persistence/postgres-declined-charge-repository.js';
import { PostgresDisputeRepository } from './adapters/persistence/postgres-dispute-repository.js';
import { FollowDispute } from './application/disputes/follow-dispute.js';
import { CountDeclines } from './application/intents/count-declines.js';
import { DeclinedChargeRepository } from './application/ports/declined-charge-repository.js';
import { DisputeRepository } from './application/ports/dispute-repository.js';
import { ProviderMovements } from './application/repairs/provider-movements.js';
import { FollowIntent } from './application/intents/follow-intent.js';
import { LedgerRepository } from './application/ports/ledger-repository.js';
import { ExpireOverdue } from './application/deadline/expire-overdue.js';
import { CloseBooking } from './application/deadline/close-booking.js';
import { ReleaseGuarantee } from './application/deadline/release-guarantee.js';
import { EndPayments } from './application/intents/end-payments.js';
import { EndPayment } from './application/intents/end-payment.js';
import { MoveBooking } from './application/intents/move-booking.js';
import { FollowRefund } from './application/refunds/follow-refund.js';
import { RecordProviderRefund } from './application/refunds/record-provider-refund.js';
import { LeavePlace } from './application/places/leave-place.js';
import { PaymentAttempts } from './application/intents/payment-attempts.js';
import { ReleasePlace } from './application/intents/release-place.js';
import { RequestRefunds } from './application/settling/request-refunds.js';
import { ReturnContradicted } from './application/refunds/return-contradicted.js';
import { SendRefund } from './application/refunds/send-refund.js';
import { OpenIntent } from './application/intents/open-intent.js';
import { UntouchedBookings } from './application/ports/untouched-bookings.js';
import { PaymentRepository } from './application/ports/payment-repository.js';
import { RefundRepository } from './application/ports/refund-repository.js';
import { ResaleQueries } from './application/ports/resale-queries.js';
import { ResaleRepository } from './application/ports/resale-repository.js';
import { DecideResales } from './application/resale/decide-resales.js';
import { ReconcilePayments } from './application/repairs/reconcile-payments.js';
import { RecordPayment } from './application/settling/record-payment.js';
import { RepairPayment } from './application/repairs/repair-payment.js';
import { SettleHold } from './application/settling/settle-hold.js';
import { FinishRelease } from './application/deadline/finish-release.js';
import { CollectAtDeadline } from './application/deadline/collect-at-deadline.js';
import { ChargeSavedCard } from './application/deadline/charge-saved-card.js';
import { EnterReceived } from './application/settling/enter-received.js';
import { AfterPayment } from './application/settling/after-payment.js';
import { ReceivedPayments } from './application/settling/received-payments.js';
import { RefundMovements } from './application/refunds/refund-movements.js';
import { RefundOutcomes } from './application/refunds/refund-outcomes.js';
import { RecordOutsideRefund } from './application/refunds/record-outside-refund.js';
import { AbandonPayment } from './application/intents/abandon-payment.js';
import { HoldPlaceLonger } from './application/intents/hold-place-longer.js';
import { GivePlaceBack } from './application/places/give-place-back.js';
import { SettlePayment } from './application/settling/settle-payment.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      PaymentSchema,
      RefundSchema,
      LedgerEntrySchema,
      DisputeSchema,
      DeclinedChargeSchema,
      ResalePromiseSchema,
      ResaleRefundSchema,
    ]),
    BookingsModule,
    CourtsModule,
    DiscountsModule,
    FindingsModule,
    PaymentProviderModule,
    SharedLinksModule,
  ],
  providers: [
    PaymentRecords,
    LeavePlace,
    RecordPayment,
    EndPayment,
    EndPayments,
    MoveBooking,
    CloseBooking,
    FinishRelease,
    CollectAtDeadline,
    ChargeSavedCard,
    EnterReceived,
    AfterPayment,
    ReceivedPayments,
    RefundMovements,
    RefundOutcomes,
    RecordOutsideRefund,
    AbandonPayment,
    HoldPlaceLonger,
    GivePlaceBack,
    ExpireOverdue,
    ReleaseGuarantee,
    ReleasePlace,
    RequestRefunds,
    FollowRefund,
    RecordProviderRefund,
    SendRefund,
    ReturnContradicted,
    DecideResales,
    PaymentAttempts,
    SettlePayment,
    SettleHold,
    FollowIntent,
    CountDeclines,
    FollowDispute,
    ProviderMovements,
    OpenIntent,
    ReconcilePayments,
    RepairPayment,
    IntentJobs,
    RefundJobs,
    ClosingJobs,
    RepairJobs,
    { provide: UntouchedBookings, useClass: PostgresUntouchedBookings },
    { provide: PaymentRepository, useClass: PostgresPaymentRepository },
    { provide: RefundRepository, useClass: PostgresRefundRepository },
    { provide: ResaleQueries, useClass: PostgresResaleQueries },
    { provide: ResaleRepository, useClass: PostgresResaleRepository },
    { provide: DisputeRepository, useClass: PostgresDisputeRepository },
    { provide: DeclinedChargeRepository, useClass: PostgresDeclinedChargeRepository },
    { provide: LedgerRepository, useClass: PostgresLedgerRepository },
  ],
  exports: [
    EndPayment,
    EndPayments,
    LeavePlace,
    LedgerRepository,
    MoveBooking,
    OpenIntent,
    PaymentAttempts,
    PaymentRepository,
    ProviderMovements,
    RecordPayment,
    RefundRepository,
    RequestRefunds,
    ReturnContradicted,
  ],
})
export class PaymentsModule {}
