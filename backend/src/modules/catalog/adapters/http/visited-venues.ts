import { parseCookie } from 'cookie';
import { uuidFrom } from '../../../../kernel/adapters/http/id-param.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { HOME_VENUES } from '../../application/catalog-queries.js';

/** The browser writes this cookie when it opens a venue. Nothing of it is stored. */
const VISITED = 'saque-visited';

/** Returns the venues that the browser opened last, as its cookies say. */
export function visitedVenues(cookies = ''): VenueId[] {
  const ids = (parseCookie(cookies)[VISITED] ?? '').split('.').map((text) => uuidFrom<VenueId>(text));
  return [...new Set(ids)].filter((id) => id !== null).slice(0, HOME_VENUES);
}
