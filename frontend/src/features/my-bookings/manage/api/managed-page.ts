import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../shared/api/client';
import { manageKeys } from '../../../../shared/api/keys';
import { unwrap } from '../../../../shared/api/unwrap';

/** The booking behind the link of a letter. Asking for it changes nothing. */
export const managedPageQuery = (manageToken: string) =>
  queryOptions({
    queryKey: manageKeys.page(manageToken),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/manage/{manageToken}', { params: { path: { manageToken } }, signal })),
    staleTime: 0,
  });
