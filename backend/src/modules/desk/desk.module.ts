import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { TillsModule } from '../tills/tills.module.js';
import { DeskSaleSchema } from './adapters/persistence/desk-sale.schema.js';
import { PostgresClubTermsQueries } from './adapters/persistence/postgres-club-terms-queries.js';
import { PostgresDeskSales } from './adapters/persistence/postgres-desk-sales.js';
import { ClubTermsQueries } from './application/club-terms.js';
import { BankWaits } from './application/bank-waits.js';
import { ChooseTransfer } from './application/choose-transfer.js';
import { ConfirmTransfer } from './application/confirm-transfer.js';
import { RecordExcess } from './application/record-excess.js';
import { CollectAtDesk } from './application/collect-at-desk.js';
import { DeskAudit } from './application/desk-audit.js';
import { DeskCustomers } from './application/desk-customers.js';
import { DeskMoney } from './application/desk-money.js';
import { DeskSaleRepository } from './application/desk-sale-repository.js';
import { HandOverRefund } from './application/hand-over-refund.js';
import { PayAtClub } from './application/pay-at-club.js';
import { SellAtDesk } from './application/sell-at-desk.js';
import { SettleAtDesk } from './application/settle-at-desk.js';

/** The money of a booking at the club's desk: what it takes, gives back and sells. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DeskSaleSchema]),
    BookingsModule,
    CustomersModule,
    SharedLinksModule,
    PaymentsModule,
    TillsModule,
  ],
  providers: [
    BankWaits,
    ChooseTransfer,
    CollectAtDesk,
    ConfirmTransfer,
    DeskAudit,
    DeskCustomers,
    DeskMoney,
    HandOverRefund,
    PayAtClub,
    RecordExcess,
    SellAtDesk,
    SettleAtDesk,
    { provide: DeskSaleRepository, useClass: PostgresDeskSales },
    { provide: ClubTermsQueries, useClass: PostgresClubTermsQueries },
  ],
  exports: [ChooseTransfer, ConfirmTransfer, HandOverRefund, PayAtClub, SellAtDesk, SettleAtDesk],
})
export class DeskModule {}
