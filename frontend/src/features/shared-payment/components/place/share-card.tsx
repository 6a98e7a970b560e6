import { PayableCard } from '../../../payments/card/payable-card';
import { useTakePlace } from '../../api/take-place';
import { texts } from '../../texts';
import type { Share, SharedLinkPage } from '../../types';
import { PaidShare } from './paid-share';
import { PlacePayment } from './place-payment';
import { TakePlace } from './take-place';

interface ShareCardProps {
  page: SharedLinkPage;
  /** When the page was last fetched, in milliseconds since the epoch. */
  fetchedAt: number;
  share: Share;
  /** True from the successful charge until the player leaves the screen. */
  charged: boolean;
  /** True if the hold on the player's place ended before the payment. */
  lapsed: boolean;
  /** Checks once more whether the payment arrived; null while the screen checks by itself. */
  checkAgain: (() => void) | null;
  onCharged: (paymentIntentId: string) => void;
}

/** The player's place: first the player takes it, then pays for it, then it is paid. */
export function ShareCard({
  page,
  fetchedAt,
  share,
  charged,
  lapsed,
  checkAgain,
  onCharged,
}: ShareCardProps) {
  const taking = useTakePlace(share);
  const { yourShare } = page.link;
  return (
    <PayableCard
      label={texts.yourPart}
      charged={charged}
      confirming={{ hint: texts.confirmingHint, checkAgain }}
    >
      {yourShare === 'reserved' || charged ? (
        <PlacePayment page={page} share={share} justTaken={!taking.isIdle} onCharged={onCharged} />
      ) : yourShare === 'paid' ? (
        <PaidShare page={page} share={share} taking={taking} />
      ) : (
        <TakePlace page={page} fetchedAt={fetchedAt} taking={taking} lapsed={lapsed} />
      )}
    </PayableCard>
  );
}
