import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { words } from '../../texts/words';
import { DialogFrame } from './dialog-frame';
import { SubmitButton } from '../button/submit-button';

interface FormDialogProps {
  title: string;
  subtitle?: string;
  submitLabel: string;
  cancelLabel?: string;
  /** True while the request runs: both buttons are locked and the dialog stays open. */
  pending: boolean;
  /** True while the form cannot be submitted, for example because a required field is empty. */
  submitDisabled?: boolean;
  /** Why it cannot: what is still missing. */
  submitHint?: string | null;
  /** The server's error message. It stays in the dialog after the toast has gone. */
  error: string | null;
  width?: 'xs' | 'sm';
  /** On phones: a sheet that rises from the bottom, or the whole window. */
  onPhones?: 'sheet' | 'window';
  /** The fields. */
  children: ReactNode;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
}

/** A form in a dialog, with a cancel button and a submit button. */
export function FormDialog({ title, subtitle, submitLabel, pending, children, ...props }: FormDialogProps) {
  const formId = useId();
  const hintId = useId();
  return (
    <DialogFrame
      title={title}
      subtitle={subtitle}
      busy={pending}
      error={props.error}
      width={props.width}
      onPhones={props.onPhones ?? 'window'}
      onClose={props.onClose}
      actions={
        <>
          {props.submitHint ? (
            <Typography id={hintId} variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
              {props.submitHint}
            </Typography>
          ) : null}
          <Button variant="outlined" disabled={pending} onClick={props.onClose}>
            {props.cancelLabel ?? words.cancel}
          </Button>
          <SubmitButton
            type="submit"
            form={formId}
            size="medium"
            pending={pending}
            disabled={props.submitDisabled}
            aria-describedby={props.submitHint ? hintId : undefined}
            onClick={(event) => {
              // The second click of a double click would send the form again.
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={props.onSubmit}>
        {children}
      </form>
    </DialogFrame>
  );
}
