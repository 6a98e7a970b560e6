import { usePrefetchQuery, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { bookingQuery } from '../../shared/api/booking-query';
import { useNewsOfOtherTabs } from '../../shared/api/tab-news';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LatePart } from '../../shared/ui/screen/late-part';
import { lazyComponent } from '../../shared/ui/screen/lazy-component';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { useToast } from '../../shared/ui/toast/toast-context';
import { stripeQuery } from '../payments/card/load-stripe';
import { CardPaymentForm } from '../payments/card/payable-form';
import { LostPayment } from '../payments/confirmation/lost-payment';
import { refreshAfterPayment } from '../payments/confirmation/record-payment';
import { texts as paymentTexts } from '../payments/texts';
import { usePaymentConfirmation } from '../payments/confirmation/use-payment-confirmation';
import { BookingSummary } from './components/summary/booking-summary';
import { CheckoutColumns } from './components/checkout-columns';
import { CheckoutSkeleton } from './components/checkout-skeleton';
import { ClosedBooking } from './components/closed/closed-booking';
import { PaymentSection } from './components/card/payment-section';
import { checkoutState, recheckIn } from './model/checkout-state';
import { texts } from './texts';
import type { Booking } from './types';
import { useFocusOnceClosed } from './use-focus-once-closed';

const ContactEmail = lazyComponent(() =>
  import('../session/contact-email').then((file) => file.ContactEmail),
);

/** `/checkout/:bookingId` */
export function CheckoutPage() {
  const { bookingId = '' } = useParams();
  useEffect(() => CardPaymentForm.preload(), []);
  usePrefetchQuery(stripeQuery());
  return (
    <div className="s-wrap">
      <Checkout key={bookingId} bookingId={bookingId} />
    </div>
  );
}

function Checkout({ bookingId }: { bookingId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const booking = useQuery({
    ...bookingQuery(bookingId),
    refetchInterval: ({ state }) => recheckIn(state.data),
  });
  useNewsOfOtherTabs();
  const finish = (title: string) => {
    showToast({ tone: 'success', title, description: paymentTexts.bookingConfirmed });
    void navigate(paths.paidBooking(bookingId), { replace: true });
  };
  const { confirm, charged, unknown, checkAgain } = usePaymentConfirmation(bookingId, (settled) => {
    if (checkoutState(settled) === 'paid') finish(words.paymentSucceeded);
  });
  useFocusOnceClosed(booking.data && checkoutState(booking.data));
  const handleNothingToPay = () => {
    void refreshAfterPayment(queryClient);
    finish(texts.freeBooking);
  };

  if (unknown) return <LostPayment code={booking.data?.code} />;
  if (isNotFound(booking.error))
    return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  if (!booking.data) return booking.isPending ? <CheckoutSkeleton /> : <LoadFailure booking={booking} />;
  const state = checkoutState(booking.data);
  const isLeaving = charged && state === 'paid';
  if (state === 'paid' && !isLeaving) return <Navigate to={paths.paidBooking(bookingId)} replace />;
  if (state !== 'open' && state !== 'paid') {
    return <ClosedBooking booking={booking.data} state={state} charged={charged} />;
  }
  return (
    <>
      <PageHeader title={texts.title} tabTitle={texts.tabTitle} />
      <CheckoutColumns>
        <div>
          <BookingSummary booking={booking.data} />
          <LatePart>
            <ContactEmail />
          </LatePart>
        </div>
        <PaymentSection
          booking={booking.data}
          charged={charged}
          checkAgain={checkAgain}
          onCharged={confirm}
          onNothingToPay={handleNothingToPay}
        />
      </CheckoutColumns>
    </>
  );
}

function LoadFailure({ booking }: { booking: UseQueryResult<Booking> }) {
  return (
    <ErrorState
      headingLevel="h1"
      error={booking.error}
      retrying={booking.isFetching}
      onRetry={() => void booking.refetch()}
      wayOut={<LinkButton to={paths.myBookings}>{words.seeMyBookings}</LinkButton>}
    />
  );
}
