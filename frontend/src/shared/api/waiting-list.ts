import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from './client';
import { bookingKeys, sessionKeys, waitingKeys } from './keys';
import { startSession } from './own-session';
import { unwrap } from './unwrap';
import type { components } from './schema';

/** The booking of an offered hour. */
export type TakenHour = components['schemas']['AcceptedOfferBody'];

/** The hours for which a player can wait. */
export type WaitingWish = components['schemas']['JoinBody'];

/**
 * The lines in which the player of this browser waits. Every visit fetches them again, because
 * another device may have joined or left a line; two parts of one screen fetch them once.
 */
export const waitingListQuery = () =>
  queryOptions({
    queryKey: waitingKeys.mine,
    queryFn: ({ signal }) => unwrap(client.GET('/api/waiting-list', { signal })),
    staleTime: 2_000,
    meta: { inBrowserOnly: true },
  });

/** The hour behind the link of a letter. */
export const offerQuery = (offerToken: string) =>
  queryOptions({
    queryKey: waitingKeys.offer(offerToken),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/offers/{offerToken}', { params: { path: { offerToken } }, signal })),
    staleTime: 0,
    meta: { inBrowserOnly: true },
  });

/** Joins the line, and stores the address first if the player has given one. */
export function useJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ wish, email }: { wish: WaitingWish; email: string | null }) => {
      await startSession(queryClient); // otherwise a repeated request would join for another player
      if (email !== null) {
        await unwrap(client.PUT('/api/session/profile', { body: { email } }));
        await queryClient.invalidateQueries({ queryKey: sessionKeys.current });
      }
      return unwrap(client.POST('/api/waiting-list', { body: wish }));
    },
    // The player need not wait until the screen has the new list.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: waitingKeys.mine }),
  });
}

/** Leaves a line. An hour that is offered goes to the next player at once. */
export function useLeave() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) =>
      client.DELETE('/api/waiting-list/{entryId}', { params: { path: { entryId } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waitingKeys.mine }),
  });
}

/**
 * Books an offered hour at the price that the player has seen, if it is known. Accepting it again
 * returns the same booking.
 * @param onTaken called with the booking, also if the component has gone meanwhile: the offer that
 *   it shows ends with the booking
 */
export function useAccept(offerToken: string, onTaken: (taken: TakenHour) => void) {
  const queryClient = useQueryClient();
  const params = { path: { offerToken } };
  return useMutation({
    mutationFn: (expectedAmount: string | null) =>
      unwrap(
        client.POST('/api/offers/{offerToken}/accept', {
          params,
          body: expectedAmount === null ? {} : { expectedAmount },
        }),
      ),
    onSuccess: (taken) => {
      onTaken(taken);
      void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
      void queryClient.invalidateQueries({ queryKey: waitingKeys.all });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: waitingKeys.all }),
  });
}

/** Leaves the line of an offer. */
export function useDecline(offerToken: string) {
  const queryClient = useQueryClient();
  const params = { path: { offerToken } };
  return useMutation({
    mutationFn: () => client.POST('/api/offers/{offerToken}/decline', { params, body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waitingKeys.all }),
  });
}
