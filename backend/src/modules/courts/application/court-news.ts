import type { LiveUpdates } from '../../../kernel/application/live-updates.js';

/** Informs the screens of a venue that its courts, or their prices, have changed. */
export function announceCourts(live: LiveUpdates, venueId: string): void {
  live.announce(`venue:${venueId}`, { courts: true });
}
