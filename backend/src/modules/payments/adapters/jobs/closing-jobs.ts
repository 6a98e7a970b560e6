import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../../../kernel/application/promotion.js';
import { type BookingId, idFrom } from '../../../../kernel/domain/ids.js';
import { Releases } from '../../../bookings/index.js';
import { CLOSE_BOOKING_TASK } from '../../application/payment-tasks.js';
import { CloseBooking } from '../../application/deadline/close-booking.js';
import { FinishRelease } from '../../application/deadline/finish-release.js';
import { ExpireOverdue } from '../../application/deadline/expire-overdue.js';
import { ReleaseGuarantee } from '../../application/deadline/release-guarantee.js';
import { DecideResales } from '../../application/resale/decide-resales.js';

/** Ends the payments of bookings that close, expire, are paid or are sold again. */
@Injectable()
export class ClosingJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly domainEvents: Events,
    private readonly releases: Releases,
    private readonly closeBooking: CloseBooking,
    private readonly release: FinishRelease,
    private readonly releaseGuarantee: ReleaseGuarantee,
    private readonly expireOverdue: ExpireOverdue,
    private readonly resales: DecideResales,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLOSE_BOOKING_TASK, ({ bookingId }) =>
      this.closeBooking.execute(idFrom<BookingId>(bookingId)),
    );
    this.releases.endedBy((bookingId) => this.release.execute(bookingId));
    this.releases.collectedBy((bookingId) => this.closeBooking.collectFirst(bookingId));
    this.releases.spentBy((bookingId) => this.resales.spentOf(bookingId));
    this.domainEvents.subscribe('booking.closing', 'payments.on-booking-closing', ({ bookingId }) =>
      this.closeBooking.execute(idFrom<BookingId>(bookingId)),
    );
    this.domainEvents.subscribe(
      'booking.paid',
      'payments.on-booking-paid',
      ({ bookingId }) => this.releaseGuarantee.execute(idFrom<BookingId>(bookingId)),
      { when: ({ bookingId }) => this.releaseGuarantee.isHeld(idFrom<BookingId>(bookingId)) },
    );
    this.jobs.sweep(ExpireOverdue.sweep, SWEEP_SECONDS, (signal) => this.expireOverdue.execute(signal));
    this.jobs.sweep(DecideResales.sweep, SWEEP_SECONDS, (signal) => this.resales.execute(signal));
  }
}
