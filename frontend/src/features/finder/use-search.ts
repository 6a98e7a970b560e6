import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../../shared/model/clock';
import { todayHere, todayIn, type LocalDay } from '../../shared/model/dates';
import { useIsInBrowser } from '../../shared/model/use-is-in-browser';
import { useUrlState, type UrlChange } from '../../shared/model/use-url-state';
import { searchQuery } from './api/search-query';
import { readWish, wishParameters } from './model/wish';
import { usePosition } from './use-position';

/**
 * The search of the address, what it finds, and functions that change it. A change replaces the
 * entry in the history, so that Back leaves the screen in one step.
 */
export function useSearch() {
  const [values, changeUrl] = useUrlState(wishParameters);
  const now = useNow();
  const isInBrowser = useIsInBrowser();
  const position = usePosition();
  const wish = readWish(values, isInBrowser ? todayHere() : null);
  const isNear = values.near !== '';
  const near = isNear ? position.known : null;
  // The server cannot know where the player is, so it leaves such a search to the browser.
  const isReady = wish !== null && (!isNear || isInBrowser);
  const query = useInfiniteQuery(searchQuery(isReady ? wish : null, near));
  const pages = query.data?.pages ?? [];
  const hits = pages.flatMap(({ items }) => items);
  const alternatives = pages[0]?.alternatives ?? [];
  const zones = [...hits, ...alternatives].map(({ venue }) => venue.timeZone);
  const today = isInBrowser ? todayHere() : dayAt(zones[0], now);

  const change = (part: UrlChange<keyof typeof wishParameters>) => {
    if (part.place) position.forgetProblem();
    changeUrl(part, { replace: true, preventScrollReset: true });
  };
  useOnAnswer(position.answers, () => change({ near: '1' }));
  useNamedDay(isInBrowser ? wish?.date : undefined, values.date, (date) => change({ date }));

  /** The lengths of play that the found venues offer. */
  const lengths = [...new Set(pages.flatMap((page) => page.lengths))];
  /** The wish to which the shown pages belong, while those of the next one load. */
  const shownWish = pages[0]?.wish ?? wish;
  return {
    wish,
    shownWish,
    query,
    hits,
    alternatives,
    lengths,
    /** Whether no venue resembles the place: every venue offers a length. */
    isUnknownPlace: pages.length > 0 && shownWish?.place !== '' && lengths.length === 0,
    /** The day on the device; on the server, the day at the first venue. */
    today,
    /** The same if it is today at every venue that was found. Otherwise days are named by date. */
    sharedToday: zones.every((zone) => dayAt(zone, now) === today) ? today : null,
    change,
    position,
    near,
    isNear: near !== null,
    /** False as long as it is not known what to ask for. */
    isReady,
    toggleNear: () => {
      if (near === null) position.locate();
      else change({ near: null });
    },
  };
}

export type Search = ReturnType<typeof useSearch>;

/**
 * Calls a function when the browser has found where the player is. That may take a while: the
 * player may have chosen another day meanwhile, or left the screen.
 */
function useOnAnswer(answers: number, call: () => void): void {
  const onAnswer = useEffectEvent(call);
  useEffect(() => {
    if (answers > 0) onAnswer();
  }, [answers]);
}

/** Lets the address name the day of the search, so that a copied link keeps it. */
function useNamedDay(date: LocalDay | undefined, named: string, name: (date: LocalDay) => void): void {
  const nameDay = useEffectEvent(name);
  useEffect(() => {
    if (date !== undefined && date !== named) nameDay(date);
  }, [date, named]);
}

const dayAt = (timeZone: string | undefined, now: Date): LocalDay | null =>
  timeZone === undefined ? null : todayIn(timeZone, now);
