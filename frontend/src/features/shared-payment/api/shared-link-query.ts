import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { shareKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/**
 * A payment link and its booking. Every visit fetches them again, because other players pay too.
 */
export const sharedLinkQuery = (shareToken: string) =>
  queryOptions({
    queryKey: shareKeys.link(shareToken),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/shared-payment-links/{shareToken}', { params: { path: { shareToken } }, signal }),
      ),
    staleTime: 0,
  });
