import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PageSectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** One part of a screen about an account: a heading, a sentence and what can be done. */
export function PageSection({ title, hint, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5, maxWidth: '64ch' }}>{hint}</Typography>
      {children}
    </Card>
  );
}
