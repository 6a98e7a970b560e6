import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useKeptFocus } from './use-kept-focus';

interface DialogFrameProps {
  open?: boolean;
  title: string;
  subtitle?: string;
  children: ReactNode;
  /** The buttons below the content. */
  actions: ReactNode;
  /** True while a request runs: Escape and a click outside do not close the dialog. */
  busy?: boolean;
  /** The server's error message. It stays in the dialog after the toast has gone. */
  error?: string | null;
  width?: 'xs' | 'sm';
  /** On phones: a centred card, a sheet that rises from the bottom, or the whole window. */
  onPhones?: 'card' | 'sheet' | 'window';
  role?: 'alertdialog';
  /** The id of the element that describes the dialog. */
  describedBy?: string;
  onClose: () => void;
}

const sheet = {
  container: { sx: { alignItems: 'end' } },
  paper: {
    sx: { m: 0, width: '100%', maxHeight: '92%', borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  },
} as const;
const wholeWindow = {
  paper: { sx: { m: 0, width: '100%', border: 0, borderRadius: 0 } },
} as const;
const phoneSlotProps = { card: {}, sheet, window: wholeWindow } as const;

/** React would hand the event on to a form of the screen in which the dialog is written. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/**
 * The frame of every dialog: title, server error, content and buttons. An error is scrolled into
 * view, and what had the focus before a request has it afterwards.
 */
export function DialogFrame({ title, subtitle, children, actions, error, ...frame }: DialogFrameProps) {
  const { open = true, busy = false, width = 'xs', onPhones = 'card', role, describedBy, onClose } = frame;
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const { content, keepFocus } = useKeptFocus(busy, error ?? null);
  return (
    <Dialog
      open={open}
      fullWidth
      fullScreen={isPhone && onPhones === 'window'}
      maxWidth={width}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={busy ? undefined : onClose}
      onFocus={keepFocus}
      onSubmit={keepInside}
      slotProps={isPhone ? phoneSlotProps[onPhones] : {}}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent ref={content} sx={{ overflowWrap: 'anywhere' }}>
        {subtitle ? <Typography sx={{ color: 'text.secondary', mb: 2 }}>{subtitle}</Typography> : null}
        {error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        ) : null}
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
