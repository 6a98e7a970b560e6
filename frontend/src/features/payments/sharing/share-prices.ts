import { centsOf, formatMoney } from '../../../shared/model/money';
import { placesOf, type SharedBooking } from './own-link-query';
import { texts } from './texts';

/** What the places of a booking cost, in cents: they differ by one at most and add up to the total (decisions §2). */
export function sharePrices(totalCents: number, places: number): { lowest: number; highest: number } {
  return { lowest: Math.floor(totalCents / places), highest: Math.ceil(totalCents / places) };
}

/** "Cada jugador paga $7.25", or "$7.26 o $7.27" where the cents do not divide. */
export function perPlayerText(booking: Omit<SharedBooking, 'id'>): string {
  const { lowest, highest } = sharePrices(centsOf(booking.totalAmount), placesOf(booking));
  if (lowest === highest) return texts.perPlayer(formatMoney(lowest));
  return texts.perPlayerUneven(formatMoney(lowest), formatMoney(highest));
}
