import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { words } from '../texts/words';
import { SubmitButton } from './submit-button';

interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing: "¿Eliminar Club Las Lomas?" */
  title: string;
  /** The consequence, in words; may hold a form field. */
  children: ReactNode;
  /** The verb: "Eliminar complejo". */
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  /** True while the consequence is not known yet. */
  confirmDisabled?: boolean;
  /** The server's refusal, kept on the page beside the toast. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone; the safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = words.cancel, pending = false, error } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : props.onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        ) : null}
        <div id={textId}>{children}</div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus disabled={pending} onClick={props.onCancel}>
          {cancelLabel}
        </Button>
        <SubmitButton
          color="error"
          size="medium"
          pending={pending}
          disabled={props.confirmDisabled}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
