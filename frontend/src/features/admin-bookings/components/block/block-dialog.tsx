import Box from '@mui/material/Box';
import { useState, type SyntheticEvent } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { longDay, type LocalDay } from '../../../../shared/model/dates';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useBlockHours } from '../../api/blocks';
import { slotEnd } from '../../../../shared/model/slots';
import { words } from '../../../../shared/texts/words';
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
  /** The first hour to block. */
  timeSlot: string;
  onClose: () => void;
}

interface BlockForm {
  lastSlot: string;
  /** The last day on which the hours are blocked; `null` if they are blocked on one day only. */
  untilDate: LocalDay | null;
  reason: string;
}

/** Blocks hours of a court: up to which hour, up to which day, and for which reason. */
export function BlockDialog({ court, day, today, timeSlot, onClose }: BlockDialogProps) {
  const showToast = useToast();
  const block = useBlockHours();
  const [form, setForm] = useState<BlockForm>({ lastSlot: timeSlot, untilDate: null, reason: '' });
  const change = (changes: Partial<BlockForm>) => setForm((before) => ({ ...before, ...changes }));
  const name = words.courtName(court.courtNumber, court.name);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { lastSlot, untilDate } = form;
    const reason = form.reason.trim();
    try {
      await block.mutateAsync({
        courtId: court.id,
        date: day,
        untilDate,
        firstSlot: timeSlot,
        lastSlot,
        reason,
      });
      const description = `${name}, ${words.hours(timeSlot, slotEnd(lastSlot))}`;
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
      submitDisabled={form.reason.trim() === ''}
      error={block.error ? userMessageOf(block.error) : null}
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <BlockHoursFields
          court={court}
          firstSlot={timeSlot}
          lastSlot={form.lastSlot}
          onChange={(lastSlot) => change({ lastSlot })}
        />
        <BlockReasonField reason={form.reason} onChange={(reason) => change({ reason })} />
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
