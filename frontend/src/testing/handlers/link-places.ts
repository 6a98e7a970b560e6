import type { components } from '../../shared/api/schema';

type Link = components['schemas']['SharedLinkBody'];
type Place = Link['places'][number];

/** Returns the places of a link as the server lists them, from what else the link says. */
export function placesOf(link: Link): Place[] {
  if (link.places.length > 0) return link.places;
  const { amountPerPerson, currentParticipants, maxParticipants, payers, status, yourShare } = link;
  const isNamed = payers.some(({ isYours }) => isYours);
  const paid = Array.from({ length: currentParticipants }, (_, place) => ({
    status: 'paid' as const,
    payerName: payers[place]?.name ?? null,
    amount: payers[place]?.amount ?? amountPerPerson,
    atClub: false,
    isYours: payers[place]?.isYours ?? (yourShare === 'paid' && !isNamed && place === 0),
  }));
  const isPaying = yourShare === 'reserved';
  const reserved = Array.from({ length: link.pendingParticipants }, (_, place) => ({
    ...nobody(amountPerPerson),
    status: 'reserved' as const,
    isYours: isPaying && place === 0,
  }));
  const left = Math.max(0, maxParticipants - paid.length - reserved.length);
  const rest = Array.from({ length: left }, () => ({
    ...nobody(amountPerPerson),
    status: status === 'complete' ? ('void' as const) : ('open' as const),
  }));
  const places: Omit<Place, 'number' | 'forName' | 'hasOddCent' | 'leaveWith'>[] = paid;
  return places.concat(reserved, rest).map((place, index) => ({
    ...place,
    number: index + 1,
    forName: null,
    hasOddCent: false,
    leaveWith: null,
  }));
}

const nobody = (amount: string) => ({ amount, payerName: null, atClub: false, isYours: false });
