import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../../../kernel/application/promotion.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { PlayerBookingQueries } from '../../../booking-views/index.js';
import { remindAt } from '../../../bookings/index.js';
import { PromoteReminders } from '../../application/promote-reminders.js';
import { type LetterAbout, SendBookingLetter } from '../../application/send-booking-letter.js';
import { SendCodeLetter } from '../../application/send-code-letter.js';
import type { Occasion } from '../../domain/booking-letters.js';

/** The occasion for a letter that each event is. */
const OCCASIONS: Readonly<Record<string, Occasion>> = {
  'booking.paid': 'confirmed',
  'booking.partly_paid': 'part_paid',
  'booking.cancelled': 'cancelled',
  'booking.expired': 'expired',
  'payment.charged_at_deadline': 'charged',
  'payment.excess': 'excess',
  'refund.manual': 'refund_failed',
  'booking.start_corrected': 'start_corrected',
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
    private readonly codes: SendCodeLetter,
    private readonly promoteReminders: PromoteReminders,
  ) {}

  onModuleInit(): void {
    for (const [event, occasion] of Object.entries(OCCASIONS))
      this.events.subscribe(
        event,
        `notifications.${occasion.replace('_', '-')}`,
        (payload) =>
          this.letters.execute(
            String(payload.bookingId),
            occasion,
            detailOf(occasion, payload),
            aboutOf(payload),
          ),
        { canWait: true },
      );
    // Somebody waits for a code, so its letter leaves before all others.
    this.events.subscribe('player.code_requested', 'notifications.email-code', ({ codeId }) =>
      this.codes.execute(String(codeId)),
    );
    this.jobs.sweep(PromoteReminders.sweep, SWEEP_SECONDS, (signal) => this.promoteReminders.execute(signal));
    this.jobs.handle(PromoteReminders.task, ({ bookingId }) =>
      this.letters.execute(String(bookingId), 'deadline_near'),
    );
    this.jobs.handle('notifications.plan-reminder', ({ bookingId }) => this.planReminder(String(bookingId)));
  }

  /** Plans the reminder of a booking that a process of the version before this one has placed. */
  private async planReminder(bookingId: string): Promise<void> {
    const { createdAt, paymentDueAt } = await this.bookings.byId(bookingId);
    const at = remindAt({ createdAt: new Date(createdAt), paymentDueAt: new Date(paymentDueAt) });
    if (at !== null) await this.jobs.scheduleAll([PromoteReminders.job({ bookingId, remindAt: at })]);
  }
}

type Payload = Readonly<Record<string, unknown>>;

/** Distinguishes letters of one occasion that a booking can get more than once. */
function detailOf(occasion: Occasion, payload: Payload): string {
  const { paidCents, startsAt, paymentId, refundId } = payload;
  if (occasion === 'part_paid') return String(paidCents);
  if (occasion === 'excess') return String(paymentId);
  if (occasion === 'refund_failed') return String(refundId);
  return occasion === 'start_corrected' ? String(startsAt) : '';
}

/** Events about a payment name its payer, who may be a friend of the organiser. */
function aboutOf({ playerId, amountCents }: Payload): LetterAbout {
  return {
    payerId: typeof playerId === 'string' ? playerId : undefined,
    amountCents: typeof amountCents === 'number' ? toCents(amountCents) : undefined,
  };
}
