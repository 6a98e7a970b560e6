import { useQuery } from '@tanstack/react-query';
import { shiftDay } from '../../shared/model/dates';
import { useVenueTime } from '../../shared/model/use-venue-time';
import { freeHoursOf, type FreeHour, type VenueDay, type VenueTime } from '../../shared/model/venue-day';
import type { Court } from './types';
import { venuePageQueries } from './venue-page-queries';

export interface NextHours {
  at: VenueTime;
  /** Undefined while it is loading, and if it failed to load. */
  today: VenueDay | undefined;
  isPending: boolean;
  isError: boolean;
  /** Returns the free hours of a court today, or tomorrow's if there are none. */
  of: (courtId: string) => FreeHour[];
}

/** Returns the hours of a venue's courts that can be booked next. */
export function useNextHours(venueId: string, timeZone: string, courts: readonly Court[]): NextHours {
  const at = useVenueTime(timeZone);
  const tomorrow = shiftDay(at.today, 1);
  const today = useQuery(venuePageQueries.day(venueId, at.today));
  const left = (courtId: string) => freeHoursOf(courtId, at.today, today.data, at);
  const needsTomorrow =
    today.isSuccess && courts.some(({ id, status }) => status === 'available' && left(id).length === 0);
  const next = useQuery({ ...venuePageQueries.day(venueId, tomorrow), enabled: needsTomorrow });
  return {
    at,
    today: today.data,
    isPending: today.isPending || (needsTomorrow && next.isPending),
    isError: today.isError || next.isError,
    of: (courtId) => {
      const hours = left(courtId);
      return hours.length > 0 ? hours : freeHoursOf(courtId, tomorrow, next.data, at);
    },
  };
}
