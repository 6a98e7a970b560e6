import type { HourBlock } from '../domain/hour-block.js';

/** A block as the venue sees it; `lastSlot` is the last hour that is blocked, `untilDate` the last day. */
export interface BlockView {
  id: string;
  date: string;
  untilDate: string;
  firstSlot: string;
  lastSlot: string;
  reason: string;
  /** The admin's name. */
  createdBy: string;
  createdAt: string;
  court: { id: string; courtNumber: number; name: string };
  venue: { id: string; name: string };
}

/** The hours that the venue keeps for itself, and the claims that hold them. Every call belongs inside a unit of work. */
export abstract class HourBlocks {
  /**
   * Stores a block and claims its hours, all or none.
   * @throws HourTaken where somebody holds one of them
   * @throws CourtUnavailable where the court was deleted meanwhile
   */
  abstract add(block: HourBlock): Promise<BlockView>;

  /** Gives every hour of a block back and answers it as it was. @throws BlockNotFound where there is none any more */
  abstract remove(id: string, at: Date): Promise<BlockView>;
}
