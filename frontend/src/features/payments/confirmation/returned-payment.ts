import { useEffect, useEffectEvent, useState } from 'react';
import { useUrlState } from '../../../shared/model/use-url-state';

/** The parameters that the provider adds to our return addresses. */
const parameters = {
  intent: 'payment_intent',
  clientSecret: 'payment_intent_client_secret',
  status: 'redirect_status',
};

/** The parameter of our return addresses that names the booking: `/my-bookings?reserva={id}`. */
export const bookingParameter = 'reserva';

/** Returns true if the provider sent the player back to this address. */
export function comesFromProvider(search: URLSearchParams): boolean {
  return search.has(parameters.intent);
}

/**
 * A payment as the address of the page names it. It is only a hint; the server asks the provider.
 */
export interface ReturnedPayment {
  paymentIntentId: string;
  outcome: 'succeeded' | 'processing' | 'failed';
}

/**
 * Returns the payment that the player comes back from, or null on an ordinary visit.
 *
 * The hook reads the address once and then removes the provider's parameters, so that no secret
 * stays in the history and a reload does not repeat the confirmation.
 */
export function useReturnedPayment(): ReturnedPayment | null {
  const [values, change] = useUrlState(parameters);
  const [returned] = useState(() => returnedPayment(values));
  const clearAddress = useEffectEvent(() =>
    change({ intent: null, clientSecret: null, status: null }, { replace: true }),
  );
  useEffect(() => {
    if (returned) clearAddress();
  }, [returned]);
  return returned;
}

function returnedPayment({
  intent,
  status,
}: Record<keyof typeof parameters, string>): ReturnedPayment | null {
  if (intent === '') return null;
  return {
    paymentIntentId: intent,
    outcome: status === 'succeeded' || status === 'processing' ? status : 'failed',
  };
}
