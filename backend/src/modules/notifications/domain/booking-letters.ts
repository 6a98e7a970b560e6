import { ENDING_LETTERS } from './ending-letters.js';
import { GAME_LETTERS } from './game-letters.js';
import { PAYMENT_LETTERS } from './payment-letters.js';

/** The letter of each occasion. */
export const LETTERS = { ...GAME_LETTERS, ...PAYMENT_LETTERS, ...ENDING_LETTERS };

/** The occasions on which a player gets a letter about a booking. */
export type Occasion = keyof typeof LETTERS;

/**
 * Letters that leave the last place of the day to others (`outcomeFor`): without them, no reader
 * loses money or a game. If money has arrived for the booking, they do not count at all.
 */
export const MINOR: readonly Occasion[] = ['part_paid', 'moved', 'reminder_day', 'reminder_hours'];

/** Letters that confirm a booking to its organiser, the one with the receipt first. */
export const CONFIRMING: readonly Occasion[] = ['charged', 'confirmed', 'pays_at_club', 'by_transfer'];

/** Letters that bring the event of the calendar up to date. */
export const WITH_CALENDAR: readonly Occasion[] = [
  'confirmed',
  'pays_at_club',
  'guaranteed',
  'charged',
  'receipt',
  'left',
  'moved',
  'start_corrected',
  'reminder_day',
  'reminder_hours',
  'cancelled',
  'expired',
];
