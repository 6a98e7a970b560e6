import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts';

/**
 * Says that another player is paying the last place and that this page will take it if it becomes
 * free.
 */
export function WaitingNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Box
      role="status"
      ref={notice}
      tabIndex={-1}
      sx={{
        display: 'flex',
        gap: 1.25,
        mt: 2,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'warning.soft',
        color: 'warning.onSoft',
      }}
    >
      <HourglassTopRounded aria-hidden />
      <div>
        <Typography sx={{ fontWeight: 700 }}>{texts.beingPaid}</Typography>
        <Typography>{texts.beingPaidHint}</Typography>
      </div>
    </Box>
  );
}
