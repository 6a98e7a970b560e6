import { centsOf, formatMoney } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import type { StatusTone } from '../../../shared/ui/figures/status-chip';
import { texts } from '../texts';
import type { DeskBooking, FoundBooking, HourBooking } from '../types';

type BookingPayment = Pick<HourBooking, 'totalAmount' | 'paidAmount' | 'paymentStatus' | 'paysAtClub'> & {
  /** True, or an account, if the player has chosen to transfer. */
  byTransfer?: boolean;
  transfer?: object | null;
};

/**
 * Returns "Pagada", "$8.26 de $33.05", "Sin pagar · $33.05", "En el club · $33.05" or "Por
 * transferir · $33.05".
 */
export function paymentInWords({
  totalAmount,
  paidAmount,
  paymentStatus,
  paysAtClub,
  byTransfer,
  transfer,
}: BookingPayment): string {
  const total = formatMoney(centsOf(totalAmount));
  if (paymentStatus === 'completed') return texts.paid;
  if (paymentStatus === 'partial') return texts.partial(formatMoney(centsOf(paidAmount)), total);
  if (byTransfer || transfer) return texts.toTransfer(total);
  return paysAtClub ? texts.paysAtClub(total) : texts.unpaid(total);
}

export const paymentTone: Record<BookingPayment['paymentStatus'], StatusTone> = {
  completed: 'success',
  partial: 'partial',
  pending: 'pending',
};

/** Returns the game and, if places are paid separately, how many are paid. */
export function gameInWords({ gameType, places }: Pick<HourBooking, 'gameType' | 'places'>): string {
  const game = words.game[gameType];
  return places ? `${game} · ${texts.places(places.paid, places.total)}` : game;
}

export const statusTone: Record<FoundBooking['status'], StatusTone> = {
  active: 'success',
  completed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** Returns true if the booking was neither cancelled nor expired, so that unpaid amounts matter. */
export function isLive({ status }: Pick<DeskBooking, 'status'>): boolean {
  return status === 'active' || status === 'completed';
}
