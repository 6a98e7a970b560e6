import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { HourHolds } from '../../bookings/index.js';
import { type HourOffer, keptOffer, leftOf, type StretchOfDay } from '../domain/hour-offer.js';
import { offerJob } from './offer-job.js';
import { WaitingRepository } from './waiting-repository.js';

/** Keeps what a play or a block leaves of an offer, for others in line or for the public. */
@Injectable()
export class KeepRest {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly holds: HourHolds,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The caller holds the lock of the line. */
  async execute(offer: HourOffer, taken: StretchOfDay): Promise<void> {
    const { venueId, courtId, chainId } = offer;
    const rest = leftOf(offer, taken).map((stretch) =>
      keptOffer({ ...stretch, id: this.ids.next(), venueId, courtId, chainId }, this.clock.now()),
    );
    await this.waiting.addOffers(rest);
    for (const each of rest) await this.holds.handOver(offer.id, each.id, each);
    await this.jobs.scheduleAll(rest.map(({ id }) => offerJob(id)));
  }
}
