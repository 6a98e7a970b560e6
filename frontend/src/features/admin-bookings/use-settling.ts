import { useState, type SubmitEvent } from 'react';
import { codeOf, userMessageOf } from '../../shared/api/api-error';
import { centsOf, decimalOf } from '../../shared/model/money';
import { typedCents } from '../../shared/model/typed-number';
import { type DeskMethod, useSettle } from './api/desk-money';
import type { DeskBooking } from './types';

interface SettleForm {
  method: DeskMethod;
  amount: string;
}

/**
 * Takes money for a booking at the desk: at first all that is missing, in cash. Each amount that
 * was taken begins a new form. A part is taken only for a booking without a payment deadline.
 */
export function useSettling({ id, totalAmount, paidAmount, paysAtClub }: DeskBooking) {
  const missing = centsOf(totalAmount) - centsOf(paidAmount);
  const settle = useSettle(id);
  const [typed, setTyped] = useState<(SettleForm & { paid: string; refused: boolean }) | null>(null);
  const first = { method: 'cash' as DeskMethod, amount: decimalOf(missing), refused: false };
  const { method, amount, refused } = typed?.paid === paidAmount ? typed : first;
  const keep = (changes: Partial<SettleForm>, isRefused = false) =>
    setTyped({ method, amount, ...changes, paid: paidAmount, refused: isRefused });
  const cents = typedCents(amount);
  const take = () => {
    if (cents === null) keep({}, true);
    else settle.mutate({ method, amount: decimalOf(cents) });
  };
  const unread = refused ? '' : undefined;
  const needsTill = codeOf(settle.error) === 'till_closed';
  return {
    missing,
    /** False if the desk takes all that is missing. */
    takesParts: paysAtClub,
    method,
    amount,
    /** The typed amount in cents; `null` if the text is no amount. */
    cents,
    problem: unread,
    /** Why the server took no money; `null` also if only the till has to be opened. */
    refusal: settle.error && !needsTill ? userMessageOf(settle.error) : null,
    isPending: settle.isPending,
    /** True if cash was refused because no till is open. */
    needsTill,
    again: take,
    change: (changes: Partial<SettleForm>) => {
      settle.reset();
      keep(changes);
    },
    send: (event: SubmitEvent) => {
      event.preventDefault();
      take();
    },
  };
}

export type Settling = ReturnType<typeof useSettling>;

/** Returns true if the desk can take money for a booking now. */
export function isDueAtDesk({ paysAtClub, paymentStatus, status }: DeskBooking): boolean {
  return paymentStatus !== 'completed' && (status === 'active' || (paysAtClub && status === 'completed'));
}
