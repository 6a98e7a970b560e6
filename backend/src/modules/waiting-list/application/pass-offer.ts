import { Injectable } from '@nestjs/common';
import { type Job, Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { HourHolds } from '../../bookings/index.js';
import { type HourOffer, isOver, keptOffer, passed } from '../domain/hour-offer.js';
import { passTime } from '../domain/waiting-times.js';
import { offerJob } from './offer-job.js';
import { WaitingRepository } from './waiting-repository.js';

/** Passes offered hours on to the next in line. They are never free in between. */
@Injectable()
export class PassOffer {
  static readonly task = 'waiting-list.pass-offer';

  constructor(
    private readonly waiting: WaitingRepository,
    private readonly holds: HourHolds,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The job that passes an offer on when its time is over. */
  static job({ id, expiresAt }: Pick<HourOffer, 'id' | 'expiresAt'>): Job {
    const job = { task: PassOffer.task, payload: { offerId: id }, key: `${PassOffer.task}:${id}` };
    return expiresAt ? { ...job, runAt: passTime(expiresAt) } : job;
  }

  /** Passes an offer on if its time is over. The player goes to the end of the line. */
  async execute(offerId: string): Promise<void> {
    const known = await this.waiting.findOffer(offerId);
    if (known?.status !== 'open' || !isOver(known, this.clock.now())) return;
    await this.unitOfWork.run(async () => {
      await this.waiting.lockLine(known.venueId, known.date);
      const offer = await this.waiting.lockOffer(offerId);
      if (offer?.status !== 'open' || offer.entryId === null) return;
      const entry = await this.waiting.lockEntry(offer.entryId);
      await this.pass(offer);
      entry?.pass(this.clock.now());
      if (entry) await this.waiting.saveEntry(entry);
    });
  }

  /**
   * Ends an open offer and keeps its hours for the next in line. The caller holds the lock of the
   * line and decides what becomes of the entry.
   */
  async pass(offer: HourOffer): Promise<void> {
    const now = this.clock.now();
    const { chainId, venueId, courtId, date, minute, length } = offer;
    const next = keptOffer({ id: this.ids.next(), chainId, venueId, courtId, date, minute, length }, now);
    await this.waiting.saveOffer(passed(offer, now));
    await this.waiting.addOffers([next]);
    await this.holds.handOver(offer.id, next.id, next);
    await this.jobs.scheduleAll([offerJob(next.id)]);
  }
}
