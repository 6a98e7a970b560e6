import { useSearchParams } from 'react-router-dom';
import { isDay, todayIn, type LocalDay } from '../../shared/model/dates';
import type { components } from '../../shared/api/schema';
import type { BookingStatus } from './types';

type Venue = components['schemas']['VenueBody'];

const names = {
  venue: 'complejo',
  day: 'dia',
  court: 'cancha',
  search: 'buscar',
  status: 'estado',
  page: 'pagina',
};
const statuses: readonly string[] = ['active', 'completed', 'cancelled', 'expired'] satisfies BookingStatus[];

export interface DeskView {
  venue: Venue;
  day: LocalDay;
  /** The venue's today. */
  today: LocalDay;
}

/** What of the screen lives in its address, so that it can be kept, shared and gone back to. */
export function useDeskAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<Record<keyof typeof names, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          const key = names[name as keyof typeof names];
          if (value) after.set(key, value);
          else after.delete(key);
        }
        return after;
      },
      { preventScrollReset: true },
    );
  const status = params.get(names.status) ?? '';
  return {
    search: params.get(names.search) ?? '',
    status: isStatus(status) ? status : null,
    page: Math.max(1, Math.trunc(Number(params.get(names.page))) || 1),
    courtId: params.get(names.court),
    view: (venues: readonly Venue[]) => viewOf(params, venues),
    change,
  };
}

/** The venue and day of an address; the first venue and its today where it names none. */
function viewOf(params: URLSearchParams, venues: readonly Venue[]): DeskView | null {
  const venue = venues.find(({ id }) => id === params.get(names.venue)) ?? venues[0];
  if (!venue) return null;
  const today = todayIn(venue.timeZone);
  const day = params.get(names.day) ?? '';
  return { venue, today, day: isDay(day) && day >= '2000' && day < '3000' ? day : today };
}

function isStatus(text: string): text is BookingStatus {
  return statuses.includes(text);
}
