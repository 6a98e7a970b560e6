import { visitsCookie } from './storage';

const keptVisits = 6;
const lifetimeSeconds = 90 * 24 * 60 * 60;

/** Remembers that this browser has opened a venue, for the order of the home page. */
export function rememberVisit(venueId: string): void {
  const others = visits().filter((id) => id !== venueId);
  const kept = [venueId, ...others].slice(0, keptVisits).join('.');
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${visitsCookie}=${kept}; path=/; max-age=${lifetimeSeconds}; samesite=lax${secure}`;
}

function visits(): string[] {
  const [, value] = new RegExp(`(?:^|; )${visitsCookie}=([^;]+)`).exec(document.cookie) ?? [];
  return value?.split('.') ?? [];
}
