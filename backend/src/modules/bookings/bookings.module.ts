import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config.js';
import { Jobs } from '../../kernel/application/jobs.js';
import { CourtsModule } from '../courts/index.js';
import { VenuesModule } from '../venues/index.js';
import { BookingsController } from './adapters/http/bookings.controller.js';
import { PostgresBookingRepository } from './adapters/persistence/postgres-booking-repository.js';
import { PostgresBookingViews } from './adapters/persistence/postgres-booking-views.js';
import { BookingRepository } from './application/booking-repository.js';
import { BookingRules } from './application/booking-rules.js';
import { BookingViews } from './application/booking-views.js';
import { BookingsFacade } from './application/bookings-facade.js';
import { CancelBooking } from './application/cancel-booking.js';
import { EnforceDeadline } from './application/enforce-deadline.js';
import { EnforceOverdue } from './application/enforce-overdue.js';
import { PlaceBooking } from './application/place-booking.js';

@Module({
  imports: [CourtsModule, VenuesModule],
  controllers: [BookingsController],
  providers: [
    PlaceBooking,
    CancelBooking,
    EnforceDeadline,
    EnforceOverdue,
    BookingsFacade,
    { provide: BookingRepository, useClass: PostgresBookingRepository },
    { provide: BookingViews, useClass: PostgresBookingViews },
    {
      provide: BookingRules,
      inject: [Config],
      useFactory: (config: Config): BookingRules => ({
        windowDays: config.bookingWindowDays,
        graceSeconds: config.paymentGraceSeconds,
      }),
    },
  ],
  exports: [BookingsFacade, BookingViews],
})
export class BookingsModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly deadline: EnforceDeadline,
    private readonly overdue: EnforceOverdue,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(EnforceDeadline.task, ({ bookingId }) => this.deadline.execute(String(bookingId)));
    this.jobs.every('* * * * *', EnforceOverdue.task, () => this.overdue.execute());
  }

  /** Deadlines that passed, or were being enforced, while no process was there. */
  onApplicationBootstrap(): Promise<void> {
    return this.overdue.execute(0);
  }
}
