import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { texts as paymentTexts } from '../../../payments/texts';
import { texts } from '../../texts';

/** The card has answered and the place not yet: nothing to pay again, only to wait for. */
export function ConfirmingShare() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, py: 2 }}>
      <CircularProgress aria-hidden size={32} />
      <Typography ref={title} tabIndex={-1} variant="h3" component="h2">
        {paymentTexts.confirming}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.confirmingHint}</Typography>
    </Box>
  );
}
