import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { freeCells, type FreedStretch, HourHolds } from '../../bookings/index.js';
import { type HourOffer, keptOffer } from '../domain/hour-offer.js';
import { firstKeptStart, isForPublic } from '../domain/waiting-times.js';
import { offerJob } from './offer-job.js';
import { WaitingRepository } from './waiting-repository.js';

/** Keeps freed hours from the public if a player waits for them. A job then offers them. */
@Injectable()
export class KeepFreedHours {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly holds: HourHolds,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns what the public may book: no account waits for it, it was booked a moment ago and never
   * paid, or another booking or block has taken a part of it meanwhile. The latter cannot happen to
   * hours that this unit of work has freed. For them, it takes no lock that another writer waits
   * for.
   */
  async execute(freed: readonly FreedStretch[]): Promise<FreedStretch[]> {
    const now = this.clock.now();
    const offers: HourOffer[] = [];
    const keepable = freed.filter(({ unpaidSince }) => !isForPublic(unpaidSince, now));
    for (const stretch of await this.waiting.awaited(keepable, firstKeptStart(now))) {
      const offer = keptOffer({ ...stretch, id: this.ids.next() }, now);
      if (await this.holds.claim(offer.id, offer)) offers.push(offer);
    }
    if (offers.length === 0) return [...freed];
    await this.waiting.addOffers(offers);
    await this.jobs.scheduleAll(offers.map(({ id }) => offerJob(id)));
    return freed.flatMap((stretch) => restOf(stretch, offers));
  }
}

/** Returns what the offers leave of a stretch. */
function restOf(stretch: FreedStretch, offers: readonly HourOffer[]): FreedStretch[] {
  const kept = offers.filter(({ courtId, date }) => courtId === stretch.courtId && date === stretch.date);
  return freeCells([stretch], kept).map((part) => ({ ...stretch, ...part }));
}
