import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { texts } from './texts';
import { useSlow } from './use-slow';

interface LoadingRegionProps {
  children: ReactNode;
}

/** The region around a screen's skeleton: keeps its place at once, shows it after 150 ms, and says "Cargando…" to who listens. */
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
