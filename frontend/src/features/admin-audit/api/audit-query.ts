import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { AuditQuery } from '../types';

/** A page of what admins did; the old one stays until the new one is there. */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: reportKeys.audit(query),
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/audit', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
