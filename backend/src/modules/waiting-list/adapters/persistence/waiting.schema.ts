import { EntitySchema } from 'typeorm';
import type { HourOffer } from '../../domain/hour-offer.js';
import type { WaitingEntryState } from '../../domain/waiting-entry.js';

/** The table `waiting_entries`: the places of players in lines. */
export const WaitingEntrySchema = new EntitySchema<WaitingEntryState>({
  name: 'WaitingEntry',
  tableName: 'waiting_entries',
  columns: {
    id: { type: 'uuid', primary: true },
    playerId: { type: 'text', name: 'player_id' },
    venueId: { type: 'uuid', name: 'venue_id' },
    courtId: { type: 'uuid', name: 'court_id', nullable: true },
    date: { type: 'date', name: 'slot_date' },
    from: { type: 'smallint', name: 'from_minute' },
    to: { type: 'smallint', name: 'to_minute' },
    durationMinutes: { type: 'smallint', name: 'duration_minutes' },
    gameType: { type: 'text', name: 'game_type' },
    status: { type: 'text' },
    inLineSince: { type: 'timestamptz', name: 'in_line_since' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

/** The table `hour_offers`: hours that are or were kept for the waiting list. */
export const HourOfferSchema = new EntitySchema<HourOffer>({
  name: 'HourOffer',
  tableName: 'hour_offers',
  columns: {
    id: { type: 'uuid', primary: true },
    chainId: { type: 'uuid', name: 'chain_id' },
    venueId: { type: 'uuid', name: 'venue_id' },
    courtId: { type: 'uuid', name: 'court_id' },
    date: { type: 'date', name: 'slot_date' },
    minute: { type: 'smallint', name: 'start_minute' },
    length: { type: 'smallint', name: 'duration_minutes' },
    status: { type: 'text' },
    entryId: { type: 'uuid', name: 'entry_id', nullable: true },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    bookingId: { type: 'uuid', name: 'booking_id', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
  },
});
