import { isDay, todayIn, type LocalDay } from '../../shared/model/dates';
import { useUrlState, type UrlChange } from '../../shared/model/use-url-state';
import type { components } from '../../shared/api/schema';
import type { BookingStatus } from './types';

type Venue = components['schemas']['VenueBody'];

/** The state of the screen that is kept in the URL, and the names of the parameters. */
const parameters = {
  venue: 'complejo',
  day: 'dia',
  court: 'cancha',
  search: 'buscar',
  status: 'estado',
  page: 'pagina',
};
type Parameter = keyof typeof parameters;

const statuses: readonly string[] = ['active', 'completed', 'cancelled', 'expired'] satisfies BookingStatus[];

/** The longest text that the server searches for. */
const longestSearch = 100;

/** A venue and the day that is shown of it. */
export interface DeskView {
  venue: Venue;
  day: LocalDay;
  /** The current day at the venue. */
  today: LocalDay;
}

/** Reads and changes the state of the bookings screen in the URL. */
export function useDeskState() {
  const [values, changeUrl] = useUrlState(parameters);
  const { search, status, page, court } = values;
  return {
    search: search.slice(0, longestSearch),
    status: isStatus(status) ? status : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    courtId: court === '' ? null : court,
    /** An empty string if the URL names no venue. */
    venueId: values.venue,
    viewOf: (venue: Venue) => viewOf(venue, values.day),
    change: (changes: UrlChange<Parameter>) => changeUrl(changes, { preventScrollReset: true }),
  };
}

/** Returns the venue with the day that the URL names, which is by default its current day. */
function viewOf(venue: Venue, day: string): DeskView {
  const today = todayIn(venue.timeZone);
  return { venue, today, day: isDay(day) && day >= '2000' && day < '3000' ? day : today };
}

function isStatus(text: string): text is BookingStatus {
  return statuses.includes(text);
}
