import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { BookingViews } from '../../../bookings/index.js';
import { WriteToOrganiser } from '../../application/write-to-organiser.js';
import { remindAt } from '../../domain/booking-facts.js';
import type { Occasion } from '../../domain/booking-letters.js';

const REMIND_TASK = 'notifications.remind';

/** Which event is an occasion to write. */
const OCCASIONS: Readonly<Record<string, Occasion>> = {
  'booking.paid': 'confirmed',
  'booking.partly_paid': 'part_paid',
  'booking.cancelled': 'cancelled',
  'booking.expired': 'expired',
  'payment.charged_at_deadline': 'charged',
  'refund.manual': 'refund_failed',
};

/** Hears what happened to bookings and writes; each letter is a job, so it is neither lost nor holds anything up. */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly bookings: BookingViews,
    private readonly write: WriteToOrganiser,
  ) {}

  onModuleInit(): void {
    for (const [event, occasion] of Object.entries(OCCASIONS))
      this.events.subscribe(
        event,
        `notifications.${occasion.replace('_', '-')}`,
        ({ bookingId, paidCents }) =>
          this.write.execute(String(bookingId), occasion, occasion === 'part_paid' ? String(paidCents) : ''),
      );
    this.events.subscribe('booking.placed', 'notifications.plan-reminder', ({ bookingId }) =>
      this.planReminder(String(bookingId)),
    );
    this.jobs.handle(REMIND_TASK, ({ bookingId }) => this.write.execute(String(bookingId), 'deadline_near'));
  }

  private async planReminder(bookingId: string): Promise<void> {
    const booking = await this.bookings.byId(bookingId);
    const runAt = remindAt(booking);
    if (runAt === null) return;
    await this.jobs.schedule(REMIND_TASK, { bookingId }, { runAt, key: `${REMIND_TASK}:${bookingId}` });
  }
}
