import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { HourHolds, UNPAID_LIMIT } from '../../bookings/index.js';
import { type HourOffer, opened, released, type StretchOfDay } from '../domain/hour-offer.js';
import type { WaitingEntry } from '../domain/waiting-entry.js';
import { fittingPlays } from './fitting-plays.js';
import { KeepRest } from './keep-rest.js';
import { PassOffer } from './pass-offer.js';
import { WaitingRepository } from './waiting-repository.js';

/** Offers kept hours to the first in line, or leaves them to the public if no player wants them. */
@Injectable()
export class OfferHour {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly holds: HourHolds,
    private readonly keepRest: KeepRest,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly live: LiveUpdates,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if the hours are offered already. */
  async execute(offerId: string): Promise<void> {
    const known = await this.waiting.findOffer(offerId);
    if (known?.status !== 'kept') return;
    await this.unitOfWork.run(async () => {
      await this.waiting.lockLine(known.venueId, known.date);
      const offer = await this.waiting.lockOffer(offerId);
      if (offer?.status !== 'kept') return;
      const chosen = await this.chosen(offer);
      await (chosen ? this.open(offer, chosen) : this.release(offer));
    });
  }

  /** Returns the first in line who can play, with the play that the offer holds from now on. */
  private async chosen(offer: HourOffer): Promise<{ entry: WaitingEntry; play: StretchOfDay } | null> {
    const known = await this.holds.dayWithout(offer.id, offer.courtId, offer.date);
    if (!known?.court.isInService) return null;
    const playsFor = fittingPlays(offer, known);
    for await (const entry of this.waiting.inLineFor(offer))
      for (const play of playsFor(entry.wish)) {
        // An open offer counts like an unpaid booking, so it has to fit into the same limit.
        if ((await this.waiting.lockUnpaidOf(entry.playerId, this.clock.now())) >= UNPAID_LIMIT) break;
        // A part of the play may have been free until now, and a player may just have booked it.
        if (await this.holds.claim(offer.id, { ...play, courtId: offer.courtId })) return { entry, play };
      }
    return null;
  }

  private async open(
    offer: HourOffer,
    { entry, play }: { entry: WaitingEntry; play: StretchOfDay },
  ): Promise<void> {
    const now = this.clock.now();
    await this.keepRest.execute(offer, play);
    const open = opened(offer, entry.id, play, now);
    // Saving the entry locks it. Its status is as it was read, because this job holds the line.
    entry.offer();
    await this.waiting.saveEntry(entry);
    await this.waiting.saveOffer(open);
    await this.jobs.scheduleAll([PassOffer.job(open)]);
    await this.events.publish({ name: 'hour.offered', payload: { offerId: offer.id } });
    this.announce(offer);
  }

  private async release(offer: HourOffer): Promise<void> {
    await this.waiting.saveOffer(released(offer, this.clock.now()));
    await this.holds.free(offer.id);
    this.announce(offer);
  }

  private announce({ venueId, courtId, date }: HourOffer): void {
    this.live.announce(`venue:${venueId}`, { courtId, date });
  }
}
