import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftParams, readDraft, type BookingDraft, type BookingWindow } from './model/booking-draft';

type ChangeDraft = (part: Partial<BookingDraft>) => void;

/**
 * The draft in the address; a change takes the place of the last, so that Back leaves the screen in one step.
 * It shows at once: the router brings a new address in a transition, and until then a radio button would jump back.
 */
export function useBookingDraft(window: BookingWindow): [BookingDraft, ChangeDraft] {
  const [params, setParams] = useSearchParams();
  const [draft, showAtOnce] = useOptimistic(readDraft(params, window));
  const change: ChangeDraft = (part) =>
    startTransition(() => {
      const changed = { ...draft, ...part };
      showAtOnce(changed);
      setParams(draftParams(changed), { replace: true });
    });
  return [draft, change];
}
