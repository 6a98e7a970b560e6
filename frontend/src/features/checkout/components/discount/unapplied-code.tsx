import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../../../shared/api/api-error';
import { paymentKeys } from '../../../../shared/api/keys';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { quoteDiscount, useChangeDiscount, type DiscountQuote } from '../../api/change-discount';
import { bookingAmounts } from '../../model/booking-amounts';
import type { Booking } from '../../types';
import type { WayToPay } from '../contact/contact-context';
import { texts } from './texts';

interface UnappliedCodeProps {
  booking: Booking;
  code: string;
  way: WayToPay;
  /** Called with true if the payment goes on, with the price that the booking then has. */
  decide: (goesOn: boolean) => void;
  onNothingToPay: () => void;
}

/**
 * Asks what becomes of a code that was typed and not applied, with both prices as the server states
 * them. Nothing is paid before the answer.
 */
export function UnappliedCode({ booking, code, way, decide, onNothingToPay }: UnappliedCodeProps) {
  const showToast = useToast();
  const quote = useQuery({
    queryKey: paymentKeys.discountQuote(booking.id, code),
    queryFn: () => quoteDiscount(booking.id, code),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { mutateAsync: change, isPending, error } = useChangeDiscount(booking.id);
  const price = formatMoney(bookingAmounts(booking).missing);
  const problem = error ?? quote.error;
  const apply = async ({ amount, discountAmount }: DiscountQuote) => {
    try {
      await change(code);
    } catch {
      return; // The dialog shows why, and the player decides again.
    }
    if (centsOf(amount) === 0) {
      decide(false);
      return onNothingToPay();
    }
    const description = texts.appliedHint(formatMoney(centsOf(discountAmount)));
    showToast({ tone: 'success', title: texts.applied, description });
    decide(way !== 'typed card');
  };
  return (
    <DialogFrame
      title={texts.unapplied}
      busy={isPending}
      error={problem ? userMessageOf(problem) : null}
      onClose={() => decide(false)}
      actions={
        <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
          {problem ? (
            <Button variant="contained" onClick={() => decide(false)}>
              {texts.correct}
            </Button>
          ) : (
            <SubmitButton
              size="medium"
              pending={isPending}
              disabled={!quote.data}
              onClick={() => quote.data && void apply(quote.data)}
            >
              {quote.data ? labelOf(way, quote.data) : texts.apply}
            </SubmitButton>
          )}
          <Button disabled={isPending} onClick={() => decide(true)}>
            {way === 'other' ? texts.goOnWithout : texts.payWithout(price)}
          </Button>
        </Box>
      }
    >
      {quote.data ? <Prices {...quote.data} code={code} price={price} way={way} /> : null}
    </DialogFrame>
  );
}

interface PricesProps extends DiscountQuote {
  code: string;
  price: string;
  way: WayToPay;
}

/** The price with the code and without it, and whether the card has to be typed again. */
function Prices({ code, amount, price, way }: PricesProps) {
  const cents = centsOf(amount);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography translate="no">{texts.withCode(code, formatMoney(cents), price)}</Typography>
      {way === 'typed card' && cents > 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.typeAgain}</Typography>
      ) : null}
    </Box>
  );
}

function labelOf(way: WayToPay, { amount }: DiscountQuote): string {
  const cents = centsOf(amount);
  if (cents === 0) return texts.confirmFree;
  return way === 'saved card' ? texts.applyAndPay(formatMoney(cents)) : texts.apply;
}
