import { Injectable } from '@nestjs/common';
import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueRules } from '../domain/rules/index.js';

/** When a venue is open, by day of the week and by date. */
export type OpeningRules = Pick<VenueRules, 'openingHours' | 'exceptions'>;

/** A change that lets players book hours which they could not book before. */
export interface Opening {
  readonly venueId: VenueId;
  /** The court that is in service from now on, or `null` if the rules of the venue have changed. */
  readonly courtId: CourtId | null;
  /** When the venue was open before its rules changed, or `null` if they have not changed. */
  readonly openBefore: OpeningRules | null;
}

/** Keeps hours that an opening frees from the public if a player waits for them. */
export type OpenedHoursKeeper = (opening: Opening) => Promise<void>;

/**
 * Passes an opening on before anyone can book its hours. A later module keeps them in the unit of
 * work of the change, as it keeps the hours of a cancelled booking (docs/adr/0064).
 */
@Injectable()
export class Openings {
  private keep: OpenedHoursKeeper = () => Promise.resolve();

  /** Registers who keeps hours, while modules start. */
  keptBy(keep: OpenedHoursKeeper): void {
    this.keep = keep;
  }

  /** Call it after the change is stored, while no booking can be placed on these courts. */
  pass(opening: Opening): Promise<void> {
    return this.keep(opening);
  }
}
