import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';

interface DeskDialogProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
  actions: ReactNode;
  /** While a request runs it stays open. */
  busy?: boolean;
  onClose: () => void;
}

const sheet = {
  container: { sx: { alignItems: 'end' } },
  paper: {
    sx: { m: 0, width: '100%', maxHeight: '92%', borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  },
} as const;

/** A dialog; on phones a sheet from below. */
export function DeskDialog({ title, subtitle, children, actions, busy = false, onClose }: DeskDialogProps) {
  const titleId = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={busy ? undefined : onClose}
      slotProps={phone ? sheet : {}}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {subtitle ? <Typography sx={{ color: 'text.secondary', mb: 2 }}>{subtitle}</Typography> : null}
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
