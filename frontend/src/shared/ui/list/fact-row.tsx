import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';

interface FactListProps {
  /** Names the rows for a screen reader. */
  label: string;
  children: ReactNode;
}

/** A list of `FactRow`s, with a line above each. */
export function FactList({ label, children }: FactListProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

/** The actions stand next to the facts, or below them where there is no room. */
const besideOrBelow = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
} as const;

interface FactRowProps {
  icon: SvgIconComponent;
  name: string;
  facts: readonly string[];
  /** Its actions, or a chip that names its state. */
  children?: ReactNode;
}

/** One row: an icon, a name with facts below, and a button. */
export function FactRow({ icon: Icon, name, facts, children }: FactRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={besideOrBelow}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {facts.join(' · ')}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
}
