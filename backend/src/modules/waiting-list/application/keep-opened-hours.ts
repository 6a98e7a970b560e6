import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { dayOf, daysAfter, freeCells, HourHolds, type Stretch } from '../../bookings/index.js';
import { type Opening, openingOf, type OpeningRules } from '../../venues/index.js';
import { KeepFreedHours } from './keep-freed-hours.js';
import { WaitingRepository } from './waiting-repository.js';

/**
 * Keeps hours for those who wait when a court comes into service or a venue opens longer. Its unit
 * of work keeps others from booking there, but not from blocking hours.
 */
@Injectable()
export class KeepOpenedHours {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly holds: HourHolds,
    private readonly keep: KeepFreedHours,
    private readonly clock: Clock,
  ) {}

  async execute({ venueId, courtId, openBefore }: Opening): Promise<void> {
    // It may still be the day before at the venue.
    const yesterday = daysAfter(dayOf(this.clock.now(), 'UTC'), -1);
    for (const date of await this.waiting.awaitedDays(venueId, yesterday)) {
      const unheld = await this.holds.unheld({ venueId, courtId, date });
      const before = openBefore ? openStretches(openBefore, date) : [];
      const opened = unheld.flatMap((stretch) =>
        freeCells([stretch], before).map((part) => ({ ...stretch, ...part })),
      );
      if (opened.length > 0) await this.keep.execute(opened);
    }
  }
}

function openStretches(rules: OpeningRules, date: string): Stretch[] {
  return openingOf(rules, date).intervals.map(({ from, to }) => ({ minute: from, length: to - from }));
}
