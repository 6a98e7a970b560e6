import { forgetTickets, readTickets, writeTickets, type Ticket } from '../../../shared/offline/kept-tickets';
import { dayOf } from '../../../shared/model/dates';
import { minutesOf, type Play } from '../../../shared/model/play';
import { serverNow } from '../../../shared/time/server-time';
import { words } from '../../../shared/texts/words';
import { calendarFile } from '../api/calendar-file';
import type { Booking } from '../model/booking';
import { groupBookings } from '../model/booking-groups';
import { isPart, type Part } from '../model/part';

/** Calendar files take most of the room, and each is a request. */
const mostTickets = 20;
const mostCalendars = 5;

/**
 * Keeps the coming games on this device as tickets, with the calendar files of the next ones: the
 * player's own bookings, and the parts in those of friends. Without coming games it keeps nothing.
 */
export async function keepTickets(games: readonly (Booking | Part)[]): Promise<void> {
  const storedAt = serverNow();
  const { upcoming } = groupBookings(games, new Date(storedAt));
  if (upcoming.length === 0) return forgetTickets();
  const before = readTickets()?.tickets ?? [];
  const tickets = upcoming.slice(0, mostTickets).map((game) => ticketOf(game, before));
  writeTickets({ storedAt, tickets });
  const incomplete = tickets.slice(0, mostCalendars).filter(({ calendar }) => calendar === null);
  for (const { id } of incomplete) await keepCalendar(id);
}

function ticketOf(game: Booking | Part, before: readonly Ticket[]): Ticket {
  const { id, code, bookingDate, timeSlot, startsAt, tariffType, court, venue, gameType } = game;
  const play: Play = game;
  const name = words.courtTitle(court.courtNumber, court.name);
  const place = `${venue.name} · ${venue.location}`;
  const same = before.find(
    (ticket) =>
      ticket.id === id &&
      ticket.startsAt === startsAt &&
      minutesOf(ticket) === minutesOf(play) &&
      ticket.court === name &&
      ticket.place === place,
  );
  return {
    id,
    code,
    day: dayOf(bookingDate),
    timeSlot,
    durationMinutes: play.durationMinutes,
    startsAt,
    tariff: tariffType,
    court: name,
    place,
    game: gameType,
    payment: paymentOf(game),
    calendar: same?.calendar ?? null,
  };
}

function paymentOf(game: Booking | Part): Ticket['payment'] {
  if (!isPart(game)) return game.paymentStatus;
  return game.refundStatus === 'none' ? 'part' : 'part_refund';
}

/** The tickets may have been forgotten while the file was fetched. They then stay forgotten. */
async function keepCalendar(bookingId: string): Promise<void> {
  const calendar = await textOf(calendarFile(bookingId));
  const kept = readTickets();
  if (calendar === null || !kept) return;
  const tickets = kept.tickets.map((ticket) => (ticket.id === bookingId ? { ...ticket, calendar } : ticket));
  writeTickets({ ...kept, tickets });
}

async function textOf(address: string): Promise<string | null> {
  try {
    const response = await fetch(new URL(address, window.location.origin));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
