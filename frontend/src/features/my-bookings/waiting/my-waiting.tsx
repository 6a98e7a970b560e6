import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { useLeave, waitingListQuery } from '../../../shared/api/waiting-list';
import { useBackHere } from '../../../shared/model/back-here';
import { longDay } from '../../../shared/model/dates';
import type { Waiting } from '../../../shared/model/waiting';
import { lengthInWords } from '../../../shared/texts/play-words';
import { paths } from '../../../shared/config/paths';
import { CardList } from '../../../shared/ui/list/card-list';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { Notice } from '../../../shared/ui/screen/notice';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { sessionQuery } from '../../../shared/api/own-session';
import { words } from '../../../shared/texts/words';
import { texts } from './texts';
import { outdent } from '../../../shared/theme/tokens';

/**
 * The lines in which the player waits. `OpenOffers` keeps them current. If the player leaves the
 * last line, an empty section stays and has the focus.
 */
export function MyWaiting() {
  const { data: entries = [] } = useQuery(waitingListQuery());
  const section = useRef<HTMLElement>(null);
  const waits = entries.length > 0;
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={waits ? 'waiting-title' : undefined}
      sx={{ mt: waits ? 4 : 0, outline: 'none' }}
    >
      {waits ? (
        <>
          <Typography id="waiting-title" variant="h2" sx={{ mb: 1.5 }}>
            {texts.mine}
          </Typography>
          <Box sx={{ mb: 2 }}>
            <ConfirmFirst />
          </Box>
          <CardList>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} onLeave={() => section.current?.focus({ preventScroll: true })} />
              </li>
            ))}
          </CardList>
        </>
      ) : null}
    </Box>
  );
}

/** Leads a guest to the confirmation of an address: only accounts are offered hours. */
function ConfirmFirst() {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { inBrowserOnly: true } });
  const backHere = useBackHere();
  if (!session?.isGuest) return null;
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton to={paths.account} state={backHere} color="inherit" size="small">
          {texts.confirm}
        </LinkButton>
      }
    >
      {texts.confirmFirst}
    </Notice>
  );
}

interface EntryProps {
  entry: Waiting;
  /** Called when the player presses the button, which disappears with the entry. */
  onLeave: () => void;
}

function Entry({ entry, onLeave }: EntryProps) {
  const { id, venue, court, date, from, to, durationMinutes } = entry;
  const showToast = useToast();
  const { mutateAsync, isPending } = useLeave();
  const when = `${longDay(date)} ${texts.between(from, to)}`;
  /** The news may take the entry off the screen before the response comes. */
  const leave = async () => {
    onLeave();
    try {
      await mutateAsync(id);
      showToast({ tone: 'success', title: texts.left });
    } catch (error) {
      showToast({ tone: 'error', title: texts.leaveFailed, description: userMessageOf(error) });
    }
  };
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{venue.name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {when} · {lengthInWords(durationMinutes)} ·{' '}
        {court ? words.courtTitle(court.courtNumber, court.name) : texts.anyCourt}
      </Typography>
      <div>
        <Button
          size="small"
          disabled={isPending}
          sx={{ mx: outdent.small }}
          aria-label={texts.leaveOf(`${venue.name}, ${when}`)}
          onClick={() => void leave()}
        >
          {texts.leave}
        </Button>
      </div>
    </Card>
  );
}
