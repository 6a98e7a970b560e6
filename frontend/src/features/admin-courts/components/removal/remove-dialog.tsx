import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { userMessageOf } from '../../../../shared/api/api-error';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { removalInWords, removedInWords } from '../../model/removal-words';
import { texts } from '../../texts';
import type { Removal } from '../../types';

interface RemoveDialogProps {
  /** What is deleted, by name. */
  name: string;
  confirmLabel: string;
  doneTitle: string;
  /** What else goes with it, in a sentence. */
  along?: string | null;
  /** What it would do to players. */
  preview: UseQueryResult<Removal>;
  remove: UseMutationResult<Removal, Error, void>;
  onClose: () => void;
}

/** Asks before a venue or a court is deleted, and names what goes: courts, bookings, money. */
export function RemoveDialog({ name, along, preview, remove, onClose, ...words }: RemoveDialogProps) {
  const showToast = useToast();
  const confirm = async () => {
    try {
      const removal = await remove.mutateAsync();
      showToast({ tone: 'success', title: words.doneTitle, description: removedInWords(removal) ?? name });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.error, description: userMessageOf(error) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(name)}
      confirmLabel={words.confirmLabel}
      pending={remove.isPending}
      confirmDisabled={!preview.data}
      error={remove.error ? userMessageOf(remove.error) : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {along ? <Typography sx={{ mb: 1 }}>{along}</Typography> : null}
      <Consequence preview={preview} />
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>{texts.pastStays}</Typography>
    </ConfirmDialog>
  );
}

function Consequence({ preview }: Pick<RemoveDialogProps, 'preview'>) {
  const { data, isError, isFetching, refetch } = preview;
  if (data) return <Typography sx={{ fontWeight: 650 }}>{removalInWords(data)}</Typography>;
  if (isError && !isFetching) {
    return (
      <Typography role="alert">
        {texts.removalFailed}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Typography>
    );
  }
  return <Skeleton variant="text" width="90%" aria-hidden />;
}
