import { EntitySchema } from 'typeorm';
import type { OfferStatus } from '../../domain/hour-offer.js';
import type { WaitingEntry } from '../../domain/waiting-entry.js';

/** A row of `waiting_entries`: the place of a player in a line. */
export interface WaitingEntryRow extends Omit<WaitingEntry, 'date' | 'from' | 'to'> {
  slotDate: string;
  fromMinute: number;
  toMinute: number;
}

export const WaitingEntrySchema = new EntitySchema<WaitingEntryRow>({
  name: 'WaitingEntry',
  tableName: 'waiting_entries',
  columns: {
    id: { type: 'uuid', primary: true },
    playerId: { type: 'text', name: 'player_id' },
    venueId: { type: 'uuid', name: 'venue_id' },
    courtId: { type: 'uuid', name: 'court_id', nullable: true },
    slotDate: { type: 'date', name: 'slot_date' },
    fromMinute: { type: 'smallint', name: 'from_minute' },
    toMinute: { type: 'smallint', name: 'to_minute' },
    durationMinutes: { type: 'smallint', name: 'duration_minutes' },
    gameType: { type: 'text', name: 'game_type' },
    status: { type: 'text' },
    inLineSince: { type: 'timestamptz', name: 'in_line_since' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

/** A row of `hour_offers`: hours that are or were kept for the waiting list. */
export interface HourOfferRow {
  id: string;
  chainId: string;
  venueId: string;
  courtId: string;
  slotDate: string;
  startMinute: number;
  durationMinutes: number;
  status: OfferStatus;
  entryId: string | null;
  expiresAt: Date | null;
  bookingId: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

export const HourOfferSchema = new EntitySchema<HourOfferRow>({
  name: 'HourOffer',
  tableName: 'hour_offers',
  columns: {
    id: { type: 'uuid', primary: true },
    chainId: { type: 'uuid', name: 'chain_id' },
    venueId: { type: 'uuid', name: 'venue_id' },
    courtId: { type: 'uuid', name: 'court_id' },
    slotDate: { type: 'date', name: 'slot_date' },
    startMinute: { type: 'smallint', name: 'start_minute' },
    durationMinutes: { type: 'smallint', name: 'duration_minutes' },
    status: { type: 'text' },
    entryId: { type: 'uuid', name: 'entry_id', nullable: true },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    bookingId: { type: 'uuid', name: 'booking_id', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
  },
});
