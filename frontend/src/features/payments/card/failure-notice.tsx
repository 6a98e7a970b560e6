import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

interface FailureNoticeProps {
  message: string;
  ref: Ref<HTMLDivElement>;
}

/**
 * Explains why the card was not charged. The notification has the title (specification §8), so that
 * each sentence stands once. MUI's Alert alone would be a third of the size of the card
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
      <Typography>{message}</Typography>
    </Box>
  );
}
