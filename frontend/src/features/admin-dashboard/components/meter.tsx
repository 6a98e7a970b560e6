import Box from '@mui/material/Box';

interface MeterProps {
  /** The filled part of the bar, 0 to 1. */
  part: number;
}

/** A bar that is partly filled. Screen readers skip it: the figure shows the same value. */
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
