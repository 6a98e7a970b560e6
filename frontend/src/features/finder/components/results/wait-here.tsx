import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { userMessageOf } from '../../../../shared/api/api-error';
import { venueDayQuery, venueQuery } from '../../../../shared/api/venue-queries';
import { usualMinutes } from '../../../../shared/model/play';
import { useVenueTime } from '../../../../shared/model/use-venue-time';
import { fullStartsOf } from '../../../../shared/model/venue-day';
import { rulesOf } from '../../../../shared/model/venue-rules';
import { waitableStarts } from '../../../../shared/model/waitable-starts';
import { searchKey } from '../../../../shared/api/keys';
import { isWished, type Wish } from '../../model/wish';
import { texts } from '../../texts';
import { JoinDialog, type Joining } from './join-dialog';
import type { Hit } from '../../model/alternatives';
import { outdent } from '../../../../shared/theme/tokens';

interface WaitHereProps {
  venue: Pick<Hit['venue'], 'id' | 'name' | 'timeZone'>;
  wish: Wish;
  /** The usual length of play of the venue, if it is known. */
  usualLength?: number | undefined;
  /** Opens the dialog. The results around this button may change while it is open. */
  onJoin: (joining: Joining) => void;
}

/** Lets the player wait for a wished hour at a venue that has none free. */
export function WaitHere({ venue, wish, usualLength, onJoin }: WaitHereProps) {
  const queryClient = useQueryClient();
  const at = useVenueTime(venue.timeZone);
  const asking = useMutation({
    mutationFn: async () => {
      const durationMinutes = wish.minutes ?? usualLength ?? (await usualLengthOf(venue.id, queryClient));
      const day = await queryClient.fetchQuery(venueDayQuery(venue.id, wish.date));
      const full = fullStartsOf(wish.date, day, at, durationMinutes).filter((slot) => isWished(slot, wish));
      const starts = waitableStarts(full, wish.date, at);
      // The hour may have become free since the search.
      if (starts.length === 0) void queryClient.invalidateQueries({ queryKey: searchKey });
      return { venueId: venue.id, date: wish.date, gameType: wish.gameType, starts, durationMinutes };
    },
  });
  // A response that comes after the wish has changed opens nothing: this button has gone with it.
  const ask = () =>
    asking.mutate(undefined, { onSuccess: (joining) => joining.starts.length > 0 && onJoin(joining) });
  return (
    <div>
      <Button
        size="small"
        startIcon={<NotificationsActiveRounded />}
        sx={{ ml: outdent.smallWithIcon }}
        aria-label={texts.waitAt(venue.name)}
        aria-busy={asking.isPending || undefined}
        onPointerEnter={JoinDialog.preload}
        onFocus={JoinDialog.preload}
        onClick={() => asking.isPending || ask()}
      >
        {texts.wait}
      </Button>
      {asking.isError ? <Typography role="alert">{userMessageOf(asking.error)}</Typography> : null}
      {asking.data?.starts.length === 0 ? (
        <Typography role="status">{texts.nothingToWaitFor}</Typography>
      ) : null}
    </div>
  );
}

async function usualLengthOf(venueId: string, queryClient: QueryClient): Promise<number> {
  const { lengths } = rulesOf(await queryClient.fetchQuery(venueQuery(venueId)));
  return lengths[0] ?? usualMinutes;
}
