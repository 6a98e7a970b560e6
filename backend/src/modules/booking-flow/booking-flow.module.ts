import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ManageLinksModule } from '../manage-links/manage-links.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { WaitingListModule } from '../waiting-list/waiting-list.module.js';
import { AcceptOfferController } from './adapters/http/accept-offer.controller.js';
import { ExcessPaymentsController } from './adapters/http/excess-payments.controller.js';
import { PostgresExcessPaymentQueries } from './adapters/persistence/postgres-excess-payment-queries.js';
import { ExcessPaymentQueries } from './application/excess-payment-queries.js';
import { BookingPartsController } from './adapters/http/booking-parts.controller.js';
import { LeavePlaceController } from './adapters/http/leave-place.controller.js';
import { ManageController } from './adapters/http/manage.controller.js';
import { ManagePaymentsController } from './adapters/http/manage-payments.controller.js';
import { PostgresBookingPartQueries } from './adapters/persistence/postgres-booking-part-queries.js';
import { BookingPartQueries } from './application/booking-part-queries.js';
import { ManageBooking } from './application/manage-booking.js';
import { ManagePages } from './application/manage-pages.js';
import { DeskController } from './adapters/http/desk.controller.js';
import { PayAtClubController } from './adapters/http/pay-at-club.controller.js';
import { ChooseTransferController } from './adapters/http/choose-transfer.controller.js';
import { TransfersController } from './adapters/http/transfers.controller.js';
import { PostgresTransferQueries } from './adapters/persistence/postgres-transfer-queries.js';
import { TransferQueries } from './application/transfer-queries.js';
import { PaymentLinkController } from './adapters/http/payment-link.controller.js';
import { SalesController } from './adapters/http/sales.controller.js';
import { SettleController } from './adapters/http/settle.controller.js';
import { PlayerBookingsController } from './adapters/http/player-bookings.controller.js';
import { QuoteController } from './adapters/http/quote.controller.js';
import { ReceiptsController } from './adapters/http/receipts.controller.js';
import { RecordPaymentController } from './adapters/http/record-payment.controller.js';
import { PostgresDeskQueries } from './adapters/persistence/postgres-desk-queries.js';
import { PostgresPlayerBookingQueries } from './adapters/persistence/postgres-player-booking-queries.js';
import { PostgresQuoteQueries } from './adapters/persistence/postgres-quote-queries.js';
import { PostgresReceiptQueries } from './adapters/persistence/postgres-receipt-queries.js';
import { ReceiptQueries } from './application/receipt-queries.js';
import { DeskQueries } from './application/desk-queries.js';
import { PaymentLinkOfBooking } from './application/payment-link-of-booking.js';
import { QuoteBooking } from './application/quote-booking.js';
import { QuoteQueries } from './application/quote-queries.js';
import { PlayerBookingQueries } from './application/player-booking-queries.js';

/**
 * The calls about a whole booking: quoting, placing, moving, cancelling, settling and selling. They
 * call the use cases of other modules and return the booking joined with its payments, refunds,
 * discount codes and payment links. The module owns no table.
 */
@Module({
  imports: [
    BookingsModule,
    ManageLinksModule,
    PaymentsModule,
    CheckoutModule,
    DeskModule,
    ReceiptsModule,
    SharedLinksModule,
    VenuesModule,
    WaitingListModule,
  ],
  controllers: [
    PlayerBookingsController,
    QuoteController,
    DeskController,
    PayAtClubController,
    ChooseTransferController,
    TransfersController,
    SalesController,
    PaymentLinkController,
    SettleController,
    RecordPaymentController,
    ReceiptsController,
    ExcessPaymentsController,
    BookingPartsController,
    ManageController,
    ManagePaymentsController,
    LeavePlaceController,
    AcceptOfferController,
  ],
  providers: [
    ManageBooking,
    ManagePages,
    PaymentLinkOfBooking,
    QuoteBooking,
    { provide: QuoteQueries, useClass: PostgresQuoteQueries },
    { provide: BookingPartQueries, useClass: PostgresBookingPartQueries },
    { provide: PlayerBookingQueries, useClass: PostgresPlayerBookingQueries },
    { provide: ExcessPaymentQueries, useClass: PostgresExcessPaymentQueries },
    { provide: ReceiptQueries, useClass: PostgresReceiptQueries },
    { provide: TransferQueries, useClass: PostgresTransferQueries },
    { provide: DeskQueries, useClass: PostgresDeskQueries },
  ],
  exports: [BookingPartQueries, PaymentLinkOfBooking, PlayerBookingQueries, QuoteBooking],
})
export class BookingFlowModule {}
