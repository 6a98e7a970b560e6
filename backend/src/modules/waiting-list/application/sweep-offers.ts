import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { lateSince } from '../domain/waiting-times.js';
import { offerJob } from './offer-job.js';
import { PassOffer } from './pass-offer.js';
import { WaitingRepository } from './waiting-repository.js';

/** Schedules again what a lost job should have done: no hour stays kept for ever. */
@Injectable()
export class SweepOffers {
  static readonly sweep = 'waiting-list.sweep-offers';

  constructor(
    private readonly waiting: WaitingRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const late = lateSince(this.clock.now());
    await this.unitOfWork.run(async () => {
      const overdue = await this.waiting.overdue(late);
      await this.jobs.scheduleAll(
        overdue.map(({ id, status }) =>
          status === 'kept' ? offerJob(id) : PassOffer.job({ id, expiresAt: null }),
        ),
      );
    });
  }
}
