import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useVenuesOf } from '../../../../shared/api/own-rights';
import { paths } from '../../../../shared/config/paths';
import { slotOf } from '../../model/payment-words';
import { texts } from '../../texts';
import type { PaymentEntry } from '../../types';

interface LedgerLinkProps {
  entry: PaymentEntry;
}

/** Leads to every transaction of the booking, for who may open the ledger: it has all venues. */
export function LedgerLink({ entry }: LedgerLinkProps) {
  if (useVenuesOf('payouts.read') !== 'all') return null;
  return (
    <Link
      component={RouterLink}
      to={paths.adminLedgerOf(entry.bookingId)}
      variant="body2"
      aria-label={texts.whyOf(slotOf(entry))}
      sx={{ justifySelf: 'start', display: 'inline-block', py: 0.5 }}
    >
      {texts.why}
    </Link>
  );
}
