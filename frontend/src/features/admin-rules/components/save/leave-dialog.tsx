import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import { texts } from '../../texts';

interface LeaveDialogProps {
  /** Where a link wants to lead. */
  address: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a link leads away from unsaved changes. */
export function LeaveDialog({ address, onLeave, onStay }: LeaveDialogProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.keepEditing}
      onConfirm={() => {
        onLeave();
        void navigate(address);
      }}
      onCancel={onStay}
    >
      {texts.leaveExplained}
    </ConfirmDialog>
  );
}
