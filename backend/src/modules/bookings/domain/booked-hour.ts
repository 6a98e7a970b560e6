import type { Cents } from '../../../kernel/domain/money.js';
import { BeyondBookingWindow, SlotInThePast } from './booking-errors.js';
import { type RefundPolicy, refundPolicyFor } from './refund-policy.js';
import { dayOf, daysAfter, type Slot, startOf } from './slot.js';
import { type GameType, type PriceTable, priceOf, type Tariff, tariffOf } from './tariff.js';

/** A free hour that a player has chosen, and the facts that its price and terms depend on. */
export interface HourChoice {
  courtId: string;
  timeZone: string;
  prices: PriceTable;
  slot: Slot;
  gameType: GameType;
  now: Date;
  windowDays: number;
}

/** What a booking takes over from the hour that it holds. */
interface BookedHour {
  readonly courtId: string;
  readonly slotDate: string;
  readonly slotHour: number;
  readonly startsAt: Date;
  readonly gameType: GameType;
  readonly tariff: Tariff;
  readonly baseCents: Cents;
  readonly refundPolicy: RefundPolicy;
}

/**
 * Returns price and refund terms of an hour as they are now.
 * @throws SlotInThePast, BeyondBookingWindow
 */
export function bookedHour(choice: HourChoice): BookedHour {
  const { courtId, slot, timeZone, gameType, now, windowDays } = choice;
  const startsAt = startOf(slot, timeZone);
  if (startsAt <= now) throw new SlotInThePast();
  if (slot.date > daysAfter(dayOf(now, timeZone), windowDays)) throw new BeyondBookingWindow(windowDays);
  return {
    courtId,
    slotDate: slot.date,
    slotHour: slot.hour,
    startsAt,
    gameType,
    tariff: tariffOf(slot.hour),
    baseCents: priceOf(choice.prices, slot.hour, gameType),
    refundPolicy: refundPolicyFor(startsAt),
  };
}
