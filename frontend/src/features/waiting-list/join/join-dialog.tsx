import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { GameType } from '../../../shared/model/games';
import { userMessageOf } from '../../../shared/api/api-error';
import { longDay, type LocalDay } from '../../../shared/model/dates';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { sessionQuery } from '../../../shared/api/own-session';
import { useJoin, waitingListQuery, type WaitingWish } from '../../../shared/api/waiting-list';
import { paths } from '../../../shared/config/paths';
import { FreeElsewhere } from './free-elsewhere';
import { texts } from './texts';

export interface JoinDialogProps {
  venueId: string;
  /** The court on which the player wanted to play, if the screen is about one. */
  court?: { id: string; courtNumber: number; timeZone: string };
  date: LocalDay;
  /** The starts of the day that can still be waited for, `HH:mm`, in order. At least one. */
  starts: readonly string[];
  durationMinutes: number;
  gameType: GameType;
  onClose: () => void;
}

/** Asks for the range of times and where to write, and joins the line. */
export function JoinDialog(props: JoinDialogProps) {
  const { venueId, court, date, starts, durationMinutes, gameType, onClose } = props;
  const showToast = useToast();
  const { data: session } = useQuery(sessionQuery());
  const { mutate, isPending, error } = useJoin();
  const [from, setFrom] = useState(starts[0] ?? '');
  const [to, setTo] = useState(starts[0] ?? '');
  const [isThisCourt, setIsThisCourt] = useState(court !== undefined);
  const [email, setEmail] = useState('');
  const last = to < from ? from : to;
  const isGuest = session?.isGuest ?? true;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const courtId = isThisCourt && court ? court.id : null;
    const length = durationMinutes as WaitingWish['durationMinutes'];
    const wish: WaitingWish = { venueId, courtId, date, from, to: last, durationMinutes: length, gameType };
    const typed = session?.email ? '' : email.trim();
    const onSuccess = () => {
      const description = isGuest ? texts.joinedAsGuestHint : joinedHint(session?.emailBlocked ?? false);
      showToast({ tone: 'success', title: texts.joined, description });
      onClose();
    };
    mutate({ wish, email: typed || null }, { onSuccess });
  };

  return (
    <FormDialog
      title={texts.joinTitle}
      subtitle={longDay(date)}
      submitLabel={texts.wait}
      pending={isPending}
      error={error ? userMessageOf(error) : null}
      onPhones="sheet"
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.joinHint}</Typography>
        <AlreadyWaiting venueId={venueId} date={date} />
        <Range starts={starts} from={from} to={last} disabled={isPending} onFrom={setFrom} onTo={setTo} />
        {court ? (
          <>
            <FreeElsewhere {...props} court={court} slot={from} />
            <CourtField court={court} value={isThisCourt} disabled={isPending} onChange={setIsThisCourt} />
          </>
        ) : null}
        <EmailField
          known={session?.email ?? null}
          isGuest={isGuest}
          isBlocked={session?.emailBlocked ?? false}
          value={email}
          disabled={isPending}
          onChange={setEmail}
        />
      </Box>
    </FormDialog>
  );
}

/** A letter comes only to an address whose owner wants letters. */
function joinedHint(isBlocked: boolean): string {
  return isBlocked ? texts.joinedSilentlyHint : texts.joinedHint;
}

/** Says that the player already waits at the venue on that day, and where to see for what. */
function AlreadyWaiting({ venueId, date }: Pick<JoinDialogProps, 'venueId' | 'date'>) {
  const { data: entries = [] } = useQuery(waitingListQuery());
  if (!entries.some((entry) => entry.venue.id === venueId && entry.date === date)) return null;
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {texts.alreadyWaiting}{' '}
      <Link component={RouterLink} to={paths.myBookings}>
        {texts.seeMine}
      </Link>
    </Typography>
  );
}

interface RangeProps {
  starts: readonly string[];
  from: string;
  to: string;
  disabled: boolean;
  onFrom: (start: string) => void;
  onTo: (start: string) => void;
}

/** The first and the last start with which the player is happy. */
function Range({ starts, from, to, disabled, onFrom, onTo }: RangeProps) {
  const later = starts.filter((start) => start >= from);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <Times label={texts.from} value={from} starts={starts} disabled={disabled} onChange={onFrom} />
      <Times label={texts.to} value={to} starts={later} disabled={disabled} onChange={onTo} />
    </Box>
  );
}

interface TimesProps {
  label: string;
  value: string;
  starts: readonly string[];
  disabled: boolean;
  onChange: (start: string) => void;
}

function Times({ label, value, starts, disabled, onChange }: TimesProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => onChange(target.value)}
    >
      {starts.map((start) => (
        <option key={start} value={start}>
          {start}
        </option>
      ))}
    </TextField>
  );
}

interface CourtFieldProps {
  court: { courtNumber: number };
  /** True if no other court will do. */
  value: boolean;
  disabled: boolean;
  onChange: (isThisCourt: boolean) => void;
}

function CourtField({ court, value, disabled, onChange }: CourtFieldProps) {
  return (
    <TextField
      select
      label={texts.court}
      value={value ? 'this' : 'any'}
      disabled={disabled}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => onChange(target.value === 'this')}
    >
      <option value="any">{texts.anyCourt}</option>
      <option value="this">{texts.thisCourt(court.courtNumber)}</option>
    </TextField>
  );
}

interface EmailFieldProps {
  known: string | null;
  /** Only accounts are offered hours, so a guest has to confirm the address. */
  isGuest: boolean;
  /** True if the owner of the known address wants no letters. */
  isBlocked: boolean;
  value: string;
  disabled: boolean;
  onChange: (email: string) => void;
}

/** Asks where to write, unless the server knows it. */
function EmailField({ known, isGuest, isBlocked, value, disabled, onChange }: EmailFieldProps) {
  if (known !== null)
    return (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isGuest ? texts.emailUnconfirmed(known) : (isBlocked ? texts.emailBlocked : texts.emailKnown)(known)}
      </Typography>
    );
  return (
    <TextField
      type="email"
      label={texts.email}
      helperText={texts.emailHint}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'email', maxLength: 254 } }}
    />
  );
}
