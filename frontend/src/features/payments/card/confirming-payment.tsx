import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../confirmation/texts';
import { Spinner } from '../../../shared/ui/button/spinner';

export interface ConfirmingPaymentProps {
  hint: string;
  /** An action that the player has meanwhile. */
  action?: ReactNode;
  /** Checks once more; null while the screen still checks by itself. */
  checkAgain: (() => void) | null;
}

/**
 * Says that the card was charged and that the server is confirming the payment, or that this takes
 * longer than usual.
 */
export function ConfirmingPayment({ hint, action, checkAgain }: ConfirmingPaymentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, py: 2 }}>
      {checkAgain ? null : <Spinner size={32} />}
      <Typography ref={title} tabIndex={-1} variant="h3" component="h2">
        {checkAgain ? texts.overdue : texts.confirming}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{checkAgain ? texts.overdueHint : hint}</Typography>
      {checkAgain ? (
        <Button variant="contained" onClick={checkAgain}>
          {texts.checkAgain}
        </Button>
      ) : null}
      {action}
    </Box>
  );
}
