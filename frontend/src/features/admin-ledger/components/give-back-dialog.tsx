import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useGiveBack } from '../api/resolve-finding';
import { theirAmount, type Finding } from '../model/ledger-words';
import { texts } from '../texts';

interface GiveBackDialogProps {
  finding: Finding;
  onClose: () => void;
}

/** Asks the admin to confirm that the money goes back to the card that paid. */
export function GiveBackDialog({ finding, onClose }: GiveBackDialogProps) {
  const showToast = useToast();
  const giveBack = useGiveBack(finding.id);
  const amount = theirAmount(finding);

  const confirm = async () => {
    try {
      await giveBack.mutateAsync();
      showToast({ tone: 'success', title: texts.givenBack });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.giveBackFailed, description: userMessageOf(error) });
    }
  };

  return (
    <ConfirmDialog
      open
      title={texts.giveBackTitle(amount)}
      confirmLabel={texts.giveBack(amount)}
      pending={giveBack.isPending}
      error={giveBack.error ? userMessageOf(giveBack.error) : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{texts.giveBackText}</Typography>
    </ConfirmDialog>
  );
}
