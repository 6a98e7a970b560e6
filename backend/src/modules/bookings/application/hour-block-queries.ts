import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueLocator } from '../../admins/index.js';
import type { Stretch } from './court-day.js';

/**
 * A block as the venue sees it: the local times `from` and `to` (`HH:mm`, `24:00` is the end of the
 * day) of every day up to `untilDate`.
 */
export interface BlockView {
  id: string;
  date: string;
  untilDate: string;
  from: string;
  to: string;
  reason: string;
  /** The name of the admin. */
  createdBy: string;
  createdAt: string;
  court: { id: CourtId; courtNumber: number; name: string };
  venue: { id: VenueId; name: string };
}

/** A block with its part of a day, in minutes since midnight. */
export interface BlockedStretchView extends Stretch {
  block: BlockView;
}

/** Reads hour blocks. */
export abstract class HourBlockQueries implements VenueLocator {
  /** Returns a block, also one that was removed. @throws BlockNotFound */
  abstract one(blockId: string): Promise<BlockView>;

  /** Returns the venue of a block, also of one that was removed, or null. */
  abstract venueOf(blockId: string): Promise<VenueId | null>;

  /** Lists the blocks of a venue's day (`yyyy-MM-dd`). */
  abstract ofVenueDay(venueId: VenueId, date: string): Promise<BlockedStretchView[]>;
}
