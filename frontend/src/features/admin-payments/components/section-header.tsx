import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeaderProps {
  title: string;
  /** A note next to the title. */
  note?: ReactNode;
  action: ReactNode;
}

/** The heading of a section, with an action at the end of the line. */
export function SectionHeader({ title, note, action }: SectionHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography variant="h2">{title}</Typography>
        {note}
      </Box>
      {action}
    </Box>
  );
}
