import Box from '@mui/material/Box';

interface NowLineProps {
  /** The part of the hour that has passed, 0 to 1. */
  passed: number;
}

/** The part of the line "now" inside one cell. The cells of a column make one line. */
export function NowLine({ passed }: NowLineProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'absolute',
        insetBlock: 0,
        left: `${Math.round(passed * 100)}%`,
        borderLeft: 2,
        borderColor: 'secondary.main',
        pointerEvents: 'none',
      }}
    />
  );
}
