import { useQuery } from '@tanstack/react-query';
import type { LocalDay } from '../../shared/model/dates';
import { useUrlState } from '../../shared/model/use-url-state';
import { availabilityQuery } from './api/availability-query';
import { startDayQuery } from './api/start-day-query';
import {
  canBeBooked,
  draftParameters,
  readDraft,
  type BookingDraft,
  type BookingWindow,
} from './model/booking-draft';

type ChangeDraft = (part: Partial<BookingDraft>) => void;

interface DraftState {
  draft: BookingDraft;
  change: ChangeDraft;
  /** False while the first day with free hours is looked for. */
  isReady: boolean;
  /** The day that the screen started with, if there was no free hour left before. */
  startedOn: LocalDay | null;
}

/**
 * The draft of a booking, kept in the address. A change replaces the entry in the history, so that
 * Back leaves the screen in one step.
 */
export function useBookingDraft(courtId: string, window: BookingWindow): DraftState {
  const [values, changeUrl] = useUrlState(draftParameters);
  const named = canBeBooked(values.date, window);
  const today = useQuery({ ...availabilityQuery(courtId, window.firstDay), enabled: !named });
  const isFull = today.isSuccess && !today.data.some(({ status }) => status === 'available');
  const start = useQuery({ ...startDayQuery(courtId, window), enabled: !named && isFull });
  const draft = readDraft(values, window, start.data);
  const startsLater = start.data !== undefined && start.data !== window.firstDay;
  return {
    draft,
    change: (part) => {
      const { minutes, ...next } = { ...draft, ...part };
      const length = minutes === undefined ? {} : { minutes: String(minutes) };
      changeUrl({ ...next, ...length }, { replace: true });
    },
    isReady: named || (!today.isPending && (!isFull || !start.isPending)),
    startedOn: startsLater && draft.date === start.data ? start.data : null,
  };
}
