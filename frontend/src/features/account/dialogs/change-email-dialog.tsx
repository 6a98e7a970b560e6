import Button from '@mui/material/Button';
import { useState } from 'react';
import { words } from '../../../shared/texts/words';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { CodeFlow } from '../../session/code/code-flow';
import { texts as codeTexts } from '../../session/code/texts';
import { texts as signInTexts } from '../sign-in/texts';
import { texts } from '../texts';
import type { Session } from '../../../shared/api/own-session';
import { needsProof, ProveDialog } from './prove-dialog';

interface ChangeEmailDialogProps {
  userId: string;
  onClose: () => void;
}

/** Gives the account another address, once a code has come back from it. */
export function ChangeEmailDialog({ userId, onClose }: ChangeEmailDialogProps) {
  const showToast = useToast();
  const [wanted, setWanted] = useState('');
  const [isProving, setProving] = useState(false);
  const handleVerified = ({ userId: nowId, email }: Session) => {
    if (nowId === userId) showToast({ tone: 'success', title: texts.emailChanged, description: email ?? '' });
    else
      showToast({
        tone: 'success',
        title: texts.otherAccount,
        description: texts.otherAccountHint(email ?? ''),
      });
    onClose();
  };
  const handleRefused = (email: string, error: unknown) => {
    setWanted(email);
    setProving(needsProof(error));
  };
  if (isProving) return <ProveDialog onProved={() => setProving(false)} onClose={onClose} />;
  return (
    <DialogFrame
      title={texts.changeEmail}
      subtitle={texts.changeEmailHint}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      <CodeFlow
        label={signInTexts.newEmail}
        hint={signInTexts.newEmailHint}
        submitLabel={texts.changeEmail}
        automaticHint={codeTexts.goesOnAlone}
        autoFocus
        email={wanted}
        onVerified={handleVerified}
        onRefused={handleRefused}
      />
    </DialogFrame>
  );
}
