import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { type PlayReminder, PlayReminders } from '../../notifications/index.js';
import { reminderMessage } from '../domain/push-message.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptionRepository } from './push-subscription-repository.js';

/** Reminds players on their browsers that their game begins in two hours. */
@Injectable()
export class SendPushReminder {
  static readonly task = 'push.remind';

  constructor(
    private readonly reminders: PlayReminders,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly sender: PushSender,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Schedules a job for each browser, so that one that cannot be reached delays no other. */
  async plan(reminder: PlayReminder): Promise<void> {
    if (reminder.kind !== 'hours') return;
    const { playerIds } = await this.reminders.whom(reminder);
    if (playerIds.length === 0) return;
    const browsers = await this.subscriptions.ofPlayers(playerIds, this.clock.now());
    const { bookingId, startsAt } = reminder;
    await this.jobs.scheduleAll(
      browsers.map(({ endpoint }) => ({
        task: SendPushReminder.task,
        payload: { bookingId, kind: reminder.kind, startsAt: startsAt.toISOString(), endpoint },
      })),
    );
  }

  /** Sends the message to one browser, unless the game or the subscription is gone by now. */
  async send(reminder: PlayReminder, endpoint: string): Promise<void> {
    const subscription = await this.subscriptions.find(endpoint, this.clock.now());
    const { booking, playerIds } = await this.reminders.whom(reminder);
    if (!subscription || playerIds.length === 0) return;
    const isKnown = await this.sender.send(subscription, reminderMessage(booking));
    if (!isKnown) await this.subscriptions.remove(endpoint);
  }
}
