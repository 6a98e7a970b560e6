import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '../../../../shared/api/api-error';
import { venueDayQuery } from '../../../../shared/api/venue-queries';
import { usualMinutes } from '../../../../shared/model/play';
import { useVenueTime } from '../../../../shared/model/use-venue-time';
import { fullStartsOf } from '../../../../shared/model/venue-day';
import { waitableStarts } from '../../../../shared/model/waitable-starts';
import { LatePart } from '../../../../shared/ui/screen/late-part';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import { searchKey } from '../../api/search-query';
import { isWished, type Wish } from '../../model/wish';
import { texts } from '../../texts';
import type { Hit } from '../../types';

const JoinDialog = lazyComponent(() =>
  import('../../../waiting-list/join/join-dialog').then((file) => file.JoinDialog),
);

interface WaitHereProps {
  hit: Hit;
  wish: Wish;
}

/** Lets the player wait for a wished hour at a venue that has none free. */
export function WaitHere({ hit: { venue, starts }, wish }: WaitHereProps) {
  const queryClient = useQueryClient();
  const at = useVenueTime(venue.timeZone);
  const minutes = wish.minutes ?? starts[0]?.durationMinutes ?? usualMinutes;
  const asking = useMutation({
    mutationFn: async () => {
      const day = await queryClient.fetchQuery(venueDayQuery(venue.id, wish.date));
      const booked = fullStartsOf(wish.date, day, at, minutes).filter((slot) => isWished(slot, wish));
      const full = waitableStarts(booked, wish.date, at);
      // The hour may have become free since the search.
      if (full.length === 0) void queryClient.invalidateQueries({ queryKey: searchKey });
      return full;
    },
  });
  const full = asking.data ?? [];
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        size="small"
        startIcon={<NotificationsActiveRounded />}
        aria-label={texts.waitAt(venue.name)}
        aria-busy={asking.isPending || undefined}
        onPointerEnter={JoinDialog.preload}
        onFocus={JoinDialog.preload}
        onClick={() => asking.isPending || asking.mutate()}
      >
        {texts.wait}
      </Button>
      {asking.isError ? <Typography role="alert">{userMessageOf(asking.error)}</Typography> : null}
      {asking.isSuccess && full.length === 0 ? (
        <Typography role="status">{texts.nothingToWaitFor}</Typography>
      ) : null}
      {full.length > 0 ? (
        <LatePart>
          <JoinDialog
            venueId={venue.id}
            date={wish.date}
            starts={full}
            durationMinutes={minutes}
            gameType={wish.gameType}
            onClose={asking.reset}
          />
        </LatePart>
      ) : null}
    </Box>
  );
}
