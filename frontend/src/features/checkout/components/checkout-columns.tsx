import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CheckoutColumnsProps {
  children: ReactNode;
}

/** Summary and payment: one under the other on phones, side by side from 900 px. */
export function CheckoutColumns({ children }: CheckoutColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        pb: { xs: 3, md: 6 },
      }}
    >
      {children}
    </Box>
  );
}
