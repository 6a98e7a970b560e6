import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Responsive } from '../responsive';
import { texts } from '../texts';
import { useSlow } from './use-slow';

interface LoadingRegionProps {
  children: ReactNode;
}

/**
 * The region around the skeleton of a screen. It reserves its space at once, becomes visible after
 * 150 ms, and announces "Cargando…" to screen readers.
 */
export function LoadingRegion({ children }: LoadingRegionProps) {
  const slow = useSlow(true, 150);
  return (
    <Box aria-busy="true" sx={{ visibility: slow ? 'visible' : 'hidden' }}>
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
