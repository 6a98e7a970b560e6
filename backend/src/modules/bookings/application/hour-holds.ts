import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { Play } from '../domain/slot.js';
import type { HourBlock } from '../domain/hour-block.js';
import type { CourtOfDay, DayOfRules } from './court-day.js';
import type { FreedStretch } from './freed-hours.js';

/** A play on a court. */
export interface PlayOnCourt extends Play {
  readonly courtId: CourtId;
}

/** A court's day as it would be if nothing were kept for a hold. */
export interface DayWithoutHold {
  readonly court: CourtOfDay;
  readonly day: DayOfRules;
}

/** A day of a venue, on one of its courts or, if `courtId` is null, on all of them. */
export interface DayOfCourts {
  readonly venueId: VenueId;
  readonly courtId: CourtId | null;
  readonly date: string;
}

/**
 * Keeps free half hours from the public. A hold has the id of what it is kept for. Every call that
 * writes belongs inside a unit of work.
 */
export abstract class HourHolds {
  /** Claims all half hours of a play, or none; those that the hold has already stay. */
  abstract claim(holdId: string, play: PlayOnCourt): Promise<boolean>;

  /** Gives the half hours of a play that one hold has to another hold. */
  abstract handOver(holdId: string, toHoldId: string, play: PlayOnCourt): Promise<void>;

  /** Frees everything that is kept for a hold. */
  abstract free(holdId: string): Promise<void>;

  /** Lists the holds that keep a part of what a block covers, by day. */
  abstract within(block: HourBlock): Promise<string[]>;

  /** Returns `null` if the court or its venue no longer exists. */
  abstract dayWithout(holdId: string, courtId: CourtId, date: string): Promise<DayWithoutHold | null>;

  /** Lists the open time of the courts in service that is not claimed. */
  abstract unheld(day: DayOfCourts): Promise<FreedStretch[]>;
}
