import { useRef, useState } from 'react';
import { userMessageOf } from '../../shared/api/api-error';
import { centsOf, formatMoney } from '../../shared/model/money';
import { typedCount } from '../../shared/model/typed-number';
import { words } from '../../shared/texts/words';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useCancelForVenue } from './api/cancel-for-venue';
import { usualBlockReason } from './model/block-reason';
import { texts } from './texts';
import type { DeskBooking } from './types';

interface CancelQuestion {
  booking: DeskBooking;
  /** True once the hour has begun: the club then says why and how much goes back. */
  hasBegun: boolean;
  onClose: () => void;
}

/** The question about a cancellation: what is typed, and what the confirmation sends. */
export function useVenueCancelling({ booking, hasBegun, onClose }: CancelQuestion) {
  const showToast = useToast();
  const cancel = useCancelForVenue(booking.id);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  /** `blockReason` is `null` if the hours become free. */
  const [form, setForm] = useState({ reason: '', share: '100', blockReason: null as string | null });
  const asksShare = hasBegun && centsOf(booking.paidAmount) > 0;
  const share = asksShare ? shareOf(form.share) : 100;
  const isReasonMissing = hasBegun && form.reason.trim() === '';

  const send = async (percentage: number) => {
    const isBlocked = form.blockReason !== null;
    const blockReason = isBlocked ? form.blockReason?.trim() || usualBlockReason(form.reason) : null;
    const part = asksShare ? { refundPercentage: percentage } : {};
    const { refundAmount } = await cancel.mutateAsync({ reason: form.reason, blockReason, ...part });
    const cents = centsOf(refundAmount);
    const description =
      cents > 0 ? texts.refundComing(formatMoney(cents), isBlocked) : texts.cancelledDone(isBlocked);
    showToast({ tone: 'success', title: words.bookingCancelled, description });
    onClose();
  };
  const confirm = async () => {
    setRefused(true);
    if (isReasonMissing) return reasonField.current?.focus();
    if (share === null) return;
    try {
      await send(share);
    } catch (error) {
      showToast({ tone: 'error', title: words.cancelFailed, description: userMessageOf(error) });
    }
  };
  return {
    form,
    change: (changes: Partial<typeof form>) => setForm((before) => ({ ...before, ...changes })),
    /** The percentage that goes back; `null` if what is typed is none. */
    share,
    reasonField,
    isReasonMissing: isRefused && isReasonMissing,
    isPending: cancel.isPending,
    error: cancel.error,
    confirm,
  };
}

/** Returns a typed percentage from 1 to 100, or null. */
function shareOf(typed: string): number | null {
  const share = typedCount(typed);
  return share !== null && share >= 1 && share <= 100 ? share : null;
}
