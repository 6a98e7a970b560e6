import { freeCells } from '../../application/court-day.js';
import type { FreedStretch } from '../../application/freed-hours.js';
import type { BookingState } from '../../domain/booking-state.js';

/** Returns the part of a court's day that a booking holds. */
export function stretchOf({
  venueId,
  courtId,
  slotDate,
  startMinute,
  durationMinutes,
  paidCents,
  createdAt,
}: BookingState): FreedStretch {
  const stretch = { venueId, courtId, date: slotDate, minute: startMinute, length: durationMinutes };
  return paidCents > 0 ? stretch : { ...stretch, unpaidSince: createdAt };
}

/** Returns what a booking that has moved holds no more. */
export function stretchesLeft(from: BookingState, to: BookingState): FreedStretch[] {
  const left = stretchOf(from);
  const taken = stretchOf(to);
  const isElsewhere = left.courtId !== taken.courtId || left.date !== taken.date;
  return freeCells([left], isElsewhere ? [] : [taken]).map((stretch) => ({ ...left, ...stretch }));
}
