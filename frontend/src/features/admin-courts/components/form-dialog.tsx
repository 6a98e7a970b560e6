import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { texts } from '../texts';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  pending: boolean;
  /** The server's refusal, kept beside the toast. */
  error: string | null;
  children: ReactNode;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
}

/** A form in a dialog that fills the window on phones. */
export function FormDialog({ title, submitLabel, pending, error, children, ...on }: FormDialogProps) {
  const titleId = useId();
  const formId = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={pending ? undefined : on.onClose}
      slotProps={phone ? { paper: { sx: { m: 0, width: '100%', border: 0, borderRadius: 0 } } } : {}}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        ) : null}
        <form id={formId} noValidate onSubmit={on.onSubmit}>
          {children}
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={on.onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton type="submit" form={formId} size="medium" pending={pending}>
          {submitLabel}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
