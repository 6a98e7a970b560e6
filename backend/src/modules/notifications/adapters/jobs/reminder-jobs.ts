import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../../../kernel/application/promotion.js';
import { type BookingId, idFrom } from '../../../../kernel/domain/ids.js';
import { PromotePlayReminders } from '../../application/promote-play-reminders.js';
import { PromoteReminders } from '../../application/promote-reminders.js';
import { SendBookingLetter } from '../../application/send-booking-letter.js';
import { type PlayReminder, REMINDER_KINDS } from '../../domain/play-reminder.js';

/** Reminds of payment deadlines and of games. */
@Injectable()
export class ReminderJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly letters: SendBookingLetter,
    private readonly promoteReminders: PromoteReminders,
    private readonly promotePlayReminders: PromotePlayReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.sweep(PromoteReminders.sweep, SWEEP_SECONDS, (signal) => this.promoteReminders.execute(signal));
    this.jobs.handle(PromoteReminders.task, ({ bookingId }) =>
      this.letters.execute(idFrom<BookingId>(bookingId), 'deadline_near'),
    );
    const { sweep, task } = PromotePlayReminders;
    this.jobs.sweep(sweep, SWEEP_SECONDS, (signal) => this.promotePlayReminders.execute(signal));
    this.jobs.handle(task, (payload) => this.promotePlayReminders.announce(reminderOf(payload)));
    this.events.subscribe(
      'reminder.due',
      'notifications.remind-to-play',
      (payload) => this.letters.remind(reminderOf(payload)),
      { canWait: true },
    );
  }
}

type Payload = Readonly<Record<string, unknown>>;

function reminderOf({ bookingId, kind, startsAt }: Payload): PlayReminder {
  const known = REMINDER_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`no reminder is called "${String(kind)}"`);
  return { bookingId: idFrom<BookingId>(bookingId), kind: known, startsAt: new Date(String(startsAt)) };
}
