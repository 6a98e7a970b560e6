import { isDay } from '../../../shared/model/dates';
import type { PaymentQuery } from '../types';
import { texts } from '../texts';

/** The names of the URL parameters that filter the list. */
export const filterNames = ['desde', 'hasta', 'complejo', 'estado', 'buscar'] as const;
export type FilterValues = Record<(typeof filterNames)[number], string>;

/** Returns the API query for the URL parameters. Invalid values are left out. */
export function queryOf(
  { desde, hasta, complejo, estado, buscar }: FilterValues,
  page: number,
): PaymentQuery {
  const state = estado in texts.states ? (estado as PaymentQuery['state']) : undefined;
  return {
    ...(isDay(desde) ? { from: desde } : {}),
    ...(isDay(hasta) ? { to: hasta } : {}),
    ...(complejo ? { venueId: complejo } : {}),
    ...(state ? { state } : {}),
    ...(buscar.trim() ? { search: buscar.trim().slice(0, 100) } : {}),
    ...(page > 1 ? { page } : {}),
  };
}
