import { useUrlState } from '../../shared/model/use-url-state';
import { draftParameters, readDraft, type BookingDraft, type BookingWindow } from './model/booking-draft';

type ChangeDraft = (part: Partial<BookingDraft>) => void;

/**
 * The draft of a booking, kept in the address. A change replaces the entry in the history, so that
 * Back leaves the screen in one step.
 */
export function useBookingDraft(window: BookingWindow): [BookingDraft, ChangeDraft] {
  const [values, changeUrl] = useUrlState(draftParameters);
  const draft = readDraft(values, window);
  const change: ChangeDraft = (part) => changeUrl({ ...draft, ...part }, { replace: true });
  return [draft, change];
}
