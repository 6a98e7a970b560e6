import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import type { Responsive } from '../responsive';

interface CardListProps {
  ref?: Ref<HTMLUListElement> | undefined;
  /** The accessible name. */
  label?: string;
  /** The columns of the grid, as a value of `grid-template-columns`. The default is one. */
  columns?: Responsive<string>;
  gap?: number;
  children: ReactNode;
}

/** A list without bullets whose items are cards in a grid. */
export function CardList({ ref, label, columns = 'minmax(0, 1fr)', gap = 1.5, children }: CardListProps) {
  return (
    <Box
      component="ul"
      ref={ref}
      aria-label={label}
      sx={{ display: 'grid', gap, m: 0, p: 0, listStyle: 'none', gridTemplateColumns: columns }}
    >
      {children}
    </Box>
  );
}
