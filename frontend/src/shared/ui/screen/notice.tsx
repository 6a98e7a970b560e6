import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'info' | 'warning';
  children: ReactNode;
  /** The next step. On phones it is below the text. */
  action?: ReactNode;
}

/**
 * A message that stays on the screen. It is not announced itself: the region around it or a
 * notification is.
 */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <Alert severity={tone} role="note" action={action} sx={look}>
      {children}
    </Alert>
  );
}

const look = {
  mt: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: 1 },
  '& .MuiAlert-action': {
    pt: 0,
    m: 0,
    pl: { xs: 4.5, sm: 2 },
    alignItems: 'center',
    flex: { xs: '1 0 100%', sm: 'none' },
  },
  '& .MuiAlert-action .MuiButton-root': { ml: { xs: -1.75, sm: 0 }, textDecoration: 'underline' },
} as const;
