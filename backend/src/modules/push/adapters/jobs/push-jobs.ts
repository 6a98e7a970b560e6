import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { type BookingId, idFrom } from '../../../../kernel/domain/ids.js';
import { type PlayReminder, REMINDER_KINDS } from '../../../notifications/index.js';
import { SendPushReminder } from '../../application/send-push-reminder.js';

/** Reminds browsers when the letters remind by mail. */
@Injectable()
export class PushJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly reminders: SendPushReminder,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('reminder.due', 'push.plan', (payload) => this.reminders.plan(reminderOf(payload)));
    this.jobs.handle(SendPushReminder.task, (payload) =>
      this.reminders.send(reminderOf(payload), String(payload['endpoint'])),
    );
  }
}

function reminderOf(payload: Readonly<Record<string, unknown>>): PlayReminder {
  const kind = REMINDER_KINDS.find((each) => each === payload['kind']);
  if (!kind) throw new Error(`unknown kind of reminder: ${String(payload['kind'])}`);
  return {
    bookingId: idFrom<BookingId>(payload['bookingId']),
    kind,
    startsAt: new Date(String(payload['startsAt'])),
  };
}
