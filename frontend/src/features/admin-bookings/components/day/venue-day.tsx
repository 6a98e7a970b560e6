import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { deskKeys } from '../../../../shared/api/admin-keys';
import { useLiveTopic } from '../../../../shared/api/live';
import { longDay } from '../../../../shared/model/dates';
import { clockTime } from '../../../../shared/model/local-time';
import { serverNow } from '../../../../shared/model/server-time';
import { measure } from '../../../../shared/theme/tokens';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import { dayQuery } from '../../api/day-query';
import { texts } from '../../texts';
import type { Opened } from '../../types';
import type { DeskView } from '../../use-desk-state';
import { CourtTabs } from './court-tabs';
import { DayTable } from './day-table';
import { DeskSkeleton } from './desk-skeleton';

const BookingDialog = lazyComponent(() =>
  import('../booking/booking-dialog').then((file) => file.BookingDialog),
);
const BlockDialog = lazyComponent(() => import('../block/block-dialog').then((file) => file.BlockDialog));
const BlockDetails = lazyComponent(() => import('../block/block-details').then((file) => file.BlockDetails));

interface VenueDayProps {
  view: DeskView;
  /** The court that is shown on phones. */
  courtId: string | null;
  onCourt: (courtId: string) => void;
}

/** One day of a venue: all courts side by side on wide windows, one court at a time on phones. */
export function VenueDay({ view: { venue, day, today }, courtId, onCourt }: VenueDayProps) {
  const query = useQuery({ ...dayQuery(venue.id, day), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const [opened, setOpened] = useState<Opened | null>(null);
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);
  const close = () => setOpened(null);
  useLiveDay(venue.id, day);

  if (error && (!data || isPlaceholderData)) {
    const retry = () => void refetch();
    return <ErrorState title={texts.dayFailed} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!data || (isPlaceholderData && data.venue.id !== venue.id)) return <DeskSkeleton />;
  const shown = data.courts.find(({ id }) => id === courtId) ?? data.courts[0];
  if (!shown)
    return (
      <EmptyState
        title={texts.noCourts}
        hint={texts.noCourtsHint}
        art={<Illustration motif="floodlight" seed="sin canchas" />}
      />
    );
  return (
    <>
      <Box
        aria-busy={isPlaceholderData}
        sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: 'opacity 150ms 150ms' }}
      >
        {wide ? null : <CourtTabs courts={data.courts} shown={shown.id} onShow={onCourt} />}
        <DayTable
          caption={texts.dayOf(venue.name, longDay(day))}
          courts={wide ? data.courts : [shown]}
          onOpen={(next) => startTransition(() => setOpened(next))}
        />
      </Box>
      <Suspense fallback={null}>
        {opened?.kind === 'booking' ? <BookingDialog bookingId={opened.bookingId} onClose={close} /> : null}
        {opened?.kind === 'block' ? <BlockDetails block={opened.block} onClose={close} /> : null}
        {opened?.kind === 'free' ? (
          <BlockDialog
            {...opened}
            day={day}
            today={today}
            opening={data.opening}
            now={day > today ? '' : clockTime(new Date(serverNow()), data.timeZone)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Reloads the day when the server reports that one of its hours was taken or freed. */
function useLiveDay(venueId: string, day: string): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: deskKeys.day(venueId, day) });
  useLiveTopic(`/api/venues/${encodeURIComponent(venueId)}/events`, {
    onMessage: (message) => {
      if ((Object(message) as Record<string, unknown>)['date'] === day) refresh();
    },
    onReady: () =>
      void queryClient.invalidateQueries({ queryKey: deskKeys.day(venueId, day) }, { cancelRefetch: false }),
  });
}
