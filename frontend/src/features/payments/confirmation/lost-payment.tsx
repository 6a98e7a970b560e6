import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { BackHomeButton } from '../../../shared/ui/screen/back-home-button';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { texts } from './texts';

export interface LostPaymentProps {
  /** The code of the booking, if this screen still knows it. */
  code: string | undefined;
}

/**
 * Replaces the screen of a payment whose session is gone, so this browser cannot know how it ended.
 * It says what may have happened and what to do, and does not offer to pay again.
 */
export function LostPayment({ code }: LostPaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, maxWidth: '60ch', py: { xs: 4, md: 8 } }}>
      <PageTitle>{texts.lostTitle}</PageTitle>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
        {texts.lostTitle}
      </Typography>
      <Typography>{texts.lostSession}</Typography>
      <Typography>{texts.lostMoney}</Typography>
      <Typography sx={{ fontWeight: 650 }}>{texts.lostAdvice}</Typography>
      {code === undefined ? null : <Typography>{texts.lostCode(code)}</Typography>}
      <Box sx={{ mt: 1.5 }}>
        <BackHomeButton />
      </Box>
    </Box>
  );
}
