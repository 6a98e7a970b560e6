import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type StaffMember = components['schemas']['StaffMemberBody'];
export type Role = components['schemas']['Role'];
export type OwnVenue = components['schemas']['OwnVenueBody'];

/** The people who work at the venues of the admin, by name. */
export const staffQuery = () =>
  queryOptions({
    queryKey: staffKeys.all,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/staff', { signal })),
    staleTime: 0,
  });

/** The venues whose staff the admin manages. */
export const staffVenuesQuery = () =>
  queryOptions({
    queryKey: staffKeys.venues,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/venues', { params: { query: { capability: 'staff.edit' } }, signal })),
  });
