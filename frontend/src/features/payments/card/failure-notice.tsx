import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { texts } from '../texts';

interface FailureNoticeProps {
  message: string;
  ref: Ref<HTMLDivElement>;
}

/**
 * Explains why the card was not charged. MUI's Alert alone would be a third of the size of the card
 * form.
 */
export function FailureNotice({ message, ref }: FailureNoticeProps) {
  return (
    <Box
      role="alert"
      ref={ref}
      tabIndex={-1}
      sx={{
        display: 'flex',
        gap: 1.25,
        mt: 2,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'error.soft',
        color: 'error.onSoft',
      }}
    >
      <ErrorRounded aria-hidden />
      <div>
        <Typography sx={{ fontWeight: 700 }}>{texts.paymentFailed}</Typography>
        <Typography>{message}</Typography>
      </div>
    </Box>
  );
}
