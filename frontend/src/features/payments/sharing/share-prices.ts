import { playersOf } from '../../../shared/model/games';
import { centsOf, formatMoney } from '../../../shared/model/money';
import type { SharedBooking } from './own-link-query';
import { texts } from './texts';

/**
 * Returns the prices of the places in cents. They differ by at most one cent and add up to the
 * total (decisions §2).
 */
function sharePrices(totalCents: number, places: number): { lowest: number; highest: number } {
  return { lowest: Math.floor(totalCents / places), highest: Math.ceil(totalCents / places) };
}

/** Returns "Cada jugador paga $7.25", or "$7.26 o $7.27" if the cents cannot be divided evenly. */
export function perPlayerText(booking: Omit<SharedBooking, 'id'>): string {
  const { lowest, highest } = sharePrices(centsOf(booking.totalAmount), playersOf(booking.gameType));
  if (lowest === highest) return texts.perPlayer(formatMoney(lowest));
  return texts.perPlayerUneven(formatMoney(lowest), formatMoney(highest));
}
