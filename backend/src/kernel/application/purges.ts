/** How many rows one batch of a purge looks at. */
export const PURGE_BATCH = 500;

/** The result of one batch: how many rows it looked at, and how many of these it removed. */
export interface PurgedBatch {
  readonly examined: number;
  readonly removed: number;
}

/** One kind of data that is kept for a limited time. */
export interface Purge {
  /** A short name, such as `sessions`. Logs and metrics show it. */
  readonly what: string;
  /** Removes at most {@link PURGE_BATCH} expired rows, the oldest first, in a short transaction. */
  readonly run: (now: Date) => Promise<PurgedBatch>;
}

/** Removes expired data once an hour (club.md §1, "Privacy"). */
export abstract class Purges {
  /** Registers a purge while modules start. */
  abstract add(purge: Purge): void;
}
