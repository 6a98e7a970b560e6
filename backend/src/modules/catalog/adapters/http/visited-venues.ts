import { parseCookie } from 'cookie';
import { isUuid } from '../../../../kernel/adapters/http/id-param.js';
import { HOME_VENUES } from '../../application/catalog-queries.js';

/** The browser writes this cookie when it opens a venue. Nothing of it is stored. */
const VISITED = 'saque-visited';

/** Returns the venues that the browser opened last, as its cookies say. */
export function visitedVenues(cookies = ''): string[] {
  const ids = (parseCookie(cookies)[VISITED] ?? '').split('.').filter(isUuid);
  return [...new Set(ids.map((id) => id.toLowerCase()))].slice(0, HOME_VENUES);
}
