import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { Events } from '../../kernel/application/events.js';
import { Jobs } from '../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../kernel/application/promotion.js';
import { type BookingId, type CourtId, idFrom } from '../../kernel/domain/ids.js';
import { CourtsModule } from '../courts/courts.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { HmacAddressMarks } from './adapters/crypto/hmac-address-marks.js';
import { BlocksController } from './adapters/http/blocks.controller.js';
import { CalendarController } from './adapters/http/calendar.controller.js';
import { KeptMonths } from './adapters/http/kept-months.js';
import { RemoveCourtsController } from './adapters/http/remove-courts.controller.js';
import { TimeZoneChangeController } from './adapters/http/time-zone-change.controller.js';
import { BookingRecords } from './adapters/persistence/booking-records.js';
import { BookingSchema } from './adapters/persistence/bookings.schema.js';
import { HourBlockSchema } from './adapters/persistence/hour-blocks.schema.js';
import { PostgresBookingQueries } from './adapters/persistence/postgres-booking-queries.js';
import { LockedBookings } from './adapters/persistence/locked-bookings.js';
import { PostgresBookingRepository } from './adapters/persistence/postgres-booking-repository.js';
import { PostgresCalendarQueries } from './adapters/persistence/postgres-calendar-queries.js';
import { PostgresHourBlockQueries } from './adapters/persistence/postgres-hour-block-queries.js';
import { PostgresHourBlockRepository } from './adapters/persistence/postgres-hour-block-repository.js';
import { PostgresHourHolds } from './adapters/persistence/postgres-hour-holds.js';
import { PostgresUpcomingBookingQueries } from './adapters/persistence/postgres-upcoming-booking-queries.js';
import { HalfHourClaimSchema } from './adapters/persistence/half-hour-claims.schema.js';
import { PersonalDay } from './adapters/http/personal-day.js';
import { AddressMarks } from './application/address-marks.js';
import { BlockRecords } from './application/block-records.js';
import { BlockHours, UnblockHours } from './application/block-hours.js';
import { BookingDrafts } from './application/booking-drafts.js';
import { BookingQueries } from './application/booking-queries.js';
import { BookingRepository } from './application/booking-repository.js';
import { BookingRules } from './application/booking-rules.js';
import { BookingsOutside } from './application/bookings-outside.js';
import { BookingsFacade } from './application/bookings-facade.js';
import { CalendarQueries } from './application/calendar-queries.js';
import { CancelBooking } from './application/cancel-booking.js';
import { CancelForVenue } from './application/cancel-for-venue.js';
import { CancelBookingsOfCourt } from './application/cancel-bookings-of-court.js';
import { CorrectTimeZone } from './application/correct-time-zone.js';
import { EnforceDeadline } from './application/enforce-deadline.js';
import { Releases } from './application/releases.js';
import { FreedHours } from './application/freed-hours.js';
import { HourBlockQueries } from './application/hour-block-queries.js';
import { HourBlockRepository } from './application/hour-block-repository.js';
import { HourHolds } from './application/hour-holds.js';
import { OfferedHours } from './application/offered-hours.js';
import { PlaceBooking } from './application/place-booking.js';
import { PlayerRules } from './application/player-rules.js';
import { PromoteDeadlines } from './application/promote-deadlines.js';
import { RemoveCourts } from './application/remove-courts.js';
import { StaffSales } from './application/staff-sales.js';
import { UpcomingBookingQueries } from './application/upcoming-booking-queries.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BookingSchema, HalfHourClaimSchema, HourBlockSchema]),
    CourtsModule,
    CustomersModule,
    VenuesModule,
  ],
  controllers: [CalendarController, RemoveCourtsController, TimeZoneChangeController, BlocksController],
  providers: [
    BookingDrafts,
    PlaceBooking,
    PersonalDay,
    PlayerRules,
    StaffSales,
    CancelBooking,
    CancelForVenue,
    BlockRecords,
    BlockHours,
    UnblockHours,
    CancelBookingsOfCourt,
    RemoveCourts,
    CorrectTimeZone,
    BookingsOutside,
    EnforceDeadline,
    PromoteDeadlines,
    BookingsFacade,
    BookingRecords,
    LockedBookings,
    KeptMonths,
    FreedHours,
    OfferedHours,
    Releases,
    { provide: HourHolds, useClass: PostgresHourHolds },
    { provide: AddressMarks, useClass: HmacAddressMarks },
    { provide: BookingRepository, useClass: PostgresBookingRepository },
    { provide: BookingQueries, useClass: PostgresBookingQueries },
    { provide: CalendarQueries, useClass: PostgresCalendarQueries },
    { provide: HourBlockRepository, useClass: PostgresHourBlockRepository },
    { provide: HourBlockQueries, useClass: PostgresHourBlockQueries },
    { provide: UpcomingBookingQueries, useClass: PostgresUpcomingBookingQueries },
    {
      provide: BookingRules,
      inject: [Config],
      useFactory: (config: Config): BookingRules => ({
        windowDays: config.bookingWindowDays,
        graceSeconds: config.paymentGraceSeconds,
        unpaidPerAddress: config.unpaidHoldsPerAddress,
      }),
    },
  ],
  exports: [
    BookingsFacade,
    BookingQueries,
    CalendarQueries,
    HourBlockQueries,
    HourHolds,
    FreedHours,
    OfferedHours,
    Releases,
    BookingDrafts,
    PlaceBooking,
    PlayerRules,
    StaffSales,
    CancelBooking,
    CancelForVenue,
    CorrectTimeZone,
    BookingsOutside,
    AddressMarks,
  ],
})
export class BookingsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly cancelBookingsOfCourt: CancelBookingsOfCourt,
    private readonly deadline: EnforceDeadline,
    private readonly promoteDeadlines: PromoteDeadlines,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(EnforceDeadline.task, ({ bookingId }) =>
      this.deadline.execute(idFrom<BookingId>(bookingId)),
    );
    this.events.subscribe('court.archived', CancelBookingsOfCourt.subscriber, ({ courtId, at }) =>
      this.cancelBookingsOfCourt.execute(idFrom<CourtId>(courtId), new Date(String(at))),
    );
    this.jobs.sweep(PromoteDeadlines.sweep, SWEEP_SECONDS, (signal) => this.promoteDeadlines.execute(signal));
  }
}
