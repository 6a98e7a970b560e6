import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactProps {
  Icon: SvgIconComponent;
  /** Names the value for screen readers. */
  label: string;
  value: ReactNode;
}

/** One fact about a venue in a `dl`, with an icon as its term. */
export function Fact({ Icon, label, value }: FactProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
      <dt>
        <Icon aria-hidden sx={{ display: 'block', fontSize: 22, color: 'primary.main' }} />
        <span className="s-hidden">{label}</span>
      </dt>
      <Typography component="dd" sx={{ m: 0, minWidth: 0, fontWeight: 600 }}>
        {value}
      </Typography>
    </Box>
  );
}
