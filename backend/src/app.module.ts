import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { logging } from './kernel/adapters/http/logging.js';
import { KernelModule } from './kernel/kernel.module.js';
import { BookingsModule } from './modules/bookings/index.js';
import { CourtsModule } from './modules/courts/index.js';
import { DiscountsModule } from './modules/discounts/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { ReportsModule } from './modules/reports/index.js';
import { SharedLinksModule } from './modules/shared-links/index.js';
import { VenuesModule } from './modules/venues/index.js';

@Module({})
export class AppModule {
  static with(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        logging(config),
        KernelModule.with(config, dataSource),
        IdentityModule,
        VenuesModule,
        CourtsModule,
        BookingsModule,
        DiscountsModule,
        SharedLinksModule,
        PaymentsModule,
        NotificationsModule,
        ReportsModule,
      ],
    };
  }
}
