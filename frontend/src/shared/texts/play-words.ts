import { endOf, minutesOf, usualMinutes, type Play } from '../model/play';
import { words } from './words';

/** Writes a length of play: 60 → "1 h", 90 → "1 h 30 min", 30 → "30 min". */
export function lengthInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** Names the start of an hour, and start and end of any other play: "18:00", "18:00 a 19:30". */
export function timeOfPlay(play: Play): string {
  const { timeSlot } = play;
  return minutesOf(play) === usualMinutes ? timeSlot : words.hours(timeSlot, endOf(play));
}
