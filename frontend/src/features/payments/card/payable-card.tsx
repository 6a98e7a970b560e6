import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { LatePart } from '../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { useSlow } from '../../../shared/ui/late/use-slow';
import type { ConfirmingPaymentProps } from './confirming-payment';
import { PayBar, PayBarPlace } from './pay-bar';

const ConfirmingPayment = lazyComponent(() =>
  import('./confirming-payment').then((file) => file.ConfirmingPayment),
);

const confirmingShownAfter = 2000;

interface PayableCardProps {
  /** The accessible name of the card. */
  label: string;
  /** True from the successful charge until the server confirms what it paid for. */
  charged: boolean;
  confirming: ConfirmingPaymentProps;
  children: ReactNode;
}

/**
 * The card in which something is paid, with the button in the bar at its end. If the server has not
 * confirmed a charge after two seconds, the card replaces its content with a notice to wait.
 */
export function PayableCard({ label, charged, confirming, children }: PayableCardProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const waitsLong = useSlow(charged, confirmingShownAfter);
  useEffect(() => ConfirmingPayment.preload(), []); // The network may be gone when it is needed
  return (
    <Card component="section" aria-label={label} sx={{ p: { xs: 2, md: 3 }, overflow: 'visible' }}>
      {waitsLong ? (
        <LatePart instead={<Typography role="status">{confirming.hint}</Typography>}>
          <ConfirmingPayment {...confirming} />
        </LatePart>
      ) : (
        <>
          <PayBarPlace value={bar}>{children}</PayBarPlace>
          <PayBar ref={setBar} />
        </>
      )}
    </Card>
  );
}
