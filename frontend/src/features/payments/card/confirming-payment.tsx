import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../texts';

export interface ConfirmingPaymentProps {
  hint: string;
  /** What the player can do meanwhile. */
  action?: ReactNode;
}

/** Says that the card was charged and that the server is confirming the payment. */
export function ConfirmingPayment({ hint, action }: ConfirmingPaymentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, py: 2 }}>
      <CircularProgress aria-hidden size={32} />
      <Typography ref={title} tabIndex={-1} variant="h3" component="h2">
        {texts.confirming}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
      {action}
    </Box>
  );
}
