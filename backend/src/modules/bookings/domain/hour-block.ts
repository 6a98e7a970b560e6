import type { AdminId, CourtId } from '../../../kernel/domain/ids.js';
import { BeyondBlockWindow, BlockEndsBeforeItBegins } from './block-errors.js';
import { SlotInThePast } from './booking-errors.js';
import type { BookingState } from './booking-state.js';
import { dayOf, daysAfter, isOver, type Slot } from './slot.js';

/** How many days ahead hours can be blocked. */
const BLOCK_WINDOW_DAYS = 180;

/**
 * The same hours of every day from `firstDate` to `lastDate` (`yyyy-MM-dd`), the last day included.
 * `from` and `to` are minutes since midnight on the grid of half hours. 1440 ends the day.
 */
export interface BlockedHours {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly from: number;
  readonly to: number;
}

/** Hours of a court that the venue reserves for itself, for example for maintenance or a class. */
export interface HourBlock extends BlockedHours {
  readonly id: string;
  readonly courtId: CourtId;
  readonly reason: string;
  /** The admin's id. */
  readonly createdBy: AdminId;
  readonly createdAt: Date;
}

/**
 * Creates a block. It may begin with the half hour that is running, and lie outside the opening
 * hours of the venue.
 * @throws BlockEndsBeforeItBegins, SlotInThePast, BeyondBlockWindow
 */
export function planBlock(plan: Omit<HourBlock, 'createdAt'>, timeZone: string, now: Date): HourBlock {
  if (plan.to <= plan.from) throw new BlockEndsBeforeItBegins('to');
  if (plan.lastDate < plan.firstDate) throw new BlockEndsBeforeItBegins('untilDate');
  const first: Slot = { date: plan.firstDate, minute: plan.from };
  if (isOver(first, timeZone, now)) throw new SlotInThePast();
  if (plan.lastDate > daysAfter(dayOf(now, timeZone), BLOCK_WINDOW_DAYS))
    throw new BeyondBlockWindow(BLOCK_WINDOW_DAYS);
  return { ...plan, createdAt: now };
}

/** Returns the block that takes over the half hours of a cancelled booking, if one does. */
export function blockAfter(booking: BookingState): HourBlock | null {
  const { closing, courtId, slotDate, startMinute, durationMinutes } = booking;
  if (!closing?.nextBlock) return null;
  return {
    ...closing.nextBlock,
    courtId,
    firstDate: slotDate,
    lastDate: slotDate,
    from: startMinute,
    to: startMinute + durationMinutes,
    createdAt: closing.at,
  };
}

/** Lists the days that a block covers, in order. */
export function daysOf({ firstDate, lastDate }: Pick<BlockedHours, 'firstDate' | 'lastDate'>): string[] {
  const days: string[] = [];
  for (let day = firstDate; day <= lastDate; day = daysAfter(day, 1)) days.push(day);
  return days;
}
