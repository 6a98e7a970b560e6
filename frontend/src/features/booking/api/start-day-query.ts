import { queryOptions } from '@tanstack/react-query';
import { courtKeys } from '../../../shared/api/keys';
import { shiftDay } from '../../../shared/model/dates';
import type { BookingWindow } from '../model/booking-draft';
import { availabilityQuery } from './availability-query';

const daysAhead = 6;

/**
 * The day that the booking screen starts with if its address names none and today is full: the
 * first of the next seven with a free hour. Each visit finds it again.
 */
export const startDayQuery = (courtId: string, { firstDay, lastDay }: BookingWindow) =>
  queryOptions({
    queryKey: courtKeys.startDay(courtId, firstDay, lastDay),
    queryFn: async ({ client }) => {
      for (let ahead = 0; ahead <= daysAhead; ahead++) {
        const day = shiftDay(firstDay, ahead);
        if (day > lastDay) break;
        const hours = await client.ensureQueryData(availabilityQuery(courtId, day));
        if (hours.some(({ status }) => status === 'available')) return day;
      }
      return firstDay;
    },
    gcTime: 0,
  });
