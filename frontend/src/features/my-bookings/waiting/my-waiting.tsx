import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '../../../shared/api/api-error';
import { waitingKeys } from '../../../shared/api/keys';
import { useLiveTopic } from '../../../shared/api/live';
import { paths } from '../../../shared/config/paths';
import { dayAndTime, dayInWords, longDay } from '../../../shared/model/dates';
import { endOf } from '../../../shared/model/play';
import { lengthInWords } from '../../../shared/texts/play-words';
import { words } from '../../../shared/texts/words';
import { CardList } from '../../../shared/ui/list/card-list';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useLeave, waitingListQuery } from '../../../shared/api/waiting-list';
import { texts } from './texts';
import type { Waiting } from '../../../shared/model/waiting';

/** What the player waits for, with the hours that are offered now. Nothing if there is none. */
export function MyWaiting() {
  const { data: entries = [] } = useQuery(waitingListQuery());
  if (entries.length === 0) return null;
  const offersFirst = entries.toSorted(
    (one, other) => Number(other.offer !== null) - Number(one.offer !== null),
  );
  return (
    <Box component="section" aria-labelledby="waiting-title" sx={{ mt: 4 }}>
      <LiveEntries />
      <Typography id="waiting-title" variant="h2" sx={{ mb: 1.5 }}>
        {texts.mine}
      </Typography>
      <CardList>
        {offersFirst.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </CardList>
    </Box>
  );
}

/** Fetches the entries again when an hour is offered, or when they change in another tab. */
function LiveEntries() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: waitingKeys.mine });
  useLiveTopic('/api/waiting-list/events', { onMessage: refresh, onReady: refresh });
  return null;
}

function Entry({ entry }: { entry: Waiting }) {
  const { id, venue, court, date, from, to, durationMinutes, offer } = entry;
  const showToast = useToast();
  const { mutate, isPending } = useLeave();
  const when = `${longDay(date)} ${texts.between(from, to)}`;
  const leave = () =>
    mutate(id, {
      onSuccess: () => showToast({ tone: 'success', title: texts.left }),
      onError: (error) =>
        showToast({ tone: 'error', title: texts.leaveFailed, description: userMessageOf(error) }),
    });
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1, ...(offer ? { borderColor: 'primary.main' } : {}) }}>
      {offer ? (
        <Box role="status">
          <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>{texts.offeredNow}</Typography>
          <Typography>
            {offer.court.name}, {dayInWords(offer.date)}, {words.hours(offer.timeSlot, endOf(offer))}.{' '}
            {texts.until(dayAndTime(offer.expiresAt, offer.timeZone).time)}
          </Typography>
        </Box>
      ) : null}
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{venue.name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {when} · {lengthInWords(durationMinutes)} · {court?.name ?? texts.anyCourt}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offer ? (
          <LinkButton variant="contained" size="small" to={paths.offer(offer.token)}>
            {texts.seeOffer}
          </LinkButton>
        ) : null}
        <Button
          size="small"
          disabled={isPending}
          aria-label={texts.leaveOf(`${venue.name}, ${when}`)}
          onClick={leave}
        >
          {texts.leave}
        </Button>
      </Box>
    </Card>
  );
}
