import { isDay } from '../../../shared/model/dates';
import type { components, operations } from '../../../shared/api/schema';

export type AuditPage = components['schemas']['AuditPageBody'];
export type AuditRow = AuditPage['entries'][number];
export type AuditChange = AuditRow['changes'][number];
export type AuditQuery = NonNullable<operations['Audit_page']['parameters']['query']>;

/** The names of the URL parameters that filter the list. */
export const filterNames = ['desde', 'hasta', 'accion', 'admin'] as const;
export type FilterValues = Record<(typeof filterNames)[number], string>;

/** Returns the API query for the URL parameters. Invalid values are left out. */
export function queryOf({ desde, hasta, accion, admin }: FilterValues, page: number): AuditQuery {
  return {
    ...(isDay(desde) ? { from: desde } : {}),
    ...(isDay(hasta) ? { to: hasta } : {}),
    ...(accion ? { action: accion } : {}),
    ...(admin ? { adminId: admin } : {}),
    ...(page > 1 ? { page } : {}),
  };
}
