import { isDay } from '../../../shared/model/dates';
import type { AuditQuery } from '../types';

/** What the address says of the list. */
export const filterNames = ['desde', 'hasta', 'accion', 'admin'] as const;
export type FilterValues = Record<(typeof filterNames)[number], string>;

/** The call's query for what the address says; what makes no sense is left out. */
export function queryOf({ desde, hasta, accion, admin }: FilterValues, page: number): AuditQuery {
  return {
    ...(isDay(desde) ? { from: desde } : {}),
    ...(isDay(hasta) ? { to: hasta } : {}),
    ...(accion ? { action: accion } : {}),
    ...(admin ? { adminId: admin } : {}),
    ...(page > 1 ? { page } : {}),
  };
}
