import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { shareKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** A payment link and its booking, for whoever holds the token. Others pay too, so every visit asks again. */
export const sharedLinkQuery = (shareToken: string) =>
  queryOptions({
    queryKey: shareKeys.link(shareToken),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/shared-payment-links/{shareToken}', { params: { path: { shareToken } }, signal }),
      ),
    staleTime: 0,
  });
