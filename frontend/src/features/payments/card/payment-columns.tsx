import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PaymentColumnsProps {
  /** The widths of the two columns, as fractions. */
  ratio?: readonly [number, number];
  children: ReactNode;
}

/** Two columns: the thing to pay and the payment. On phones they are one below the other. */
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
