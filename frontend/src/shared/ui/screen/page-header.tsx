import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface PageHeaderProps {
  title: string;
  /** The title of the browser tab if it differs from the heading. */
  tabTitle?: string;
  subtitle?: ReactNode;
  /** A link back, above the heading. */
  back?: ReactNode;
  /** Buttons next to the heading. */
  actions?: ReactNode;
}

/** The only `h1` of a screen. It also sets the title of the browser tab. */
export function PageHeader({ title, tabTitle, subtitle, back, actions }: PageHeaderProps) {
  return (
    <Box sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 2, md: 3 } }}>
      <PageTitle>{tabTitle ?? title}</PageTitle>
      {back}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {subtitle ? (
            <Typography component="div" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        {actions}
      </Box>
    </Box>
  );
}
