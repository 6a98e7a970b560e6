import { Suspense, useState } from 'react';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { CardFormSkeleton } from '../../../payments/card/card-form-skeleton';
import { PayableCard } from '../../../payments/card/payable-card';
import { LazyShareSheet } from '../../../payments/sharing/lazy-share-sheet';
import { useShareLink } from '../../../payments/sharing/use-share-link';
import { type ToastMessage, useToast } from '../../../../shared/ui/toast/toast-context';
import { texts } from '../../texts';
import type { Booking } from '../../types';
import { ContactPart } from '../contact/contact-part';
import { DeadlineStrip } from './deadline-strip';
import { WholePayment } from './whole-payment';

const GuaranteePayment = lazyComponent(() =>
  import('../sharing/guarantee-payment').then((file) => file.GuaranteePayment),
);
const SharedPayment = lazyComponent(() =>
  import('../sharing/shared-payment').then((file) => file.SharedPayment),
);

export interface PaymentSectionProps {
  booking: Booking;
  /** True from the successful charge until the booking shows the payment. */
  charged: boolean;
  /** Checks once more whether the payment arrived; null while the screen checks by itself. */
  checkAgain: (() => void) | null;
  onCharged: (paymentIntentId: string) => void;
  onNothingToPay: () => void;
}

/**
 * The deadline, who the booking is for, and one of the payment steps: pay everything, share the
 * payment, or guarantee a shared payment.
 */
export function PaymentSection(props: PaymentSectionProps) {
  const { booking, charged, checkAgain } = props;
  const sharing = useShareLink(booking);
  const [arrived, setArrived] = useState(false);
  const [guaranteeing, setGuaranteeing] = useState(false);
  const [organiserName, setOrganiserName] = useState<string | null>();
  const showToast = useToast();
  const goTo = (guarantee: boolean) => {
    setArrived(true);
    setGuaranteeing(guarantee);
  };
  const share = (name?: string | null) => {
    setArrived(true);
    void sharing.share({ organiserName: name });
  };
  const guarantee = (name?: string | null) => {
    setOrganiserName(name);
    goTo(true);
  };
  const handleHeld = (news: ToastMessage) => {
    goTo(false);
    if (booking.isShared) showToast(news);
    else void sharing.share({ organiserName, news });
  };
  const step = { ...props, sharing, arrived, onShare: share, onGuarantee: guarantee };

  const waiting = { hint: texts.confirmingHint, action: <SeeMyBookings />, checkAgain };

  return (
    <>
      <PayableCard label={words.cardPayment} charged={charged} confirming={waiting}>
        {booking.paysAtClub ? null : <DeadlineStrip booking={booking} />}
        <ContactPart>
          <Suspense fallback={<CardFormSkeleton />}>
            {guaranteeing ? (
              <GuaranteePayment booking={booking} onHeld={handleHeld} onBack={() => goTo(false)} />
            ) : booking.isShared ? (
              <SharedPayment {...step} />
            ) : (
              <WholePayment {...step} />
            )}
          </Suspense>
        </ContactPart>
      </PayableCard>
      <LazyShareSheet booking={booking} sharing={sharing} />
    </>
  );
}

function SeeMyBookings() {
  return (
    <LinkButton to={paths.myBookings} variant="outlined">
      {words.seeMyBookings}
    </LinkButton>
  );
}
