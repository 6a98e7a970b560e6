import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'info' | 'warning';
  children: ReactNode;
  /** The next thing to do; below the words on phones. */
  action?: ReactNode;
}

/** Words that stay on the screen. The region around them is what is announced, or the notification that came with them. */
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
