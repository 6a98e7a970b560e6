import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SummaryListProps {
  children: ReactNode;
}

/** A list of terms on the left and their values on the right. */
export function SummaryList({ children }: SummaryListProps) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
      {children}
    </Box>
  );
}

interface SummaryLineProps {
  term: string;
  strong?: boolean;
  children: ReactNode;
}

export function SummaryLine({ term, strong = false, children }: SummaryLineProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
      <Typography
        component="dt"
        sx={{ color: strong ? 'text.primary' : 'text.secondary', fontWeight: strong ? 650 : 400 }}
      >
        {term}
      </Typography>
      <Typography component="dd" sx={{ flex: 'none', m: 0, textAlign: 'right', fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}
