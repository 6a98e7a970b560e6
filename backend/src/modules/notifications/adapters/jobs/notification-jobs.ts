import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { PlayerBookingQueries } from '../../../booking-views/index.js';
import { SendBookingLetter } from '../../application/send-booking-letter.js';
import { remindAt } from '../../domain/booking-facts.js';
import type { Occasion } from '../../domain/booking-letters.js';

const REMINDER_TASK = 'notifications.remind';

/** The occasion for a letter that each event is. */
const OCCASIONS: Readonly<Record<string, Occasion>> = {
  'booking.paid': 'confirmed',
  'booking.partly_paid': 'part_paid',
  'booking.cancelled': 'cancelled',
  'booking.expired': 'expired',
  'payment.charged_at_deadline': 'charged',
  'refund.manual': 'refund_failed',
};

/**
 * Sends letters on the events of bookings and payments. Each letter is a job of its own, so it
 * neither gets lost nor delays the request that caused it.
 */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly bookings: PlayerBookingQueries,
    private readonly letters: SendBookingLetter,
  ) {}

  onModuleInit(): void {
    for (const [event, occasion] of Object.entries(OCCASIONS))
      this.events.subscribe(
        event,
        `notifications.${occasion.replace('_', '-')}`,
        ({ bookingId, paidCents }) =>
          this.letters.execute(
            String(bookingId),
            occasion,
            occasion === 'part_paid' ? String(paidCents) : '',
          ),
      );
    this.events.subscribe('booking.placed', 'notifications.plan-reminder', ({ bookingId }) =>
      this.planReminder(String(bookingId)),
    );
    this.jobs.handle(REMINDER_TASK, ({ bookingId }) =>
      this.letters.execute(String(bookingId), 'deadline_near'),
    );
  }

  private async planReminder(bookingId: string): Promise<void> {
    const booking = await this.bookings.byId(bookingId);
    const runAt = remindAt(booking);
    if (runAt === null) return;
    await this.jobs.schedule(REMINDER_TASK, { bookingId }, { runAt, key: `${REMINDER_TASK}:${bookingId}` });
  }
}
