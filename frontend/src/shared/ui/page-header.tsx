import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface PageHeaderProps {
  title: string;
  /** What the browser's tab says where it is not the title itself. */
  tabTitle?: string;
  subtitle?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The one `h1` of a screen, with its tab title. */
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
