import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { type Job, Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import {
  type PlayReminder,
  REMINDER_KINDS,
  type ReminderKind,
  remindToPlayAt,
  startsRemindedBefore,
} from '../domain/play-reminder.js';
import { PlayReminderRepository } from './play-reminder-repository.js';

/**
 * Schedules the reminders of games shortly before they fall due, each exactly once. A booking costs
 * nothing until then: the sweep reads an index of confirmed bookings (docs/adr/0049).
 */
@Injectable()
export class PromotePlayReminders {
  static readonly sweep = 'notifications.promote-play-reminders';
  static readonly task = 'notifications.play-near';

  constructor(
    private readonly reminders: PlayReminderRepository,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(signal?: AbortSignal): Promise<void> {
    for (const kind of REMINDER_KINDS)
      while (!signal?.aborted && (await this.unitOfWork.run(() => this.promoteBatch(kind))) > 0);
  }

  /** Informs the subscribers of `reminder.due` that players are to be reminded now. */
  announce({ bookingId, kind, startsAt }: PlayReminder): Promise<void> {
    const payload = { bookingId, kind, startsAt: startsAt.toISOString() };
    return this.unitOfWork.run(() => this.events.publish({ name: 'reminder.due', payload }));
  }

  /** Returns how many bookings were taken. */
  private async promoteBatch(kind: ReminderKind): Promise<number> {
    const until = startsRemindedBefore(kind, promotedBefore(this.clock.now()));
    const soon = await this.reminders.take(kind, until);
    await this.jobs.scheduleAll(soon.map((booking) => jobOf({ ...booking, kind })));
    return soon.length;
  }
}

function jobOf({ bookingId, kind, startsAt }: PlayReminder): Job {
  const payload = { bookingId, kind, startsAt: startsAt.toISOString() };
  const key = `${PromotePlayReminders.task}:${kind}:${bookingId}:${payload.startsAt}`;
  return { task: PromotePlayReminders.task, payload, key, runAt: remindToPlayAt(kind, startsAt) };
}
