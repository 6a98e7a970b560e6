import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PaymentColumnsProps {
  /** The widths of the two columns, as fractions. */
  ratio?: readonly [number, number];
  children: ReactNode;
}

/** Places what is paid for and the payment one under the other on phones, side by side from 900 px. */
export function PaymentColumns({ ratio: [left, right] = [1, 1], children }: PaymentColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, ${left}fr) minmax(0, ${right}fr)` },
        pb: { xs: 3, md: 6 },
      }}
    >
      {children}
    </Box>
  );
}
