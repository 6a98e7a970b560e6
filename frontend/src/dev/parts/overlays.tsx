import { AccountSheet } from '../../app/layouts/account-sheet';
import { MobileMenu } from '../../app/layouts/mobile-menu';
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog';
import { FormDialog } from '../../shared/ui/dialog/form-dialog';
import { LabelledInput } from '../../shared/ui/form/labelled-input';
import { ToastRegion } from '../../shared/ui/toast/toast-region';
import { ignore } from '../rows';
import { texts } from '../texts';

export function AskingDialog() {
  return (
    <ConfirmDialog
      open
      title={texts.confirmTitle}
      confirmLabel={texts.confirm}
      error={texts.refusal}
      onConfirm={ignore}
      onCancel={ignore}
    >
      {texts.confirmText}
    </ConfirmDialog>
  );
}

export function FillingDialog() {
  return (
    <FormDialog
      title={texts.formTitle}
      subtitle={texts.formSubtitle}
      submitLabel={texts.save}
      pending={false}
      error={null}
      onSubmit={ignore}
      onClose={ignore}
    >
      <LabelledInput label={texts.field} helperText={texts.wrong} defaultValue="ana@" error fullWidth />
    </FormDialog>
  );
}

const success = { tone: 'success', title: texts.toastTitle, description: texts.toastText } as const;
const failure = { tone: 'error', title: texts.toastFailed, description: texts.refusal } as const;

export function SuccessToast() {
  return <ToastRegion id={1} message={success} open onClose={ignore} />;
}

export function FailedToast() {
  return <ToastRegion id={1} message={failure} open onClose={ignore} />;
}

export function PlayerPanel() {
  return <AccountSheet open onClose={ignore} />;
}

export function Menu() {
  return <MobileMenu open onClose={ignore} onOpenAccount={ignore} />;
}
