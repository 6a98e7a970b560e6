import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { playerKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type Card = components['schemas']['PlayerCardBody'];

/** The saved cards of the player, as the provider keeps them. */
export const cardsQuery = (userId: string) =>
  queryOptions({
    queryKey: playerKeys.cards(userId),
    queryFn: ({ signal }) => unwrap(client.GET('/api/session/cards', { signal })),
    staleTime: 0,
  });

export function useRemoveCard(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cardId: string) =>
      client.DELETE('/api/session/cards/{cardId}', { params: { path: { cardId } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: playerKeys.cards(userId) }),
  });
}
