import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../../../kernel/application/promotion.js';
import { OFFER_HOUR } from '../../application/offer-job.js';
import { OfferHour } from '../../application/offer-hour.js';
import { PassOffer } from '../../application/pass-offer.js';
import { SweepOffers } from '../../application/sweep-offers.js';

/** Runs the jobs that offer kept hours. */
@Injectable()
export class WaitingJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly offer: OfferHour,
    private readonly pass: PassOffer,
    private readonly sweep: SweepOffers,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(OFFER_HOUR, ({ offerId }) => this.offer.execute(String(offerId)));
    this.jobs.handle(PassOffer.task, ({ offerId }) => this.pass.execute(String(offerId)));
    this.jobs.sweep(SweepOffers.sweep, SWEEP_SECONDS, () => this.sweep.execute());
  }
}
