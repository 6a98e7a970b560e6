import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../shared/config/paths';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { bookingAmounts } from '../../model/booking-amounts';
import { texts } from '../../texts';
import type { Booking } from '../../types';

const ReleaseDialog = lazyComponent(() => import('./release-dialog').then((file) => file.ReleaseDialog));

interface WayOutProps {
  booking: Booking;
}

/**
 * Offers to release the hour before the first payment. After a payment or a guarantee, it links to
 * the booking, where the player can cancel.
 */
export function WayOut({ booking }: WayOutProps) {
  const [asking, setAsking] = useState(false);
  // A guarantee that gives friends longer to pay is charged like a payment.
  const isPartlyPaid = bookingAmounts(booking).paid > 0 || booking.isGuaranteed;
  const linkToBooking = (
    <Link component={RouterLink} to={paths.myBooking(booking.id)} sx={{ py: 1.25 }}>
      {texts.cancelThere}
    </Link>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isPartlyPaid ? texts.cancelHint : texts.releaseHint}
      </Typography>
      {isPartlyPaid ? (
        linkToBooking
      ) : (
        <Button
          size="small"
          onPointerEnter={ReleaseDialog.preload}
          onFocus={ReleaseDialog.preload}
          onClick={() => startTransition(() => setAsking(true))}
        >
          {texts.release}
        </Button>
      )}
      {asking ? (
        <LatePart instead={linkToBooking}>
          <ReleaseDialog booking={booking} onClose={() => setAsking(false)} />
        </LatePart>
      ) : null}
    </Box>
  );
}
