import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameType } from '../../shared/model/games';
import { client } from '../../shared/api/client';
import { bookingKeys, searchKey, venueKeys } from '../../shared/api/keys';
import { unwrap } from '../../shared/api/unwrap';
import { useAttemptKey } from '../../shared/api/use-attempt-key';
import { paths } from '../../shared/config/paths';
import { startSession } from '../../shared/api/own-session';

/** A free start, as the list of hours shows it. */
interface TappedStart {
  courtId: string;
  courtNumber: number;
  timeSlot: string;
  durationMinutes: number;
  /** A decimal string. */
  price: string;
}

/** A free start that was tapped. */
export interface Choice {
  venueId: string;
  venueName: string;
  date: string;
  gameType: GameType;
  start: TappedStart;
}

/**
 * Returns a function that books a start for the amount that was shown, and opens its checkout.
 * Further calls while the request runs do nothing. After a refusal the hours are fetched again,
 * because they have changed.
 * @param wish what the player looks for, as JSON; a refusal is forgotten when it changes
 * @param onRefused is called when the server has refused
 */
export function useBookStart(wish: unknown, onRefused: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useAttemptKey();
  const sending = useRef(false);
  const wished = hashKey([wish]);
  const booking = useMutation({
    mutationFn: async ({ choice, amount }: { choice: Choice; amount: string; wished: string }) => {
      await startSession(queryClient); // the key belongs to it
      const body = { ...requestOf(choice), expectedAmount: amount };
      const header = { 'Idempotency-Key': keyFor(body) };
      return unwrap(client.POST('/api/bookings', { body, params: { header } }));
    },
    onSuccess: (placed) => {
      queryClient.setQueryData(bookingKeys.detail(placed.id), placed);
      for (const queryKey of [bookingKeys.all, venueKeys.detail(placed.venueId), searchKey])
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      void navigate(paths.checkout(placed.id));
    },
    onError: (_error, { choice }) => {
      sending.current = false; // after a success the screen is left
      onRefused();
      // One of the player's own bookings may be the reason.
      const { home, detail } = venueKeys;
      for (const queryKey of [searchKey, home, detail(choice.venueId), bookingKeys.all])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    book: (choice: Choice, amount: string) => {
      if (sending.current) return;
      sending.current = true;
      booking.mutate({ choice, amount, wished });
    },
    forgetRefusal: booking.reset,
    /** The start that is being booked. */
    pending: booking.isPending ? booking.variables.choice : null,
    /** The start that was refused, and why. */
    refused:
      booking.isError && booking.variables.wished === wished
        ? { choice: booking.variables.choice, error: booking.error }
        : null,
  };
}

export type BookStart = ReturnType<typeof useBookStart>;

function requestOf({ date, gameType, start: { courtId, timeSlot, durationMinutes } }: Choice) {
  const bookingDate = `${date}T${timeSlot}:00`;
  return { courtId, bookingDate, timeSlot, durationMinutes, gameType, userId: 'me' };
}
