import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SyntheticEvent } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { longDay, type LocalDay } from '../../../../shared/model/dates';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useBlockHours } from '../../api/blocks';
import type { Intervals } from '../../../../shared/model/venue-rules';
import { words } from '../../../../shared/texts/words';
import { blockEnd, blockEnds, blockStarts, endsAnOffer, firstStart } from '../../model/desk-hours';
import { texts } from '../../texts';
import type { DeskCourt } from '../../types';
import { BlockHoursFields } from './block-hours-fields';
import { BlockReasonField } from './block-reason-field';
import { RepeatUntil } from './repeat-until';

interface BlockDialogProps {
  court: DeskCourt;
  day: LocalDay;
  /** The current day at the venue. */
  today: LocalDay;
  /** The intervals of the day in which the venue is open. */
  opening: Intervals;
  /** The current time at the venue, or an empty text if the day has not begun there. */
  now: string;
  /** The free time that was chosen. */
  timeSlot: string;
  onClose: () => void;
}

interface BlockForm {
  from: string;
  to: string;
  /** The last day on which the hours are blocked; `null` if they are blocked on one day only. */
  untilDate: LocalDay | null;
  reason: string;
}

/** Blocks hours of a court: from when until when, up to which day, and for which reason. */
export function BlockDialog({ court, day, today, opening, now, timeSlot, onClose }: BlockDialogProps) {
  const showToast = useToast();
  const block = useBlockHours();
  const endsFrom = (from: string) => blockEnds(court, opening, from);
  const [first] = useState(firstStart(timeSlot, now));
  const firstEnd = blockEnd(endsFrom(first), null);
  const [form, setForm] = useState<BlockForm>({ from: first, to: firstEnd, untilDate: null, reason: '' });
  const change = (changes: Partial<BlockForm>) => setForm((before) => ({ ...before, ...changes }));
  const name = words.courtName(court.courtNumber, court.name);
  const reasonField = useRef<HTMLInputElement>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const reason = form.reason.trim();
    if (reason === '') {
      setReasonMissing(true);
      return reasonField.current?.focus();
    }
    try {
      await block.mutateAsync({ ...form, courtId: court.id, date: day, reason });
      const description = texts.when(name, words.hours(form.from, form.to));
      showToast({ tone: 'success', title: texts.hoursBlocked, description });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.blockFailed, description: userMessageOf(error) });
    }
  };

  return (
    <FormDialog
      title={texts.blockTitle(name)}
      subtitle={`${longDay(day)}. ${texts.blockHint}`}
      submitLabel={texts.block}
      cancelLabel={words.back}
      pending={block.isPending}
      error={block.error ? userMessageOf(block.error) : null}
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <BlockHoursFields
          starts={blockStarts(court, opening, now, first)}
          ends={endsFrom(form.from)}
          from={form.from}
          to={form.to}
          onFrom={(from) => change({ from, to: blockEnd(endsFrom(from), form.to) })}
          onTo={(to) => change({ to })}
        />
        {endsAnOffer(court, form.from, form.to) ? (
          <Typography role="status">{texts.endsAnOffer}</Typography>
        ) : null}
        <BlockReasonField
          ref={reasonField}
          reason={form.reason}
          isMissing={isReasonMissing && form.reason.trim() === ''}
          onChange={(reason) => change({ reason })}
        />
        <RepeatUntil
          day={day}
          today={today}
          until={form.untilDate}
          onChange={(untilDate) => change({ untilDate })}
        />
      </Box>
    </FormDialog>
  );
}
