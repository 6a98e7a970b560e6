import { useQuery } from '@tanstack/react-query';
import { useIsInBrowser } from './use-is-in-browser';
import { client } from '../api/client';
import { sessionKeys } from '../api/keys';
import { sessionQuery } from '../api/own-session';
import type { components } from '../api/schema';
import { unwrap } from '../api/unwrap';

type OwnCategory = components['schemas']['OwnCategoryBody'];

/** A venue as its page has it. */
interface CategorisingVenue {
  id: string;
  /** True if some customers of the venue have prices of their own. */
  hasCategories?: boolean | undefined;
}

/**
 * Returns the category of this person at a venue; `null` without one, and `undefined` until it is
 * known. `isStranger` is true for a browser without an account. A venue without categories asks the
 * server nothing.
 */
export function useOwnCategory(venue: CategorisingVenue | undefined) {
  const hasCategories = venue?.hasCategories === true;
  const session = useQuery({ ...sessionQuery(), enabled: hasCategories });
  // The page of the server knows no visitor, and the first render in the browser must fit it.
  const isInBrowser = useIsInBrowser();
  const isStranger = isInBrowser && session.data ? !session.data.emailVerified : undefined;
  const own = useQuery({
    queryKey: sessionKeys.categories,
    queryFn: ({ signal }) => unwrap(client.GET('/api/session/categories', { signal })),
    enabled: hasCategories && isStranger === false,
    staleTime: 60_000,
  });
  const category: OwnCategory | null | undefined =
    !hasCategories || isStranger
      ? null
      : isInBrowser && own.data
        ? (own.data.find(({ venueId }) => venueId === venue.id) ?? null)
        : undefined;
  return { category, isStranger: hasCategories && isStranger === true };
}
