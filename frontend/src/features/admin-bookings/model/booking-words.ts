import { centsOf, formatMoney } from '../../../shared/model/money';
import type { StatusTone } from '../../../shared/ui/status-chip';
import { texts } from '../texts';
import type { DeskBooking, FoundBooking, HourBooking } from '../types';

type Money = Pick<HourBooking, 'totalAmount' | 'paidAmount' | 'paymentStatus'>;

/** 'Pagada', "$8.26 de $33.05" or "Sin pagar · $33.05". */
export function paymentInWords({ totalAmount, paidAmount, paymentStatus }: Money): string {
  const total = formatMoney(centsOf(totalAmount));
  if (paymentStatus === 'completed') return texts.paid;
  return paymentStatus === 'partial'
    ? texts.partial(formatMoney(centsOf(paidAmount)), total)
    : texts.unpaid(total);
}

export const paymentTone: Record<Money['paymentStatus'], StatusTone> = {
  completed: 'success',
  partial: 'partial',
  pending: 'pending',
};

/** "Dobles · 1 de 4 lugares pagados" */
export function gameInWords({ gameType, places }: Pick<HourBooking, 'gameType' | 'places'>): string {
  const game = texts.game[gameType];
  return places ? `${game} · ${texts.places(places.paid, places.total)}` : game;
}

export const statusTone: Record<FoundBooking['status'], StatusTone> = {
  active: 'success',
  completed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** Whether nobody gave it up: what is missing is still of interest. */
export function isLive({ status }: Pick<DeskBooking, 'status'>): boolean {
  return status === 'active' || status === 'completed';
}
