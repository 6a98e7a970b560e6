import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useSlow } from '../../../shared/ui/screen/use-slow';
import { ConfirmingPayment, type ConfirmingPaymentProps } from './confirming-payment';

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
 * The card in which something is paid. If the server has not confirmed a charge after two seconds,
 * the card replaces its content with a notice to wait.
 */
export function PayableCard({ label, charged, confirming, children }: PayableCardProps) {
  const waitsLong = useSlow(charged, confirmingShownAfter);
  return (
    <Card component="section" aria-label={label} sx={{ p: { xs: 2, md: 3 } }}>
      {waitsLong ? <ConfirmingPayment {...confirming} /> : children}
    </Card>
  );
}
