import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LocalDay, LocalMonth } from '../../../shared/model/dates';
import { openingOn, type VenueRules } from '../../../shared/model/venue-rules';
import { MonthTable } from '../../../shared/ui/month-grid/month-table';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import type { BookingsByDay } from '../model/bookings-by-day';
import { texts } from '../texts';
import { MonthSkeleton } from './calendar-skeleton';
import { DayCell } from './day-cell';

interface MonthDaysProps {
  month: LocalMonth;
  titleId: string;
  bookings: UseQueryResult<BookingsByDay>;
  today: LocalDay;
  chosen: LocalDay | null;
  /** Returns how many hours of a day can still be booked; undefined if it cannot be booked. */
  freeOn: (day: LocalDay) => number | undefined;
  hint: string;
  rules: VenueRules;
  onChoose: (day: LocalDay) => void;
}

/** The weeks of the month, or their skeleton or error. */
export function MonthDays({ bookings, hint, month, titleId, rules, ...days }: MonthDaysProps) {
  const { data, isPlaceholderData } = bookings;
  if (!data) {
    return bookings.isError ? (
      <ErrorState
        headingLevel="h3"
        title={texts.failed}
        error={bookings.error}
        retrying={bookings.isFetching}
        onRetry={() => void bookings.refetch()}
      />
    ) : (
      <LoadingRegion>
        <MonthSkeleton />
      </LoadingRegion>
    );
  }
  return (
    <Box aria-busy={isPlaceholderData} sx={dimmed(isPlaceholderData)}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {hint}
      </Typography>
      <MonthTable month={month} headers="short" labelledBy={titleId}>
        {(day) => (
          <DayCell
            day={day}
            isToday={day === days.today}
            isChosen={day === days.chosen}
            entries={data.get(day) ?? []}
            free={days.freeOn(day)}
            isClosed={openingOn(rules, day).open.length === 0}
            nightFrom={rules.nightFrom}
            onChoose={days.onChoose}
          />
        )}
      </MonthTable>
    </Box>
  );
}

/** The look of a month whose data is still that of another one. */
export function dimmed(stale: boolean) {
  return { mt: 1, opacity: stale ? 0.45 : 1, transition: 'opacity 150ms' };
}
