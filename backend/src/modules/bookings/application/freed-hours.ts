import { Injectable } from '@nestjs/common';
import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { Play } from '../domain/slot.js';

/** A part of a court's day that no booking or block holds now. */
export interface FreedStretch extends Play {
  readonly venueId: VenueId;
  readonly courtId: CourtId;
  /** When the booking that held it was made, if nothing was paid for that. */
  readonly unpaidSince?: Date;
}

/**
 * Keeps freed hours from the public if a player waits for them. Returns those that it leaves to the
 * public. Runs inside the unit of work that has freed them.
 */
export type FreedHoursKeeper = (freed: readonly FreedStretch[]) => Promise<readonly FreedStretch[]>;

/**
 * Passes freed hours on before anyone can book them. A later module keeps them in the same
 * transaction, so an hour is never free and offered to a waiting player (docs/adr/0064).
 */
@Injectable()
export class FreedHours {
  private keep: FreedHoursKeeper = (freed) => Promise.resolve(freed);

  /** Registers who keeps hours, while modules start. */
  keptBy(keep: FreedHoursKeeper): void {
    this.keep = keep;
  }

  /** Returns the stretches that the public can book once the unit of work has committed. */
  async pass(freed: readonly FreedStretch[]): Promise<readonly FreedStretch[]> {
    return freed.length === 0 ? freed : this.keep(freed);
  }
}
