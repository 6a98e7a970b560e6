import Card from '@mui/material/Card';
import { useTakePlace } from '../../api/take-place';
import { texts } from '../../texts';
import type { Share, SharedLinkPage } from '../../types';
import { PaidShare } from './paid-share';
import { PlacePayment } from './place-payment';
import { TakePlace } from './take-place';

interface ShareCardProps {
  page: SharedLinkPage;
  /** When the page was last asked for, in milliseconds of the epoch. */
  askedAt: number;
  share: Share;
  /** True from the card's yes until this screen is left. */
  charged: boolean;
  /** The place was held here, and is no more. */
  lapsed: boolean;
  onCharged: (paymentIntentId: string) => void;
}

/** The reader's place: first it is taken, then the card form shows, then it is paid. */
export function ShareCard({ page, askedAt, share, charged, lapsed, onCharged }: ShareCardProps) {
  const taking = useTakePlace(share);
  const { yourShare } = page.link;
  return (
    <Card component="section" aria-label={texts.yourPart} sx={{ p: { xs: 2, md: 3 } }}>
      {yourShare === 'reserved' || charged ? (
        <PlacePayment
          page={page}
          share={share}
          charged={charged}
          justTaken={!taking.isIdle}
          onCharged={onCharged}
        />
      ) : yourShare === 'paid' ? (
        <PaidShare page={page} />
      ) : (
        <TakePlace page={page} askedAt={askedAt} taking={taking} lapsed={lapsed} />
      )}
    </Card>
  );
}
