import { usePrefetchQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { routes } from '../../shared/config/paths';
import { afterPaint } from '../../shared/model/after-paint';
import { minutesOf, usualMinutes } from '../../shared/model/play';
import { usePreloadPage } from '../../shared/ui/screen/page-preload';
import { useToast } from '../../shared/ui/toast/toast-context';
import { sessionQuery } from '../../shared/api/own-session';
import type { BookingDraft, BookingWindow } from './model/booking-draft';
import { bookingRequest } from './model/booking-request';
import { texts } from './texts';
import { useBookingDraft } from './use-booking-draft';
import { useHours, type Hours } from './use-hours';
import { usePriceBefore } from './use-price-before';
import { useMovedBooking, type MovedBooking } from './use-moved-booking';
import { usePlaceBooking } from './use-place-booking';

/** The state of the booking form, and what its parts do. */
export function useBookingForm(court: { id: string; venueId: string }, window: BookingWindow) {
  usePrefetchQuery(sessionQuery());
  const showToast = useToast();
  const preloadPage = usePreloadPage();
  const { draft, change: changeDraft, isReady, startedOn } = useBookingDraft(court.id, window);
  const moving = useMovedBooking(court.venueId);
  const moved = moving.state === 'moving' ? moving.booking : null;
  const [refusedSlot, setRefusedSlot] = useState<string | null>(null);
  const hoursGroup = useRef<HTMLDivElement>(null);
  const { place, placeAgain, isSending, refusal, forgetRefusal } = usePlaceBooking(
    court.venueId,
    moved?.id ?? null,
    (showsWhy) => {
      setRefusedSlot(showsWhy ? draft.slot : null);
      changeDraft({ slot: null });
      hoursGroup.current?.focus({ preventScroll: true }); // the bar, which is in view, says why
    },
  );
  const hours = useHours(court.id, draft, refusedSlot, moved, isReady);
  const { chosen } = hours;
  const priceBefore = usePriceBefore(JSON.stringify([draft, hours.minutes]), chosen?.cents ?? null);

  const change = (part: Partial<BookingDraft>) => {
    if (part.slot) afterPaint(() => preloadPage(routes.checkout));
    if (part.slot !== undefined || part.date !== undefined) setRefusedSlot(null);
    forgetRefusal();
    changeDraft(part);
  };

  const chooseInstead = (slot: string) => {
    change({ slot });
    hoursGroup.current?.focus({ preventScroll: true }); // the pressed button disappears
  };

  const askForHour = () => {
    showToast({ tone: 'error', title: texts.noSlotTitle, description: texts.noSlotHint });
    hoursGroup.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) place(bookingRequest(court.id, draft, chosen, lengthToName(hours, moved)));
    else askForHour();
  };

  return {
    draft,
    startedOn,
    hours,
    /** The group of hours. It gets the focus if an hour has to be chosen. */
    hoursGroup,
    moving,
    isSending,
    refusal,
    placeAgain,
    /** The former price of the chosen hour, in cents, if it has changed since the choice. */
    priceBefore,
    change,
    chooseInstead,
    askForHour,
    submit,
  };
}

/** The length is not named if there is no choice and the server assumes it: a move keeps it. */
function lengthToName({ lengths, minutes }: Hours, moved: MovedBooking | null): number | undefined {
  const assumed = moved ? minutesOf(moved) : usualMinutes;
  return lengths.length > 1 || minutes !== assumed ? minutes : undefined;
}
