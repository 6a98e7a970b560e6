import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { asQuery, client } from '../../../shared/api/client';
import { paymentKeys, shareKeys } from '../../../shared/api/keys';
import { startSession } from '../../../shared/api/own-session';
import { unwrap } from '../../../shared/api/unwrap';
import type { SavedCard } from '../../payments/card/saved-card';
import type { Payer, Share } from '../types';

interface PlaceOffer {
  clientSecret: string;
  /** The price of these places, as a decimal string. */
  amount: string;
  savedCard: SavedCard | null;
}

/**
 * The intent for the place that this browser holds. It is a POST, but the server returns the same
 * intent as long as the browser holds a place.
 */
export const placeOfferQuery = ({ bookingId, shareToken }: Share) =>
  queryOptions({
    queryKey: paymentKeys.intent(bookingId, shareToken),
    queryFn: () => openPlace({ bookingId, shareToken }, {}, asQuery),
    staleTime: Infinity,
  });

/**
 * Takes free places of the link, one by default, and holds them for this browser, or keeps those
 * that it holds, and saves who pays. Runs until the link has been fetched again.
 */
export function useTakePlace(share: Share) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (payer: Payer) => {
      // Otherwise a repeated request would take another place, for a guest that no browser knows.
      await startSession(queryClient, { comesByLink: true });
      return openPlace(share, payer);
    },
    onSuccess: (offer) => queryClient.setQueryData(placeOfferQuery(share).queryKey, offer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shareKeys.link(share.shareToken) }),
  });
}

/** Returns true if others are paying all places that are left, and the reader has to wait. */
export function isBeingPaid(error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : null;
  return code === 'share_being_paid' || code === 'rest_being_paid';
}

async function openPlace(
  share: Share,
  { name, email, placesFor }: Payer,
  how: Partial<typeof asQuery> = {},
): Promise<PlaceOffer> {
  const body = {
    ...share,
    purpose: 'full' as const,
    playerName: name,
    playerEmail: email === '' ? null : email,
    placesFor,
  };
  const { clientSecret, amount, savedCard } = await unwrap(
    client.POST('/api/create-payment-intent', { body, ...how }),
  );
  if (clientSecret === null) throw new Error('A place of a link always costs something.');
  return { clientSecret, amount, savedCard };
}
