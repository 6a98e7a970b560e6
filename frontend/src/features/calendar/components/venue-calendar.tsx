import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useVenueLive } from '../../../shared/api/live';
import { monthOf, shiftMonth, todayIn, type LocalMonth } from '../../../shared/model/dates';
import { useNow } from '../../../shared/model/clock';
import { words } from '../../../shared/texts/words';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { MonthBar } from '../../../shared/ui/month-grid/month-bar';
import { MonthTable } from '../../../shared/ui/month-grid/month-table';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { monthBookingsQuery } from '../api/month-bookings-query';
import { texts } from '../texts';
import { useShownMonth } from '../use-shown-month';
import { BookingList } from './booking-list';
import { MonthSkeleton } from './calendar-skeleton';
import { DayCell } from './day-cell';

interface VenueCalendarProps {
  venueId: string;
  timeZone: string;
}

/** A month of a venue's bookings: the grid of weeks, and the list of all bookings below it. */
export function VenueCalendar({ venueId, timeZone }: VenueCalendarProps) {
  useVenueLive(venueId);
  const today = todayIn(timeZone, useNow());
  const titleId = useId();
  const queryClient = useQueryClient();
  const [month, showMonth] = useShownMonth(today);
  const bookings = useQuery({ ...monthBookingsQuery(venueId, month), placeholderData: keepPreviousData });
  const prefetch = (near: LocalMonth) => void queryClient.prefetchQuery(monthBookingsQuery(venueId, near));

  return (
    <>
      <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, md: 3 } }}>
        <MonthBar
          month={month}
          titleId={titleId}
          onPrevious={() => showMonth(shiftMonth(month, -1))}
          onNext={() => showMonth(shiftMonth(month, 1))}
          onNearPrevious={() => prefetch(shiftMonth(month, -1))}
          onNearNext={() => prefetch(shiftMonth(month, 1))}
        >
          <Button variant="outlined" size="small" onClick={() => showMonth(monthOf(today))}>
            {words.today}
          </Button>
        </MonthBar>
        {bookings.isPending ? (
          <LoadingRegion>
            <MonthSkeleton />
          </LoadingRegion>
        ) : bookings.isError ? (
          <ErrorState
            headingLevel="h3"
            title={texts.failed}
            error={bookings.error}
            retrying={bookings.isFetching}
            onRetry={() => void bookings.refetch()}
          />
        ) : (
          <Box aria-busy={bookings.isPlaceholderData} sx={dimmed(bookings.isPlaceholderData)}>
            <MonthTable month={month} headers="short" labelledBy={titleId}>
              {(day) => <DayCell day={day} isToday={day === today} entries={bookings.data.get(day) ?? []} />}
            </MonthTable>
          </Box>
        )}
      </Card>
      {bookings.isSuccess ? (
        <Box sx={dimmed(bookings.isPlaceholderData)}>
          <BookingList venueId={venueId} month={month} bookings={bookings.data} />
        </Box>
      ) : null}
    </>
  );
}

function dimmed(stale: boolean) {
  return { mt: 1, opacity: stale ? 0.45 : 1, transition: 'opacity 150ms' };
}
