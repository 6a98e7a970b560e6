import type { Share, ShareIn, ShareStatus } from './share.js';

/**
 * The access that a token gives. With the token of the group a person can take any place and sees
 * who has paid. With the token of the public, which is listed on the site, a person can take public
 * places only and sees no names.
 */
export type LinkAccess = 'group' | 'public';

/**
 * Returns the public places after the organiser has let anyone take `count` of the open ones: the
 * last ones, because the group takes the first. A public place that is being paid or is paid stays
 * public, unless the organiser has closed all of them.
 */
export function publicPlacesFor(
  shares: readonly Share[],
  current: readonly number[],
  count: number,
): readonly number[] {
  if (count === 0) return [];
  const open = sharesIn(shares, 'open').map(({ place }) => place);
  const taken = current.filter((place) => !open.includes(place));
  return taken.concat(open.slice(-count)).sort((a, b) => a - b);
}

/** Returns the open places that this access may take, the first to be taken first. */
export function takeable(
  shares: readonly Share[],
  publicPlaces: readonly number[],
  access: LinkAccess,
): ShareIn<'open'>[] {
  const open = sharesIn(shares, 'open');
  const forAnyone = open.filter(({ place }) => publicPlaces.includes(place));
  if (access === 'public') return forAnyone;
  return open.filter((share) => !forAnyone.includes(share)).concat(forAnyone);
}

/** Returns the reserved places that this access could have taken. */
export function reservedOf(
  shares: readonly Share[],
  publicPlaces: readonly number[],
  access: LinkAccess,
): ShareIn<'reserved'>[] {
  const reserved = sharesIn(shares, 'reserved');
  return access === 'group' ? reserved : reserved.filter(({ place }) => publicPlaces.includes(place));
}

/** Returns the places with this status, in order. */
export function sharesIn<Status extends ShareStatus>(
  shares: readonly Share[],
  status: Status,
): ShareIn<Status>[] {
  return shares.filter((share): share is ShareIn<Status> => share.status === status);
}
