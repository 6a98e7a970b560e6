import Box from '@mui/material/Box';

interface MeterProps {
  /** 0 to 1 of the bar is filled. */
  part: number;
}

/** A share as a bar; the figure beside it says the same in words. */
export function Meter({ part }: MeterProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{ height: 12, borderRadius: 99, bgcolor: 'taken.main', overflow: 'hidden', alignSelf: 'end' }}
    >
      <Box
        sx={{
          height: '100%',
          width: `${Math.round(part * 100)}%`,
          borderRadius: 99,
          bgcolor: 'primary.main',
        }}
      />
    </Box>
  );
}
