import { useRef, useState } from 'react';
import { userMessageOf } from '../../shared/api/api-error';
import type { LocalDay } from '../../shared/model/dates';
import type { Intervals } from '../../shared/model/venue-rules';
import { words } from '../../shared/texts/words';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useBlockHours } from './api/blocks';
import { blockEnd, blockEnds, blockStarts, endsAnOffer } from './model/desk-hours';
import { texts } from './texts';
import type { DeskCourt } from './types';

/** The free time that was chosen, and what is around it. */
interface FreeTime {
  court: DeskCourt;
  day: LocalDay;
  /** The intervals of the day in which the venue is open. */
  opening: Intervals;
  /** The current time at the venue, or an empty text if the day has not begun there. */
  now: string;
  /** The first half hour that can be sold or blocked. */
  start: string;
}

interface BlockForm {
  from: string;
  to: string;
  /** The last day on which the hours are blocked; `null` if they are blocked on one day only. */
  untilDate: LocalDay | null;
  reason: string;
}

/** Blocks hours of a court: from when until when, up to which day, and for which reason. */
export function useBlocking({ court, day, opening, now, start }: FreeTime, onClose: () => void) {
  const showToast = useToast();
  const block = useBlockHours();
  const endsFrom = (from: string) => blockEnds(court, opening, from);
  const [first] = useState(start);
  const [form, setForm] = useState<BlockForm>(() => ({
    from: first,
    to: blockEnd(endsFrom(first), null),
    untilDate: null,
    reason: '',
  }));
  const reasonField = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const reason = form.reason.trim();
  const change = (changes: Partial<BlockForm>) => setForm((before) => ({ ...before, ...changes }));

  return {
    form,
    starts: blockStarts(court, opening, now, first),
    ends: endsFrom(form.from),
    endsOffer: endsAnOffer(court, form.from, form.to),
    isPending: block.isPending,
    error: block.error,
    change,
    changeStart: (from: string) => change({ from, to: blockEnd(endsFrom(from), form.to) }),
    reasonField,
    isReasonMissing: isRefused && reason === '',
    send: async () => {
      setRefused(true);
      if (reason === '') return reasonField.current?.focus();
      try {
        await block.mutateAsync({ ...form, courtId: court.id, date: day, reason });
        const name = words.courtName(court.courtNumber, court.name);
        const description = texts.when(name, words.hours(form.from, form.to));
        showToast({ tone: 'success', title: texts.hoursBlocked, description });
        onClose();
      } catch (error) {
        showToast({ tone: 'error', title: texts.blockFailed, description: userMessageOf(error) });
      }
    },
  };
}

export type Blocking = ReturnType<typeof useBlocking>;
