import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of fields with a title. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography id={titleId} component="h3" variant="h4">
          {title}
        </Typography>
        {hint ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {hint}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}
