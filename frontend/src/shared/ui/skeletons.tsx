import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { texts } from './texts';
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
