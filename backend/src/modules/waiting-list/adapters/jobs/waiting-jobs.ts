import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../../../kernel/application/promotion.js';
import { FreedHours, OfferedHours } from '../../../bookings/index.js';
import { Openings } from '../../../venues/index.js';
import { KeepFreedHours } from '../../application/keep-freed-hours.js';
import { KeepOpenedHours } from '../../application/keep-opened-hours.js';
import { OFFER_HOUR } from '../../application/offer-job.js';
import { OfferHour } from '../../application/offer-hour.js';
import { PassOffer } from '../../application/pass-offer.js';
import { SweepOffers } from '../../application/sweep-offers.js';
import { YieldToBlock } from '../../application/yield-to-block.js';

/** Keeps freed hours, and runs the jobs that offer them. */
@Injectable()
export class WaitingJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly freed: FreedHours,
    private readonly openings: Openings,
    private readonly offered: OfferedHours,
    private readonly keep: KeepFreedHours,
    private readonly keepOpened: KeepOpenedHours,
    private readonly offer: OfferHour,
    private readonly pass: PassOffer,
    private readonly sweep: SweepOffers,
    private readonly yieldToBlock: YieldToBlock,
  ) {}

  onModuleInit(): void {
    this.freed.keptBy((stretches) => this.keep.execute(stretches));
    this.openings.keptBy((opening) => this.keepOpened.execute(opening));
    this.offered.withdrawnBy((block) => this.yieldToBlock.execute(block));
    this.jobs.handle(OFFER_HOUR, ({ offerId }) => this.offer.execute(String(offerId)));
    this.jobs.handle(PassOffer.task, ({ offerId }) => this.pass.execute(String(offerId)));
    this.jobs.sweep(SweepOffers.sweep, SWEEP_SECONDS, () => this.sweep.execute());
  }
}
