import { DomainError } from '../../../kernel/domain/domain-error.js';
import type { PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Share, ShareIn } from './share.js';

/** The desk names places that are paid, or that the link does not have. */
class PlacesNotOpen extends DomainError {
  constructor() {
    const message = 'Uno de esos lugares ya no está por pagar. Mira cuáles faltan y vuelve a elegir.';
    super('conflict', 'places_not_open', message);
  }
}

/**
 * Returns the places with these numbers, counted from 1, for which the desk can take money. A place
 * that a card is paying can be among them: its payment has to end first.
 * @throws PlacesNotOpen
 */
export function unpaidPlaces(
  shares: readonly Share[],
  numbers: readonly number[],
): ShareIn<'open' | 'reserved'>[] {
  return [...new Set(numbers)].map((number) => {
    const share = shares.find(({ place }) => place === number - 1);
    if (share?.status !== 'open' && share?.status !== 'reserved') throw new PlacesNotOpen();
    return share;
  });
}

/** Returns a place for which the desk has taken money. */
export function paidAtClub(
  { place, amountCents }: Share,
  paymentId: PaymentId,
  playerId: PlayerId,
): ShareIn<'paid'> {
  return { place, amountCents, status: 'paid', paymentId, playerId, forName: null, atClub: true };
}
