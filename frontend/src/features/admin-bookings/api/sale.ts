import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deskKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import { untilKnown } from '../../../shared/api/until-known';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import { dayOf, type LocalDay } from '../../../shared/model/dates';
import { withSale } from './with-sale';
import type { DeskDay, SaleCommand } from '../types';

/** A start of a court. */
export interface SaleStart {
  venueId: string;
  courtId: string;
  date: LocalDay;
  timeSlot: string;
}

/** The lengths that the desk can sell from a start on, and their prices for a customer. */
export const saleOfferQuery = ({ venueId, courtId, date, timeSlot }: SaleStart, customerId?: string) =>
  queryOptions({
    // It is a part of the day, so that it is fetched again when the day has changed.
    queryKey: [...deskKeys.day(venueId, date), 'sale-offer', courtId, timeSlot, customerId ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/courts/{courtId}/sale-offer', {
          params: { path: { courtId }, query: { date, timeSlot, customerId } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/**
 * Sells an hour. A retry with the same body carries the same idempotency key, so that an hour is
 * not sold and paid twice if the first response was lost.
 */
export function useSell() {
  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: SaleCommand) => {
      const header = { 'Idempotency-Key': keyFor(body) };
      return untilKnown(() => unwrap(client.POST('/api/admin/bookings', { body, params: { header } })));
    },
    onSuccess: (booking) => {
      const key = deskKeys.day(booking.venue.id, dayOf(booking.bookingDate));
      queryClient.setQueryData<DeskDay>(key, (day) => day && withSale(day, booking));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all }),
  });
}
