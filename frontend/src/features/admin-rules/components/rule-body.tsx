import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The explanation of an open rule and its fields. */
export function RuleBody({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '64ch' }}>{hint}</Typography>
      {children}
    </>
  );
}
