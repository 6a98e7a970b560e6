import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const providersParameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** The parameter of our own return addresses that names the booking: `/my-bookings?reserva={id}`. */
export const bookingParameter = 'reserva';

/** True where the person comes back from the provider to this address. */
export function comesFromProvider(parameters: URLSearchParams): boolean {
  return parameters.has('payment_intent');
}

/** What the provider says in the address it sends a person back to. A hint only; the server asks the provider. */
export interface ReturnedPayment {
  paymentIntentId: string;
  outcome: 'succeeded' | 'processing' | 'failed';
}

/**
 * The payment from which the person comes back to this screen, null on an ordinary visit. Read once; then the address
 * is cleared of it, so that no secret stays in the history and a reload does not come back a second time.
 */
export function useReturnedPayment(): ReturnedPayment | null {
  const [parameters, setParameters] = useSearchParams();
  const [returned] = useState(() => returnedPayment(parameters));
  const clearAddress = useEffectEvent(() => {
    const left = new URLSearchParams(parameters);
    providersParameters.forEach((name) => left.delete(name));
    setParameters(left, { replace: true });
  });
  useEffect(() => {
    if (returned) clearAddress();
  }, [returned]);
  return returned;
}

function returnedPayment(parameters: URLSearchParams): ReturnedPayment | null {
  const paymentIntentId = parameters.get('payment_intent');
  if (!paymentIntentId) return null;
  const status = parameters.get('redirect_status');
  return {
    paymentIntentId,
    outcome: status === 'succeeded' || status === 'processing' ? status : 'failed',
  };
}
