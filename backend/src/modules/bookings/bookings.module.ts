import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { Events } from '../../kernel/application/events.js';
import { Jobs } from '../../kernel/application/jobs.js';
import { CourtsModule } from '../courts/courts.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { BookingsController } from './adapters/http/bookings.controller.js';
import { DeskController } from './adapters/http/desk.controller.js';
import { RemoveCourtsController } from './adapters/http/remove-courts.controller.js';
import { BookingSchema } from './adapters/persistence/booking.schema.js';
import { PostgresBookingRepository } from './adapters/persistence/postgres-booking-repository.js';
import { PostgresBookingViews } from './adapters/persistence/postgres-booking-views.js';
import { PostgresBookingsDesk } from './adapters/persistence/postgres-bookings-desk.js';
import { PostgresHourBlocks } from './adapters/persistence/postgres-hour-blocks.js';
import { BlockHours, UnblockHours } from './application/block-hours.js';
import { PostgresUpcomingBookings } from './adapters/persistence/postgres-upcoming-bookings.js';
import { BookingRepository } from './application/booking-repository.js';
import { BookingRules } from './application/booking-rules.js';
import { BookingViews } from './application/booking-views.js';
import { BookingsDesk } from './application/bookings-desk.js';
import { BookingsFacade } from './application/bookings-facade.js';
import { CancelBooking } from './application/cancel-booking.js';
import { CancelForVenue } from './application/cancel-for-venue.js';
import { CancelBookingsOfCourt } from './application/cancel-bookings-of-court.js';
import { EnforceDeadline } from './application/enforce-deadline.js';
import { EnforceOverdue } from './application/enforce-overdue.js';
import { HourBlocks } from './application/hour-blocks.js';
import { PlaceBooking } from './application/place-booking.js';
import { RemoveCourts } from './application/remove-courts.js';
import { UpcomingBookings } from './application/upcoming-bookings.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingSchema]), CourtsModule, VenuesModule],
  controllers: [BookingsController, RemoveCourtsController, DeskController],
  providers: [
    PlaceBooking,
    CancelBooking,
    CancelForVenue,
    BlockHours,
    UnblockHours,
    CancelBookingsOfCourt,
    RemoveCourts,
    EnforceDeadline,
    EnforceOverdue,
    BookingsFacade,
    { provide: BookingRepository, useClass: PostgresBookingRepository },
    { provide: BookingViews, useClass: PostgresBookingViews },
    { provide: BookingsDesk, useClass: PostgresBookingsDesk },
    { provide: HourBlocks, useClass: PostgresHourBlocks },
    { provide: UpcomingBookings, useClass: PostgresUpcomingBookings },
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
    private readonly events: Events,
    private readonly cancelBookingsOfCourt: CancelBookingsOfCourt,
    private readonly deadline: EnforceDeadline,
    private readonly overdue: EnforceOverdue,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(EnforceDeadline.task, ({ bookingId }) => this.deadline.execute(String(bookingId)));
    this.events.subscribe('court.archived', CancelBookingsOfCourt.subscriber, ({ courtId, at }) =>
      this.cancelBookingsOfCourt.execute(String(courtId), new Date(String(at))),
    );
    this.jobs.every('* * * * *', EnforceOverdue.task, () => this.overdue.execute());
  }

  /** Deadlines that passed, or were being enforced, while no process was there. */
  onApplicationBootstrap(): Promise<void> {
    return this.overdue.execute(0);
  }
}
