import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { longDay, type LocalDay } from '../../../shared/model/dates';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useBlockHours } from '../api/blocks';
import { endOf, freeFrom } from '../model/desk-hours';
import { texts } from '../texts';
import type { DeskCourt } from '../types';
import { DeskDialog } from './desk-dialog';
import { RepeatUntil } from './repeat-until';

interface BlockDialogProps {
  court: DeskCourt;
  day: LocalDay;
  /** The venue's today. */
  today: LocalDay;
  /** The first hour to block. */
  timeSlot: string;
  onClose: () => void;
}

interface Wish {
  lastSlot: string;
  /** The last day of a repetition; `null`: that one day. */
  untilDate: LocalDay | null;
  reason: string;
}

const longestReason = 200;

/** Keeps hours of a court for the venue: until which hour, until which day, and why. */
export function BlockDialog({ court, day, today, timeSlot, onClose }: BlockDialogProps) {
  const formId = useId();
  const showToast = useToast();
  const block = useBlockHours();
  const [wish, setWish] = useState<Wish>({ lastSlot: timeSlot, untilDate: null, reason: '' });
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const name = texts.courtName(court.courtNumber, court.name);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { lastSlot, untilDate, reason } = wish;
    const asked = { courtId: court.id, date: day, firstSlot: timeSlot, lastSlot, reason: reason.trim() };
    try {
      await block.mutateAsync({ ...asked, untilDate });
      const description = `${name}, ${texts.hours(timeSlot, endOf(lastSlot))}`;
      showToast({ tone: 'success', title: texts.hoursBlocked, description });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.blockFailed, description: userMessageOf(error) });
    }
  };

  return (
    <DeskDialog
      title={texts.blockTitle(name)}
      subtitle={`${longDay(day)}. ${texts.blockHint}`}
      busy={block.isPending}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={block.isPending} onClick={onClose}>
            {texts.back}
          </Button>
          <SubmitButton
            type="submit"
            form={formId}
            size="medium"
            pending={block.isPending}
            disabled={wish.reason.trim() === ''}
          >
            {texts.block}
          </SubmitButton>
        </>
      }
    >
      {block.error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {userMessageOf(block.error)}
        </Alert>
      ) : null}
      <Box
        component="form"
        id={formId}
        onSubmit={(event: SyntheticEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          <TextField label={texts.from} value={timeSlot} slotProps={{ htmlInput: { readOnly: true } }} />
          <TextField
            select
            label={texts.until}
            value={wish.lastSlot}
            onChange={({ target }) => change({ lastSlot: target.value })}
          >
            {freeFrom(court, timeSlot).map((slot) => (
              <MenuItem key={slot} value={slot}>
                {endOf(slot)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <div>
          <TextField
            fullWidth
            required
            label={texts.why}
            value={wish.reason}
            onChange={({ target }) => change({ reason: target.value })}
            helperText={texts.whyHint}
            slotProps={{ htmlInput: { maxLength: longestReason } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {texts.reasons.map((reason) => (
              <Chip key={reason} label={reason} variant="outlined" onClick={() => change({ reason })} />
            ))}
          </Box>
        </div>
        <RepeatUntil
          day={day}
          today={today}
          until={wish.untilDate}
          onChange={(untilDate) => change({ untilDate })}
        />
      </Box>
    </DeskDialog>
  );
}
