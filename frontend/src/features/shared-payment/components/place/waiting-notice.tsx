import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface WaitingNoticeProps {
  title: string;
  hint: string;
  /** True if it replaces what the reader was using: it then takes the focus. */
  focused: boolean;
}

/** Says why the reader has to wait for a place, and what happens then. */
export function WaitingNotice({ title, hint, focused }: WaitingNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) notice.current?.focus();
  }, [focused]);
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
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        <Typography>{hint}</Typography>
      </div>
    </Box>
  );
}
