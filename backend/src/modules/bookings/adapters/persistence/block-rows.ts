import type { BlockView } from '../../application/hour-blocks.js';
import { formatTimeSlot } from '../../domain/slot.js';

/** The columns that {@link toBlockView} reads, of `hour_blocks k`, `courts c`, `venues v` and `admins a`. */
export const BLOCK_COLUMNS = `
  k.id, k.first_date::text as "firstDate", k.last_date::text as "lastDate", k.first_hour as "firstHour",
  k.last_hour as "lastHour", k.reason, k.created_at as "createdAt", a.username as "createdBy",
  c.id as "courtId", c.court_number as "courtNumber", c.name as "courtName", v.id as "venueId", v.name as "venueName"`;

export interface BlockRow {
  id: string;
  firstDate: string;
  lastDate: string;
  firstHour: number;
  lastHour: number;
  reason: string;
  createdAt: Date;
  createdBy: string;
  courtId: string;
  courtNumber: number;
  courtName: string;
  venueId: string;
  venueName: string;
}

/** A stored block as the venue sees it. */
export function toBlockView(row: BlockRow): BlockView {
  return {
    id: row.id,
    date: row.firstDate,
    untilDate: row.lastDate,
    firstSlot: formatTimeSlot(row.firstHour),
    lastSlot: formatTimeSlot(row.lastHour),
    reason: row.reason,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    court: { id: row.courtId, courtNumber: row.courtNumber, name: row.courtName },
    venue: { id: row.venueId, name: row.venueName },
  };
}
