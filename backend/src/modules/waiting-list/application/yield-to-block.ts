import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { HourHolds, type HourBlock } from '../../bookings/index.js';
import { type HourOffer, withdrawn } from '../domain/hour-offer.js';
import { KeepRest } from './keep-rest.js';
import { WaitingRepository } from './waiting-repository.js';

/** Ends the offers of hours that the venue blocks. What the block leaves is kept for the line. */
@Injectable()
export class YieldToBlock {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly holds: HourHolds,
    private readonly keepRest: KeepRest,
    private readonly clock: Clock,
  ) {}

  /**
   * Frees the hours in the unit of work that blocks them. The lines are locked in the order of
   * their days, so two blocks do not wait for each other.
   */
  async execute(block: HourBlock): Promise<void> {
    for (const holdId of await this.holds.within(block)) {
      const known = await this.waiting.findOffer(holdId);
      if (!known) continue;
      await this.waiting.lockLine(known.venueId, known.date);
      const offer = await this.waiting.lockOffer(holdId);
      if (offer?.status === 'kept' || offer?.status === 'open') await this.end(offer, block);
    }
  }

  /** The player stays in line, at the same place. */
  private async end(offer: HourOffer, { from, to }: HourBlock): Promise<void> {
    await this.keepRest.execute(offer, { date: offer.date, minute: from, length: to - from });
    await this.holds.free(offer.id);
    await this.waiting.saveOffer(withdrawn(offer, this.clock.now()));
    const entry = offer.entryId === null ? null : await this.waiting.lockEntry(offer.entryId);
    entry?.withdraw();
    if (entry) await this.waiting.saveEntry(entry);
  }
}
