import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useEndOtherDevices } from '../api/devices';
import { passkeysQuery } from '../api/passkeys';
import { texts } from '../texts';
import { needsProof, ProveDialog } from './prove-dialog';

interface EndOthersDialogProps {
  userId: string;
  onClose: () => void;
}

/** Ends all other sessions, and removes the passkeys, with which one could enter again. */
export function EndOthersDialog({ userId, onClose }: EndOthersDialogProps) {
  const { data: passkeys = [] } = useQuery(passkeysQuery(userId));
  const [withPasskeys, setWithPasskeys] = useState(false);
  const showToast = useToast();
  const end = useEndOtherDevices(userId);
  const handleEnded = () => {
    const description = withPasskeys ? texts.othersAndPasskeysEndedHint : texts.othersEndedHint;
    showToast({ tone: 'success', title: texts.othersEnded, description });
    onClose();
  };
  if (needsProof(end.error)) return <ProveDialog onProved={() => end.reset()} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={texts.endOthersTitle}
      confirmLabel={texts.endOthers}
      pending={end.isPending}
      error={end.error ? userMessageOf(end.error) : null}
      onConfirm={() => end.mutate(withPasskeys, { onSuccess: handleEnded })}
      onCancel={onClose}
    >
      <Typography>{texts.endOthersHint}</Typography>
      {passkeys.length > 0 || withPasskeys ? (
        <>
          <FormControlLabel
            sx={{ mt: 1.5 }}
            control={
              <Checkbox checked={withPasskeys} onChange={({ target }) => setWithPasskeys(target.checked)} />
            }
            label={texts.endPasskeysToo}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.endPasskeysTooHint}
          </Typography>
        </>
      ) : null}
    </ConfirmDialog>
  );
}
