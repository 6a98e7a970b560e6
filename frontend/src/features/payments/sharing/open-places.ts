import { centsOf, formatMoney } from '../../../shared/model/money';
import { openTexts } from './open-texts';
import { freePlaces } from './seats';
import type { SharedLink } from './own-link-query';

/** Returns how many places the organiser can open to anyone: the free ones but their own. */
export function placesToOpen(link: SharedLink): number {
  if (link.status !== 'open') return 0;
  const own = link.yourShare === 'none' ? 1 : 0;
  return Math.max(link.openPlaces, freePlaces(link) - own);
}

/**
 * Returns what a stranger pays if so many places are opened: "$7.27", or "$7.26 o $7.27". Strangers
 * get the last places, which may cost a cent more than those that the group takes first.
 */
export function priceForStrangers({ places, amountPerPerson }: SharedLink, count: number): string {
  const opened = places.filter(({ status }) => status === 'open').slice(-Math.max(count, 1));
  const amounts = opened.length > 0 ? opened.map(({ amount }) => amount) : [amountPerPerson];
  const cents = amounts.map(centsOf);
  const [lowest, highest] = [Math.min(...cents), Math.max(...cents)];
  const price = formatMoney(lowest);
  return lowest === highest ? price : openTexts.eitherPrice(price, formatMoney(highest));
}
