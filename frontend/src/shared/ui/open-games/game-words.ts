import type { OpenGame } from '../../api/open-games-queries';
import { briefDay, clockTime, dayOf, daysBetween, todayIn } from '../../model/dates';
import { words } from '../../texts/words';
import { texts } from './texts';

/** Names the day of a game as the venue sees it: "Hoy", "Mañana", "Jue 26 nov". */
export function dayOfGame({ bookingDate, venue }: OpenGame, now: Date): string {
  const day = dayOf(bookingDate);
  const ahead = daysBetween(todayIn(venue.timeZone, now), day);
  if (ahead === 0) return words.today;
  return ahead === 1 ? texts.tomorrow : briefDay(day);
}

/** Says when a game leaves the list, with the day unless it is today at the venue. */
export function closingOf({ closesAt, venue: { timeZone } }: OpenGame, now: Date): string {
  const day = todayIn(timeZone, new Date(closesAt));
  const ahead = daysBetween(todayIn(timeZone, now), day);
  const onDay = ahead === 1 ? texts.closesTomorrow : texts.closesOn(briefDay(day));
  return texts.closes(ahead === 0 ? '' : onDay, clockTime(closesAt, timeZone));
}

/** Leaves out the games whose payment deadline has passed since they were fetched. */
export const stillOpen = (games: readonly OpenGame[], now: Date): OpenGame[] =>
  games.filter(({ closesAt }) => Date.parse(closesAt) > now.getTime());
