import type { SharedBookingView } from './booking-queries.js';

/** Returns what the audit calls a booking: "Cancha 2 · Centro · 2026-11-20 14:00 · K7M-4QX". */
export function bookingLabel({ code, court, venue, bookingDate }: SharedBookingView): string {
  const hour = bookingDate.slice(0, 16).replace('T', ' ');
  return `Cancha ${court.courtNumber} · ${venue.name} · ${hour} · ${code}`;
}
