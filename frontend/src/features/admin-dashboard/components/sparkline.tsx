import Box from '@mui/material/Box';
import { texts } from '../texts';

interface SparklineProps {
  /** One value per day, oldest first. The last one is today's. */
  values: readonly number[];
  format: (value: number) => string;
}

const height = 44;
const step = 8;
const barWidth = 5;
const lowestBar = 2;

/** One bar per day; the bar of today has the full colour. */
export function Sparkline({ values, format }: SparklineProps) {
  const highest = Math.max(...values, 0);
  const lowest = Math.min(...values);
  const barHeight = (value: number) =>
    highest === 0 ? lowestBar : Math.max(lowestBar, (Math.max(0, value) / highest) * height);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${values.length * step - (step - barWidth)} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.lastDaysSummary(values.length, format(lowest), format(highest))}
      sx={{ display: 'block', width: '100%', height, color: 'primary.main' }}
    >
      {values.map((value, day) => (
        <rect
          key={day}
          x={day * step}
          y={height - barHeight(value)}
          width={barWidth}
          height={barHeight(value)}
          rx="1.5"
          fill="currentColor"
          opacity={day === values.length - 1 ? 1 : 0.32}
        />
      ))}
    </Box>
  );
}
