import Box from '@mui/material/Box';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import { useVenueLive } from '../../../shared/api/live';
import { shiftDay, type LocalDay, type LocalMonth } from '../../../shared/model/dates';
import { useVenueTime } from '../../../shared/model/use-venue-time';
import type { VenueRules } from '../../../shared/model/venue-rules';
import { calendarPageQueries } from '../calendar-page-queries';
import type { BookingsByDay } from '../model/bookings-by-day';
import { phaseOf } from '../model/month-phase';
import { texts } from '../texts';
import { useShownMonth } from '../use-shown-month';
import { BookingList } from './booking-list';
import { DayPanel } from './day-panel';
import { MonthCard } from './month-card';
import { dimmed, MonthDays } from './month-days';

interface VenueCalendarProps {
  venue: { id: string; timeZone: string; courtCount: number };
  rules: VenueRules;
  /** How many days ahead players can book. */
  bookingWindowDays: number;
}

/**
 * A month of a venue: the weeks with the free hours of each day, the chosen day, and the list of
 * all bookings.
 */
export function VenueCalendar({ venue, rules, bookingWindowDays }: VenueCalendarProps) {
  useVenueLive(venue.id);
  const at = useVenueTime(venue.timeZone);
  const { today } = at;
  const lastDay = shiftDay(today, bookingWindowDays);
  const canBeBooked = (one: LocalDay) => one >= today && one <= lastDay;
  const { month, day, showMonth, showDay } = useShownMonth(today);
  const phase = phaseOf(month, venue.courtCount, { today, lastDay });
  const { bookings, freeHours } = useMonth(venue.id, month, phase === 'open');
  const listed = useListed(month, bookings);
  const [panelHeading, focusPanel] = useFocusAfterChange(day);

  const handleChoose = (chosen: LocalDay) => {
    focusPanel();
    showDay(chosen);
  };

  return (
    <>
      <MonthCard venueId={venue.id} month={month} today={today} onShow={showMonth}>
        {(titleId) => (
          <MonthDays
            month={month}
            titleId={titleId}
            bookings={bookings}
            today={today}
            chosen={day}
            freeOn={(one) => (phase === 'open' && canBeBooked(one) ? freeHours.data?.get(one) : undefined)}
            hint={texts.monthHint[phase](bookingWindowDays)}
            rules={rules}
            onChoose={handleChoose}
          />
        )}
      </MonthCard>
      {bookings.data && listed ? (
        <Box sx={dimmed(bookings.isPlaceholderData)}>
          {day === null ? null : (
            <DayPanel
              venueId={venue.id}
              day={day}
              at={at}
              rules={rules}
              canBeBooked={phase === 'open' && canBeBooked(day)}
              entries={bookings.data.get(day) ?? []}
              headingRef={panelHeading}
            />
          )}
          <MemoizedList
            key={listed.month}
            venueId={venue.id}
            month={listed.month}
            bookings={listed.bookings}
            today={today}
            phase={phaseOf(listed.month, venue.courtCount, { today, lastDay })}
            hasChosenDay={day !== null}
            nightFrom={rules.nightFrom}
          />
        </Box>
      ) : null}
    </>
  );
}

function useMonth(venueId: string, month: string, isOpen: boolean) {
  const bookings = useQuery({
    ...calendarPageQueries.bookings(venueId, month),
    placeholderData: keepPreviousData,
  });
  const freeHours = useQuery({ ...calendarPageQueries.freeHours(venueId, month), enabled: isOpen });
  return { bookings, freeHours };
}

interface Listed {
  month: LocalMonth;
  bookings: BookingsByDay;
  /** When the bookings were fetched: they are another object in each render of a change. */
  fetchedAt: number;
}

/** Returns the last month whose bookings are known, so that no list has the name of another one. */
function useListed(month: LocalMonth, bookings: UseQueryResult<BookingsByDay>): Listed | null {
  const [listed, setListed] = useState<Listed | null>(null);
  const { isPlaceholderData, data, dataUpdatedAt: fetchedAt } = bookings;
  const isNew = listed?.month !== month || listed.fetchedAt !== fetchedAt;
  if (isPlaceholderData || !data || !isNew) return listed;
  const next = { month, bookings: data, fetchedAt };
  setListed(next);
  return next;
}

/** The list is long, and stays as it is until the bookings of another month are there. */
const MemoizedList = memo(BookingList);

/** Returns a heading's ref, and a function that moves the focus to it when `shown` changes next. */
function useFocusAfterChange(shown: LocalDay | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return [heading, () => (wanted.current = true)] as const;
}
