import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState } from 'react';
import { confirmCardPayment, type CardPayment } from './confirm-card-payment';
import type { PaymentResult } from './payment-result';

type Failure = PaymentResult & { status: 'failed' };

/**
 * Runs one attempt to pay at a time. The form is locked during an attempt and stays locked after a
 * success. `onResult` is called once per attempt, and never after the form has been removed.
 */
export function useCardPayment(payment: CardPayment, onResult: (result: PaymentResult) => void) {
  const stripe = useStripe();
  const elements = useElements();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const locked = useRef(false);
  const onPage = useRef(false);

  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);

  const lock = (isLocked: boolean) => {
    locked.current = isLocked;
    setPending(isLocked);
  };

  const pay = async () => {
    if (!stripe || !elements || locked.current) return;
    lock(true);
    setFailure(null);
    const result = await confirmCardPayment(stripe, elements, payment);
    if (!onPage.current) return;
    if (result === null || result.status === 'failed') lock(false);
    if (result?.status === 'failed') setFailure(result);
    if (result) onResult(result);
  };

  return { pay, pending, failure };
}
