import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.js';

/** A venue as tests need it, in the database. Prices in cents are the specification's defaults. */
export async function aVenue(
  app: TestApp,
  values: { timeZone?: string; name?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await app.sql(`insert into venues (id, name, location, time_zone) values ($1, $2, 'Quito', $3)`, [
    id,
    values.name ?? 'Club de Prueba',
    values.timeZone ?? 'America/Guayaquil',
  ]);
  return id;
}

export interface CourtValues {
  number?: number;
  status?: 'available' | 'maintenance';
  daySingles?: number;
  dayDoubles?: number;
  nightSingles?: number;
  nightDoubles?: number;
}

/** A court of that venue, in the database. */
export async function aCourt(app: TestApp, venueId: string, values: CourtValues = {}): Promise<string> {
  const id = randomUUID();
  const number = values.number ?? 1;
  await app.sql(
    `insert into courts (id, venue_id, name, court_number, status,
       day_singles_cents, day_doubles_cents, night_singles_cents, night_doubles_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[id, venueId, `Cancha ${number}`, number, values.status ?? 'available', values.daySingles ?? 1450],
      ...[values.dayDoubles ?? 2900, values.nightSingles ?? 1650, values.nightDoubles ?? 3300],
    ],
  );
  return id;
}

/** The day `days` from now, `yyyy-MM-dd`; far enough from midnight's edges for any zone when `days` is 2 or more. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
