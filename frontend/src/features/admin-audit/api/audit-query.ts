import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { AuditQuery } from '../types';

/** One page of the actions of admins. The previous page stays until the next one has loaded. */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: reportKeys.audit(query),
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/audit', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
