import { useState, type SubmitEvent } from 'react';
import { codeOf, userMessageOf } from '../../shared/api/api-error';
import { centsOf, decimalOf, formatMoney } from '../../shared/model/money';
import { typedCents } from '../../shared/model/typed-number';
import { type DeskMethod, useSettle } from './api/desk-money';
import { changeOf } from './model/sale';
import { texts } from './texts';
import type { DeskBooking } from './types';

interface SettleForm {
  method: DeskMethod;
  amount: string;
  /** The cash that was handed over; an empty text is the exact amount. */
  received: string;
  /** The numbers of the places that are paid; none means all that is missing. */
  places: readonly number[];
}

/**
 * Takes money for a booking at the desk: at first all that is missing, in cash. Each amount that
 * was taken begins a new form. A part is taken for places of a payment link, or of a booking
 * without a payment deadline.
 */
export function useSettling({ id, totalAmount, paidAmount, paysAtClub, placeList }: DeskBooking) {
  const missing = centsOf(totalAmount) - centsOf(paidAmount);
  const settle = useSettle(id);
  const [typed, setTyped] = useState<(SettleForm & { paid: string; refused: boolean }) | null>(null);
  const first = { method: 'cash' as DeskMethod, amount: decimalOf(missing), received: '', places: [] };
  const { refused = false, ...form }: SettleForm & { refused?: boolean } =
    typed?.paid === paidAmount ? typed : first;
  const { method, amount, received } = form;
  const keep = (changes: Partial<SettleForm>, isRefused = false) =>
    setTyped({ ...form, ...changes, paid: paidAmount, refused: isRefused });
  const unpaid = placeList.filter(({ status }) => status === 'open' || status === 'reserved');
  const places = unpaid.filter(({ number }) => form.places.includes(number));
  const isShared = placeList.length > 0;
  const ofPlaces = places.reduce((sum, place) => sum + centsOf(place.amount), 0);
  const cents = isShared ? (places.length > 0 ? ofPlaces : missing) : typedCents(amount);
  const tooLittle = shortfall(form, cents);
  const take = () => {
    if (cents === null || tooLittle !== null) return keep({}, true);
    const numbers = places.map(({ number }) => number);
    settle.mutate({ method, amount: decimalOf(cents), ...(numbers.length > 0 ? { places: numbers } : {}) });
  };
  const needsTill = codeOf(settle.error) === 'till_closed';
  return {
    missing,
    /** False if the desk takes all that is missing. */
    takesParts: paysAtClub && !isShared,
    /** The places of the payment link that are still to be paid; none without a link. */
    unpaid,
    places: places.map(({ number }) => number),
    method,
    amount,
    received,
    /** The typed amount in cents; `null` if the text is no amount. */
    cents,
    /** The change to give back in cents; `null` unless more cash was handed over. */
    back: method === 'cash' && cents !== null ? changeOf(received, cents) : null,
    problem: refused && cents === null ? '' : undefined,
    receivedProblem: refused && tooLittle !== null ? tooLittle : undefined,
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

/** Says how much cash is missing; null if it is enough, or exact. */
function shortfall({ method, received }: SettleForm, cents: number | null): string | null {
  if (method !== 'cash' || received.trim() === '' || cents === null) return null;
  if (changeOf(received, cents) !== null) return null;
  return texts.sale.tooLittle(formatMoney(cents - (typedCents(received) ?? 0)));
}

/** Returns true if the desk can take money for a booking now. */
export function isDueAtDesk({ paysAtClub, isGuaranteed, paymentStatus, status }: DeskBooking): boolean {
  const isLater = paysAtClub || isGuaranteed;
  return paymentStatus !== 'completed' && (status === 'active' || (isLater && status === 'completed'));
}
