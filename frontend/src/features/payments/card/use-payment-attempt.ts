import { useEffect, useRef, useState } from 'react';
import type { IsStillOpen } from './confirm-card-payment';
import type { PaymentResult } from './payment-result';

/**
 * Pays with the chosen card. A saved card can pay another intent than the one that was offered.
 * Returns null if a field is invalid: nothing was sent.
 */
type PayWithCard = (isStillOpen: IsStillOpen, newSecret?: string) => Promise<PaymentResult | null>;

/** The way to pay that is chosen and ready. */
export interface ChosenCard {
  pay: PayWithCard;
  /** False for the provider's fields, which are bound to the intent that was offered. */
  isSaved: boolean;
}

/**
 * Runs before each attempt, which ends there if it resolves to false. With a text, it has changed
 * the price, and a saved card pays the intent with this client secret. It never rejects.
 */
export type BeforePaying = (card: Pick<ChosenCard, 'isSaved'>) => Promise<boolean | string>;

export type Failure = PaymentResult & { status: 'failed' };

interface PaymentAttemptProps {
  isStillOpen: IsStillOpen;
  beforePaying?: BeforePaying | undefined;
  onResult: (result: PaymentResult) => void;
}

/**
 * Runs one attempt to pay at a time. The form is locked during an attempt and stays locked after a
 * success. `onResult` is called once per attempt, and never after the form has been removed.
 */
export function usePaymentAttempt({ isStillOpen, beforePaying, onResult }: PaymentAttemptProps) {
  const [card, setCard] = useState<ChosenCard | null>(null);
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
    const prepared = (await beforePaying?.(card)) ?? true;
    if (prepared === false) return lock(false);
    const result = await card.pay(isStillOpen, prepared === true ? undefined : prepared);
    if (!onPage.current) return;
    if (result === null || result.status === 'failed') lock(false);
    if (result?.status === 'failed') setFailure(result);
    if (result) onResult(result);
  };

  return { pay, ready: card !== null, pending, failure, onCard: setCard };
}
