import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Responsive } from '../responsive';
import { texts } from '../texts';
import { useSlow } from '../late/use-slow';

interface LoadingRegionProps {
  children: ReactNode;
}

/** In milliseconds. What is there sooner needs no skeleton. */
const shownAfter = 150;

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * The region around the skeleton of a screen. It reserves its space at once, becomes visible after
 * 150 ms, also on a page of the server whose scripts are not there yet, and announces "Cargando…"
 * to screen readers.
 */
export function LoadingRegion({ children }: LoadingRegionProps) {
  const slow = useSlow(true, shownAfter);
  return (
    <Box aria-busy="true" sx={{ animation: `${hidden} 1ms ${String(shownAfter)}ms backwards` }}>
      <span className="s-hidden" role="status">
        {slow ? texts.loading : ''}
      </span>
      <div aria-hidden="true">{children}</div>
    </Box>
  );
}

interface SkeletonRowsProps {
  count: number;
  height: Responsive<number>;
  gap?: Responsive<number>;
  columns?: Responsive<string>;
}

/** Placeholders of equal height for the rows or cards of a list while it loads. */
export function SkeletonRows({ count, height, gap = 1.5, columns }: SkeletonRowsProps) {
  return (
    <Box sx={{ display: 'grid', gap, gridTemplateColumns: columns }}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} variant="rounded" sx={{ height }} />
      ))}
    </Box>
  );
}
