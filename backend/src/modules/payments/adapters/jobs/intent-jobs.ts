import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type PaymentId, idFrom } from '../../../../kernel/domain/ids.js';
import { RELEASE_PLACE_TASK, REMOVE_CARDS_TASK } from '../../application/payment-tasks.js';
import {
  ProviderEventRepository,
  SavedCards,
  SETTLE_TASK,
  SettledIntents,
} from '../../../payment-provider/index.js';
import { ReleasePlace } from '../../application/intents/release-place.js';
import { FollowIntent } from '../../application/intents/follow-intent.js';

/** Follows intents, lets reserved places go, and removes saved cards. */
@Injectable()
export class IntentJobs implements OnModuleInit {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly jobs: Jobs,
    private readonly follow: FollowIntent,
    private readonly releasePlace: ReleasePlace,
    private readonly cards: SavedCards,
    private readonly events: ProviderEventRepository,
    private readonly settled: SettledIntents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SETTLE_TASK, ({ intentId, eventId }) => this.process(String(intentId), String(eventId)));
    this.settled.knownBy((intentId) => this.follow.isSettled(intentId));
    this.jobs.handle(RELEASE_PLACE_TASK, ({ paymentId, until }) =>
      this.releasePlace.execute(idFrom<PaymentId>(paymentId), new Date(String(until))),
    );
    this.jobs.handle(REMOVE_CARDS_TASK, ({ customerId }) => this.cards.removeAll(String(customerId)));
  }

  private async process(intentId: string, eventId: string): Promise<void> {
    const settlement = await this.follow.execute(intentId);
    if (settlement.kind === 'ignored')
      this.logger.warn({ intentId, eventId, reason: settlement.reason }, 'ignored');
    await this.events.markProcessed(eventId, this.clock.now());
  }
}
