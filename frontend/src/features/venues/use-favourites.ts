import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userMessageOf } from '../../shared/api/api-error';
import { onFirstInput } from '../../shared/ui/toast/first-input';
import { useToast } from '../../shared/ui/toast/toast-context';
import { favouritesQuery } from './api';
import type { Venue } from './types';

/** A venue; one of the home page says itself whether it is a favourite. */
type Marked = Pick<Venue, 'id' | 'isFavourite'>;

/** Fetched as soon as the visitor does anything, so that it is there before a tap on a heart. */
const changing = () => import('./changing-favourites');

/** The player's favourite venues, and how to change them. */
export function useFavourites() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data } = useQuery(favouritesQuery());
  useEffect(() => onFirstInput(() => void changing().catch(() => undefined)), []);
  const has = ({ id, isFavourite = false }: Marked) => data?.includes(id) ?? isFavourite;
  const toggle = (venue: Pick<Venue, 'id'>) => {
    changing()
      .then(({ toggleFavourite }) => toggleFavourite(queryClient, venue.id))
      .catch((refusal: unknown) => showToast({ tone: 'error', title: userMessageOf(refusal) }));
  };
  return { has, toggle };
}
