import { userMessageOf } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useRemoveMember, useResetFactor } from '../api/change-staff';
import { texts } from '../texts';
import type { StaffMember } from '../api/staff-query';

interface ConfirmMemberProps {
  action: 'remove' | 'reset';
  member: StaffMember;
  onClose: () => void;
}

const wordsOf = {
  remove: { title: texts.removeTitle, hint: texts.removeHint, label: texts.remove, done: texts.removed },
  reset: { title: texts.resetTitle, hint: texts.resetHint, label: texts.resetFactor, done: texts.resetDone },
} as const;

/** Asks before a person loses their access, or their second factors. */
export function ConfirmMember({ action, member, onClose }: ConfirmMemberProps) {
  const showToast = useToast();
  const calls = { remove: useRemoveMember(), reset: useResetFactor() };
  const { mutateAsync, isPending, error } = calls[action];
  const { title, hint, label, done } = wordsOf[action];
  const run = () =>
    mutateAsync(member.id).then(
      () => {
        showToast({ tone: 'success', title: done, description: member.name });
        onClose();
      },
      () => undefined, // the dialog shows the error
    );
  return (
    <ConfirmDialog
      open
      title={title(member.name)}
      confirmLabel={label}
      pending={isPending}
      error={error ? userMessageOf(error) : null}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {hint}
    </ConfirmDialog>
  );
}
