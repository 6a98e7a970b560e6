import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CourtArt } from '../court/court-art';

interface EmptyStateProps {
  title: string;
  hint?: string;
  /** The one action that the reader can take from here. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
  /** A drawing that fits the reason; by default an empty court. */
  art?: ReactNode;
}

/** Shown instead of an empty list: a drawing, a sentence and one action. */
export function EmptyState({ title, hint, action, headingLevel = 'h2', art }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        py: { xs: 4, md: 6 },
      }}
    >
      <Box sx={artFrame}>{art ?? <CourtArt seed={title} />}</Box>
      <Typography variant={headingLevel === 'h1' ? 'h1' : 'h3'} component={headingLevel}>
        {title}
      </Typography>
      {hint ? (
        <Typography sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '44ch' }}>{hint}</Typography>
      ) : null}
      {action ? <Box sx={{ mt: 3 }}>{action}</Box> : null}
    </Box>
  );
}

/** The size of the drawing above a message. */
export const artFrame = {
  width: 'min(100%, 264px)',
  height: 148,
  mx: 'auto',
  mb: 3,
  borderRadius: 1.25,
  overflow: 'hidden',
  bgcolor: 'bone.main',
} as const;
