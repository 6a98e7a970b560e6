import { userMessageOf } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useEndOtherSessions } from '../api/end-sessions';
import { texts } from '../texts';

interface EndOthersDialogProps {
  onClose: () => void;
}

/** Asks before it ends every session of the admin in other browsers. */
export function EndOthersDialog({ onClose }: EndOthersDialogProps) {
  const showToast = useToast();
  const end = useEndOtherSessions();
  const run = () =>
    end.mutateAsync().then(
      () => {
        showToast({ tone: 'success', title: texts.othersEnded, description: texts.othersEndedHint });
        onClose();
      },
      () => undefined, // the dialog shows the error
    );
  return (
    <ConfirmDialog
      open
      title={texts.endOthersTitle}
      confirmLabel={texts.endOthers}
      pending={end.isPending}
      error={end.error ? userMessageOf(end.error) : null}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {texts.endOthersHint}
    </ConfirmDialog>
  );
}
