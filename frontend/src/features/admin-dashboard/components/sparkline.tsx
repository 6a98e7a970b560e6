import Box from '@mui/material/Box';
import { texts } from '../texts';

interface SparklineProps {
  /** One value a day, oldest first; the last one is today's. */
  values: readonly number[];
  format: (value: number) => string;
}

const height = 44;
const step = 8;
const bar = 5;
const least = 2;

/** Thirty days as bars, today's in full colour. */
export function Sparkline({ values, format }: SparklineProps) {
  const highest = Math.max(...values, 0);
  const lowest = Math.min(...values);
  const barHeight = (value: number) =>
    highest === 0 ? least : Math.max(least, (Math.max(0, value) / highest) * height);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${values.length * step - (step - bar)} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.lastDaysSummary(format(lowest), format(highest))}
      sx={{ display: 'block', width: '100%', height, color: 'primary.main' }}
    >
      {values.map((value, day) => (
        <rect
          key={day}
          x={day * step}
          y={height - barHeight(value)}
          width={bar}
          height={barHeight(value)}
          rx="1.5"
          fill="currentColor"
          opacity={day === values.length - 1 ? 1 : 0.32}
        />
      ))}
    </Box>
  );
}
