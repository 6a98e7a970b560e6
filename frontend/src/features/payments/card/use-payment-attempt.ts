import { useEffect, useRef, useState } from 'react';
import type { IsStillOpen } from './confirm-card-payment';
import type { PaymentResult } from './payment-result';

/** Pays with the chosen card. Returns null if a field is invalid: nothing was sent. */
export type PayWithCard = (isStillOpen: IsStillOpen) => Promise<PaymentResult | null>;

export type Failure = PaymentResult & { status: 'failed' };

interface PaymentAttemptProps {
  isStillOpen: IsStillOpen;
  beforePaying?: (() => Promise<boolean>) | undefined;
  onResult: (result: PaymentResult) => void;
}

/**
 * Runs one attempt to pay at a time. The form is locked during an attempt and stays locked after a
 * success. `onResult` is called once per attempt, and never after the form has been removed.
 */
export function usePaymentAttempt({ isStillOpen, beforePaying, onResult }: PaymentAttemptProps) {
  const [card, setCard] = useState<{ pay: PayWithCard } | null>(null);
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
    if (!card || locked.current) return;
    lock(true);
    setFailure(null);
    if ((await beforePaying?.()) === false) return lock(false);
    const result = await card.pay(isStillOpen);
    if (!onPage.current) return;
    if (result === null || result.status === 'failed') lock(false);
    if (result?.status === 'failed') setFailure(result);
    if (result) onResult(result);
  };

  return { pay, ready: card !== null, pending, failure, onCard: setCard };
}
