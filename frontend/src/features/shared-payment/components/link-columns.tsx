import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LinkColumnsProps {
  children: ReactNode;
}

/** The match and the reader's part: one under the other on phones, side by side from 900 px. */
export function LinkColumns({ children }: LinkColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        pb: { xs: 3, md: 6 },
      }}
    >
      {children}
    </Box>
  );
}
