import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { useToast } from '../../shared/ui/toast/toast-context';
import { texts } from './texts';
import { usePaymentConfirmation } from './use-payment-confirmation';

const providersParameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** The parameter of our own return addresses that names the booking: `/my-bookings?reserva={id}`. */
export const bookingParameter = 'reserva';

interface ReturnedPayment {
  bookingId: string;
  paymentIntentId: string;
  failed: boolean;
}

/**
 * Finishes a payment for which the bank sent the person to a page of its own and back to this screen. Shows nothing
 * on an ordinary visit. What the address says is a hint only; the server asks the provider.
 */
export function PaymentReturn() {
  const [parameters, setParameters] = useSearchParams();
  const [returned] = useState(() => returnedPayment(parameters));
  const clearAddress = useEffectEvent(() => {
    const left = new URLSearchParams(parameters);
    providersParameters.forEach((name) => left.delete(name));
    setParameters(left, { replace: true });
  });
  useEffect(() => {
    if (returned) clearAddress();
  }, [returned]);

  if (!returned) return null;
  return returned.failed ? <FailedReturn {...returned} /> : <ConfirmingReturn {...returned} />;
}

function FailedReturn({ bookingId }: ReturnedPayment) {
  const tryAgain = (
    <Button component={Link} to={paths.checkout(bookingId)} color="inherit">
      {texts.tryAgain}
    </Button>
  );
  return (
    <Alert severity="error" sx={{ mb: 3 }} action={tryAgain}>
      {texts.returnedUnpaid}
    </Alert>
  );
}

function ConfirmingReturn({ bookingId, paymentIntentId }: ReturnedPayment) {
  const showToast = useToast();
  const [settled, setSettled] = useState(false);
  const { confirm } = usePaymentConfirmation(bookingId, (booking) => {
    setSettled(true);
    if (booking.paymentStatus !== 'completed') return;
    showToast({ tone: 'success', title: texts.paid, description: texts.bookingConfirmed });
  });
  const confirmOnArrival = useEffectEvent(() => confirm(paymentIntentId));
  useEffect(() => confirmOnArrival(), []);

  if (settled) return null;
  return (
    <Alert severity="info" icon={<CircularProgress size={20} color="inherit" aria-hidden />} sx={{ mb: 3 }}>
      {texts.confirming}
    </Alert>
  );
}

function returnedPayment(parameters: URLSearchParams): ReturnedPayment | null {
  const bookingId = parameters.get(bookingParameter);
  const paymentIntentId = parameters.get('payment_intent');
  if (!bookingId || !paymentIntentId) return null;
  const outcome = parameters.get('redirect_status');
  return { bookingId, paymentIntentId, failed: outcome !== 'succeeded' && outcome !== 'processing' };
}
