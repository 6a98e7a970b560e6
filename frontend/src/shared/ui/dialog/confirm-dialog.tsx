import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { words } from '../../texts/words';
import { DialogFrame } from './dialog-frame';
import { SubmitButton } from '../button/submit-button';

interface ConfirmDialogProps {
  open: boolean;
  /** A question that names the subject: "¿Eliminar Club Las Lomas?" */
  title: string;
  /** The consequence, in words; may contain a form field. */
  children: ReactNode;
  /** The verb: "Eliminar complejo". */
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  /** True while the consequence is not known yet. */
  confirmDisabled?: boolean;
  /** The server's error message. It stays in the dialog after the toast has gone. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = words.cancel, pending = false, error } = props;
  const textId = useId();
  return (
    <DialogFrame
      open={open}
      title={title}
      role="alertdialog"
      describedBy={textId}
      busy={pending}
      error={error}
      onClose={props.onCancel}
      actions={
        <>
          <Button variant="outlined" autoFocus disabled={pending} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <SubmitButton
            color="error"
            size="medium"
            pending={pending}
            disabled={props.confirmDisabled}
            onClick={({ detail: clicks }) => {
              // The second click of a double click would repeat what the first one has done.
              if (clicks < 2) props.onConfirm();
            }}
          >
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <div id={textId}>{children}</div>
    </DialogFrame>
  );
}
