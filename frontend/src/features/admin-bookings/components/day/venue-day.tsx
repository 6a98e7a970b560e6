import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { deskKeys } from '../../../../shared/api/admin-keys';
import { useLiveTopic } from '../../../../shared/api/live';
import { longDay } from '../../../../shared/model/dates';
import { useVenueTime } from '../../../../shared/model/use-venue-time';
import { measure } from '../../../../shared/theme/tokens';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { dayQuery } from '../../api/day-query';
import { texts } from '../../texts';
import type { Opened } from '../../types';
import type { DeskView } from '../../use-desk-state';
import { CourtTabs } from './court-tabs';
import { DayTable } from './day-table';
import { DeskSkeleton } from './desk-skeleton';
import { NothingToSell } from './nothing-to-sell';
import { NowList } from './now-list';
import { OpenedDialog } from './opened-dialog';

interface VenueDayProps {
  view: DeskView;
  /** The court that is shown on phones; without one, the present day shows all as they are now. */
  courtId: string | null;
  onCourt: (courtId: string | null) => void;
}

/**
 * One day of a venue: all courts side by side on wide windows. On phones: what is on now and next
 * at every court, or the day of one court.
 */
export function VenueDay({ view: { venue, day, today }, courtId, onCourt }: VenueDayProps) {
  const query = useQuery({ ...dayQuery(venue.id, day), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const [opened, setOpened] = useState<Opened | null>(null);
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);
  const here = useVenueTime(venue.timeZone);
  const close = () => setOpened(null);
  useLiveDay(venue.id, day);
  const open = (next: Opened) => startTransition(() => setOpened(next));

  if (error && (!data || isPlaceholderData)) {
    const retry = () => void refetch();
    return <ErrorState title={texts.dayFailed} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!data || (isPlaceholderData && data.venue.id !== venue.id)) return <DeskSkeleton />;
  const now = day === here.today ? here.time : null;
  const named = data.courts.find(({ id }) => id === courtId);
  const shown = named ?? (now === null ? data.courts[0] : undefined);
  if (data.courts.length === 0) return <NothingToSell missing="courts" />;
  return (
    <>
      <Box
        aria-busy={isPlaceholderData}
        sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: 'opacity 150ms 150ms' }}
      >
        {wide ? null : (
          <CourtTabs courts={data.courts} shown={shown?.id ?? null} hasNow={now !== null} onShow={onCourt} />
        )}
        {!wide && !shown ? (
          <NowList caption={texts.nowAt(venue.name)} courts={data.courts} now={here.time} onOpen={open} />
        ) : (
          <DayTable
            key={day}
            caption={texts.dayOf(venue.name, longDay(day))}
            courts={wide || !shown ? data.courts : [shown]}
            now={now}
            onOpen={open}
          />
        )}
      </Box>
      <OpenedDialog
        opened={opened}
        venueId={venue.id}
        timeZone={venue.timeZone}
        day={day}
        today={today}
        now={now}
        opening={data.opening}
        onClose={close}
      />
    </>
  );
}

/**
 * Reloads the day when the server reports that one of its hours was taken or freed, or that a desk
 * has taken money, and the transfers with it.
 */
function useLiveDay(venueId: string, day: string): void {
  const queryClient = useQueryClient();
  const refresh = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
  useLiveTopic(`/api/venues/${encodeURIComponent(venueId)}/events`, {
    onMessage: (message) => {
      const { date, desk } = Object(message) as Record<string, unknown>;
      if (date === day || desk === true) refresh(deskKeys.day(venueId, day));
      if (date !== undefined || desk === true) refresh(deskKeys.transfers(venueId));
    },
    onReady: () =>
      void queryClient.invalidateQueries({ queryKey: deskKeys.day(venueId, day) }, { cancelRefetch: false }),
  });
}
