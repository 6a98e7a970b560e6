import type { VenueLocator } from '../../identity/index.js';

/** A block as the venue sees it. `lastSlot` is the last blocked hour, `untilDate` the last day. */
export interface BlockView {
  id: string;
  date: string;
  untilDate: string;
  firstSlot: string;
  lastSlot: string;
  reason: string;
  /** The name of the admin. */
  createdBy: string;
  createdAt: string;
  court: { id: string; courtNumber: number; name: string };
  venue: { id: string; name: string };
}

/** A blocked hour of a day, with the block that holds it. */
export interface BlockedHourView {
  hour: number;
  block: BlockView;
}

/** Reads hour blocks. */
export abstract class HourBlockQueries implements VenueLocator {
  /** Returns a block, also one that was removed. @throws BlockNotFound */
  abstract one(blockId: string): Promise<BlockView>;

  /** Returns the venue of a block, also of one that was removed, or null. */
  abstract venueOf(blockId: string): Promise<string | null>;

  /** Lists the blocked hours of a venue's day (`yyyy-MM-dd`). */
  abstract ofVenueDay(venueId: string, date: string): Promise<BlockedHourView[]>;
}
