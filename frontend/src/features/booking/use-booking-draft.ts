import { useSearchParams } from 'react-router-dom';
import { draftParams, readDraft, type BookingDraft, type BookingWindow } from './model/booking-draft';

type ChangeDraft = (part: Partial<BookingDraft>) => void;

/** The draft in the address; a change takes the place of the last, so that Back leaves the screen in one step. */
export function useBookingDraft(window: BookingWindow): [BookingDraft, ChangeDraft] {
  const [params, setParams] = useSearchParams();
  const draft = readDraft(params, window);
  return [draft, (part) => setParams(draftParams({ ...draft, ...part }), { replace: true })];
}
