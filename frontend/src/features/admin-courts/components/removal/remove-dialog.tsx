import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { words } from '../../../../shared/texts/words';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import { LabelledInput } from '../../../../shared/ui/form/labelled-input';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { hasPayments, removalInWords, removedInWords } from '../../model/removal-words';
import { texts } from '../../texts';
import type { Removal } from '../../types';

interface RemoveDialogProps {
  /** The name of the venue or court. */
  name: string;
  confirmLabel: string;
  doneTitle: string;
  /** True if the name has to be typed when paid bookings would be cancelled. */
  asksForName?: boolean;
  /** A sentence about what else is deleted. */
  alsoRemoved?: string | null;
  /** The bookings that the deletion would cancel. */
  preview: UseQueryResult<Removal>;
  remove: UseMutationResult<Removal | null, Error, void>;
  onClose: () => void;
}

/** Asks for confirmation before a venue or a court is deleted, and names the consequences. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { name, asksForName = false, alsoRemoved, preview, remove, onClose, ...labels } = props;
  const showToast = useToast();
  const nameField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const mustType = asksForName && preview.data !== undefined && hasPayments(preview.data);
  const confirm = async () => {
    if (mustType && typed.trim() !== name.trim()) {
      setRefused(true);
      return nameField.current?.focus();
    }
    try {
      const removal = await remove.mutateAsync();
      const description = (removal && removedInWords(removal)) ?? name;
      showToast({ tone: 'success', title: labels.doneTitle, description });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(name)}
      confirmLabel={labels.confirmLabel}
      pending={remove.isPending}
      confirmDisabled={!preview.data}
      error={remove.error ? userMessageOf(remove.error) : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {alsoRemoved ? <Typography sx={{ mb: 1 }}>{alsoRemoved}</Typography> : null}
      <Consequence preview={preview} />
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>{texts.pastStays}</Typography>
      {mustType ? (
        <Box sx={{ mt: 2 }}>
          <LabelledInput
            label={texts.typeName(name)}
            autoComplete="off"
            inputRef={nameField}
            value={typed}
            error={isRefused}
            helperText={isRefused ? texts.nameDiffers(name) : null}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(false);
            }}
          />
        </Box>
      ) : null}
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
          {words.retry}
        </Button>
      </Typography>
    );
  }
  return <Skeleton variant="text" width="90%" aria-hidden />;
}
