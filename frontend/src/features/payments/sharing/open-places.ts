import { freePlaces } from './seats';
import type { SharedLink } from './own-link-query';

/** Returns how many places the organiser can open to anyone: the free ones but their own. */
export function placesToOpen(link: SharedLink): number {
  if (link.status !== 'open') return 0;
  const own = link.yourShare === 'none' ? 1 : 0;
  return Math.max(link.openPlaces, freePlaces(link) - own);
}
