import { BeyondBlockWindow, BlockEndsBeforeItBegins, SlotInThePast } from './booking-errors.js';
import { dayOf, daysAfter, type Slot, startOf } from './slot.js';

/** How many days ahead hours can be blocked. */
export const BLOCK_WINDOW_DAYS = 180;

/** The same hours of every day from `firstDate` to `lastDate` (`yyyy-MM-dd`), the last hour and the last day included. */
export interface BlockedHours {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly firstHour: number;
  readonly lastHour: number;
}

/** Hours of a court that the venue keeps for itself: maintenance, a class, a tournament. */
export interface HourBlock extends BlockedHours {
  readonly id: string;
  readonly courtId: string;
  readonly reason: string;
  /** The admin's id. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

/**
 * A new block; all of its hours are still to come.
 * @throws BlockEndsBeforeItBegins, SlotInThePast, BeyondBlockWindow
 */
export function planBlock(wish: Omit<HourBlock, 'createdAt'>, timeZone: string, now: Date): HourBlock {
  if (wish.lastHour < wish.firstHour) throw new BlockEndsBeforeItBegins('lastSlot');
  if (wish.lastDate < wish.firstDate) throw new BlockEndsBeforeItBegins('untilDate');
  const first: Slot = { date: wish.firstDate, hour: wish.firstHour };
  if (startOf(first, timeZone) <= now) throw new SlotInThePast();
  if (wish.lastDate > daysAfter(dayOf(now, timeZone), BLOCK_WINDOW_DAYS))
    throw new BeyondBlockWindow(BLOCK_WINDOW_DAYS);
  return { ...wish, createdAt: now };
}

/** The days it covers, in order. */
export function daysOf({ firstDate, lastDate }: Pick<BlockedHours, 'firstDate' | 'lastDate'>): string[] {
  const days: string[] = [];
  for (let day = firstDate; day <= lastDate; day = daysAfter(day, 1)) days.push(day);
  return days;
}
