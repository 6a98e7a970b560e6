import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { typeOrmOptions } from './database/data-source.js';
import type { Config } from './config/config.js';
import { KernelModule } from './kernel/kernel.module.js';
import { BookingFlowModule } from './modules/booking-flow/booking-flow.module.js';
import { BookingsModule } from './modules/bookings/bookings.module.js';
import { CatalogModule } from './modules/catalog/catalog.module.js';
import { CourtsModule } from './modules/courts/courts.module.js';
import { DiscountsModule } from './modules/discounts/discounts.module.js';
import { FavouritesModule } from './modules/favourites/favourites.module.js';
import { AdminsModule } from './modules/admins/admins.module.js';
import { PlayersModule } from './modules/players/players.module.js';
import { SignInModule } from './modules/sign-in/sign-in.module.js';
import { ManageLinksModule } from './modules/manage-links/manage-links.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { CardsModule } from './modules/cards/cards.module.js';
import { CheckoutModule } from './modules/checkout/checkout.module.js';
import { CustomersModule } from './modules/customers/customers.module.js';
import { DeskModule } from './modules/desk/desk.module.js';
import { FindingsModule } from './modules/findings/findings.module.js';
import { PaymentProviderModule } from './modules/payment-provider/payment-provider.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { ReconciliationModule } from './modules/reconciliation/reconciliation.module.js';
import { PushModule } from './modules/push/push.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { ReviewsModule } from './modules/reviews/reviews.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SharedLinksModule } from './modules/shared-links/shared-links.module.js';
import { ReceiptsModule } from './modules/receipts/receipts.module.js';
import { TillsModule } from './modules/tills/tills.module.js';
import { StaffModule } from './modules/staff/staff.module.js';
import { VenuesModule } from './modules/venues/venues.module.js';
import { WaitingListModule } from './modules/waiting-list/waiting-list.module.js';

@Module({})
export class AppModule {
  /** `databaseUrl` is the database of the settings or the embedded one. */
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRootAsync({ useFactory: () => typeOrmOptions(databaseUrl) }),
        KernelModule.with(config),
        SignInModule,
        AdminsModule,
        PlayersModule,
        VenuesModule,
        StaffModule,
        CourtsModule,
        CustomersModule,
        BookingsModule,
        ReviewsModule,
        CatalogModule,
        SearchModule,
        FavouritesModule,
        WaitingListModule,
        DiscountsModule,
        SharedLinksModule,
        PaymentProviderModule,
        FindingsModule,
        PaymentsModule,
        CheckoutModule,
        TillsModule,
        DeskModule,
        ReceiptsModule,
        ReconciliationModule,
        CardsModule,
        ManageLinksModule,
        BookingFlowModule,
        NotificationsModule,
        PushModule,
        ReportsModule,
      ],
    };
  }
}
