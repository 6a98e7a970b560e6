import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isNotFound, isUnreachable, userMessageOf } from '../../api/api-error';
import { words } from '../../texts/words';
import { Illustration } from '../court/illustration';
import { SubmitButton } from '../button/submit-button';
import { texts } from '../texts';
import { artFrame } from './empty-state';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** True while the retry is running. */
  retrying?: boolean;
  title?: string;
  /** A way to leave, next to the retry button. */
  wayOut?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
}

/**
 * Shows an error with the button "Reintentar" and a way to leave. What does not exist cannot be
 * tried again.
 */
export function ErrorState(props: ErrorStateProps) {
  const { error, onRetry, retrying = false, title = texts.errorTitle, wayOut, headingLevel = 'h2' } = props;
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
      <Box role="alert">
        {isUnreachable(error) ? (
          <Box sx={artFrame}>
            <Illustration motif="net" seed={title} />
          </Box>
        ) : (
          <ErrorRounded aria-hidden sx={{ fontSize: 44, color: 'error.main', mb: 1 }} />
        )}
        <Typography variant={headingLevel === 'h1' ? 'h1' : 'h3'} component={headingLevel}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '44ch' }}>
          {userMessageOf(error)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 3 }}>
        {isNotFound(error) ? null : (
          <SubmitButton pending={retrying} size="medium" onClick={onRetry}>
            {words.retry}
          </SubmitButton>
        )}
        {wayOut}
      </Box>
    </Box>
  );
}
