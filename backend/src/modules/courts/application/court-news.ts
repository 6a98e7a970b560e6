import type { LiveUpdates } from '../../../kernel/application/live-updates.js';
import type { VenueId } from '../../../kernel/domain/ids.js';

/** Informs the screens of a venue that its courts, or their prices, have changed. */
export function announceCourts(live: LiveUpdates, venueId: VenueId): void {
  live.announce(`venue:${venueId}`, { courts: true });
}
