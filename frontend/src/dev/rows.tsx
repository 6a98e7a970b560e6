import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Components side by side, in lines that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>{children}</Box>
  );
}

/** Components in columns as wide as a card. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        gap: 2,
        m: 0,
        mb: 2,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** Does nothing, for the handlers of components that are only looked at. */
export const ignore = () => undefined;
