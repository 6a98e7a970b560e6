import CloseRounded from '@mui/icons-material/CloseRounded';
import SellRounded from '@mui/icons-material/SellRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useChangeDiscount } from '../../api/change-discount';
import { bookingAmounts } from '../../model/booking-amounts';
import { outdent } from '../../../../shared/theme/tokens';
import { texts } from '../../texts';
import type { Booking } from '../../types';
import { useTypedCode } from './typed-code';

const DiscountForm = lazyComponent(() => import('./discount-form').then((file) => file.DiscountForm));

interface DiscountCodeProps {
  booking: Booking;
}

/**
 * The applied discount code, or a button to enter one. After a first payment or a guarantee the
 * code can no longer change.
 */
export function DiscountCode({ booking }: DiscountCodeProps) {
  const [asked, setAsked] = useState(false);
  const [touched, setTouched] = useState(false);
  const { free } = useTypedCode();
  const settled = bookingAmounts(booking).paid > 0 || booking.atDeadline === 'charges_guarantee';
  if (settled || booking.isShared) return null;
  const applied = booking.discountCode ?? free?.code;
  if (applied !== undefined) {
    const handleRemove = () => setTouched(true);
    return <AppliedCode booking={booking} code={applied} focused={touched} onRemove={handleRemove} />;
  }
  const ask = () => {
    setAsked(true);
    setTouched(true);
  };
  return (
    <Box>
      {asked ? (
        <Suspense fallback={<Box sx={{ height: 108 }} />}>
          <DiscountForm booking={booking} onApplied={() => setAsked(false)} />
        </Suspense>
      ) : (
        <Button
          size="small"
          startIcon={<SellRounded />}
          autoFocus={touched}
          onPointerEnter={DiscountForm.preload}
          onFocus={DiscountForm.preload}
          onClick={ask}
          sx={{ ml: -0.75, mr: outdent.small }}
        >
          {texts.discountQuestion}
        </Button>
      )}
    </Box>
  );
}

interface AppliedCodeProps extends DiscountCodeProps {
  code: string;
  /** True if the player has just applied the code. */
  focused: boolean;
  onRemove: () => void;
}

function AppliedCode({ booking, code, focused, onRemove }: AppliedCodeProps) {
  const showToast = useToast();
  const { free, setFree } = useTypedCode();
  const removal = useChangeDiscount(booking.id);
  const discount = free ? centsOf(free.discountAmount) : bookingAmounts(booking).discount;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) row.current?.focus();
  }, [focused]);
  const remove = async () => {
    onRemove();
    if (free) return setFree(null);
    try {
      await removal.mutateAsync(null);
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
    }
  };
  return (
    <Box ref={row} tabIndex={-1} sx={codeRow}>
      <SellRounded aria-hidden fontSize="small" />
      <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
        {texts.discountOf(code)}{' '}
        <Typography component="span" variant="figure" sx={{ whiteSpace: 'nowrap' }}>
          {texts.off(formatMoney(discount))}
        </Typography>
      </Typography>
      <IconButton
        aria-label={texts.discountRemove(code)}
        disabled={removal.isPending}
        onClick={() => void remove()}
      >
        <CloseRounded />
      </IconButton>
    </Box>
  );
}

const codeRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  pl: 2,
  pr: 0.5,
  minHeight: 52,
  borderRadius: 1,
  bgcolor: 'success.soft',
  color: 'success.onSoft',
  outline: 'none',
} as const;
