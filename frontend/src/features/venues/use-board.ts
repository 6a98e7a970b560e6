import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { gameFrom, type GameType, usualGame } from '../../shared/model/games';
import { configQuery } from '../../shared/api/config-query';
import { useOwnCategory } from '../../shared/model/own-category';
import { isDay, shiftDay, type LocalDay } from '../../shared/model/dates';
import { useUrlState } from '../../shared/model/use-url-state';
import { useVenueTime } from '../../shared/model/use-venue-time';
import { nextOpenDay, rulesOf } from '../../shared/model/venue-rules';
import { boardOf, hasHoursLeft } from './model/board';
import type { Venue } from './types';
import { venuePageQueries } from './venue-page-queries';

/** The same parameters as those of the booking screen. */
const parameters = { date: 'fecha', minutes: 'duracion', gameType: 'juego' } as const;

/** How many days ahead can be booked, until the settings of the installation are known. */
const usualWindow = 60;

/**
 * The day board of a venue. The day, the game and the length of play are in the address, so that
 * Back from the booking screen shows the same board.
 */
export function useBoard(venue: Venue) {
  const rules = rulesOf(venue);
  const at = useVenueTime(venue.timeZone);
  const config = useQuery(configQuery());
  const [values, change] = useUrlState(parameters);
  const { category } = useOwnCategory(venue);
  const ownWindow = category?.windowDays ?? rules.windowDays;
  const lastDay = shiftDay(at.today, ownWindow ?? config.data?.bookingWindowDays ?? usualWindow);
  const today = useQuery(venuePageQueries.day(venue.id, at.today));
  const later = today.data && !hasHoursLeft(today.data, at) ? nextOpenDay(rules, at.today, lastDay) : null;
  const isNamed = isDay(values.date) && values.date >= at.today && values.date <= lastDay;
  const date: LocalDay = isNamed ? values.date : (later ?? at.today);
  const day = useQuery({ ...venuePageQueries.day(venue.id, date), placeholderData: keepPreviousData });

  // The hours of the day before stay until those of the new one arrive, with their own date.
  const [shownDate, setShownDate] = useState(date);
  if (shownDate !== date && !day.isPlaceholderData) setShownDate(date);

  const gameType = gameFrom(values.gameType);
  const [usual = 60] = rules.lengths;
  const minutes = rules.lengths.find((length) => String(length) === values.minutes && length !== usual);
  const { today: currentDay, time } = at;
  const board = useMemo(
    () => day.data && boardOf(day.data, { today: currentDay, time }, { date: shownDate, gameType, minutes }),
    [day.data, currentDay, time, shownDate, gameType, minutes],
  );
  const replace = { replace: true };
  return {
    rules,
    today: at.today,
    lastDay,
    date,
    shownDate,
    day,
    board,
    gameType,
    minutes,
    usual,
    show: (next: LocalDay) => change({ date: next }, replace),
    chooseGame: (game: GameType) => change({ gameType: game === usualGame ? null : game }, replace),
    chooseLength: (length: number) => change({ minutes: length === usual ? null : String(length) }, replace),
  };
}
