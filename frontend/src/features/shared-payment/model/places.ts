import { centsOf } from '../../../shared/model/money';
import type { SharedLinkPage } from '../types';

type Link = SharedLinkPage['link'];
export type Place = Link['places'][number];

/**
 * Returns the price in cents of the next free places. The first one costs what the link says: it
 * need not be the first of the table, because a group takes the places of strangers last.
 */
export function priceOf(
  { amountPerPerson, places }: Pick<Link, 'amountPerPerson' | 'places'>,
  count: number,
) {
  const open = places.filter(({ status }) => status === 'open');
  const next = open.findIndex(({ amount }) => amount === amountPerPerson);
  const further = open.filter((_, index) => index !== Math.max(next, 0)).slice(0, count - 1);
  return further.reduce((sum, { amount }) => sum + centsOf(amount), centsOf(amountPerPerson));
}

/** Places that the reader paid with one payment and may give up together. */
export interface LeavablePayment {
  readonly paymentId: string;
  readonly cents: number;
  /** For whom they are; null is the reader's own place, or one without a name. */
  readonly names: readonly (string | null)[];
}

/** Returns the payments that the reader may take back. */
export function leavable(places: readonly Place[]): LeavablePayment[] {
  const ids = new Set(places.flatMap(({ leaveWith }) => leaveWith ?? []));
  return Array.from(ids, (paymentId) => {
    const own = places.filter(({ leaveWith }) => leaveWith === paymentId);
    return {
      paymentId,
      cents: own.reduce((sum, { amount }) => sum + centsOf(amount), 0),
      names: own.map(({ forName }) => forName),
    };
  });
}

/** Returns how many places the reader has paid. */
export function paidByReader(places: readonly Place[]): number {
  return places.filter(({ status, isYours }) => status === 'paid' && isYours).length;
}
