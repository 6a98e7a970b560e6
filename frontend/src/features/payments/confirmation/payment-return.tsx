import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { Spinner } from '../../../shared/ui/button/spinner';
import { bookingParameter, useReturnedPayment } from './returned-payment';
import { texts as paymentTexts } from '../texts';
import { texts } from './texts';
import { usePaymentConfirmation } from './use-payment-confirmation';

/**
 * Finishes a payment after the bank has sent the player back to this screen. Renders nothing on an
 * ordinary visit. The address is only a hint; the server asks the provider.
 */
export function PaymentReturn() {
  const [parameters] = useSearchParams();
  const [bookingId] = useState(() => parameters.get(bookingParameter));
  const returned = useReturnedPayment();

  if (!returned || !bookingId) return null;
  if (returned.outcome === 'failed')
    return <FailedReturn bookingId={bookingId} reason={texts.returnedUnpaid} />;
  return <ConfirmingReturn bookingId={bookingId} paymentIntentId={returned.paymentIntentId} />;
}

interface FailedReturnProps {
  bookingId: string;
  reason: string;
}

function FailedReturn({ bookingId, reason }: FailedReturnProps) {
  const tryAgain = (
    <Button component={Link} to={paths.checkout(bookingId)} color="inherit">
      {texts.tryAgain}
    </Button>
  );
  return (
    <Alert severity="error" sx={{ mb: 3 }} action={tryAgain}>
      {reason}
    </Alert>
  );
}

interface ConfirmingReturnProps {
  bookingId: string;
  paymentIntentId: string;
}

function ConfirmingReturn({ bookingId, paymentIntentId }: ConfirmingReturnProps) {
  const showToast = useToast();
  const navigate = useNavigate();
  const [settled, setSettled] = useState(false);
  const { confirm, unknown, refused, checkAgain } = usePaymentConfirmation(bookingId, (booking) => {
    setSettled(true);
    if (booking.paymentStatus !== 'completed') return;
    showToast({ tone: 'success', title: words.paymentSucceeded, description: paymentTexts.bookingConfirmed });
    void navigate(paths.paidBooking(bookingId), { replace: true });
  });
  const confirmOnArrival = useEffectEvent(() => confirm(paymentIntentId));
  useEffect(() => confirmOnArrival(), []);

  if (settled) return null;
  if (refused) return <FailedReturn bookingId={bookingId} reason={userMessageOf(refused)} />;
  if (unknown) {
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        <AlertTitle>{texts.unknownPayment}</AlertTitle>
        {texts.unknownPaymentHint}
      </Alert>
    );
  }
  if (checkAgain) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        <AlertTitle>{texts.overdue}</AlertTitle>
        {texts.overdueHint}
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          onClick={checkAgain}
          sx={{ display: 'block', mt: 1.5 }}
        >
          {texts.checkAgain}
        </Button>
      </Alert>
    );
  }
  return (
    <Alert severity="info" icon={<Spinner size={20} />} sx={{ mb: 3 }}>
      {texts.confirming}
    </Alert>
  );
}
