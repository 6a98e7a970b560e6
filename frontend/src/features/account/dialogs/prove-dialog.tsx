import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { words } from '../../../shared/texts/words';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { sessionQuery } from '../../../shared/api/own-session';
import { CodeForm } from '../../session/code/code-form';
import { useSendCode, useVerifyCode } from '../../session/code/sign-in-by-code';
import { texts as codeTexts } from '../../session/code/texts';
import { texts } from '../texts';

/** Returns whether the server wants a fresh sign-in before it does what was asked for. */
export const needsProof = (error: unknown) => error instanceof ApiError && error.code === 'sign_in_again';

interface ProveDialogProps {
  /** Called when the person has proved to be the owner of the account. */
  onProved: () => void;
  onClose: () => void;
}

/** Asks for a code from the mailbox of the account, because the last sign-in was long ago. */
export function ProveDialog({ onProved, onClose }: ProveDialogProps) {
  const { data: session } = useQuery(sessionQuery());
  // The address stays the same, also while the session is fetched again.
  const [email, setEmail] = useState<string | null>(null);
  const send = useSendCode();
  const verify = useVerifyCode();
  const address = email ?? session?.email ?? '';
  const start = () => send.mutate(address, { onSuccess: () => setEmail(address) });
  const submit = (code: string) =>
    void verify.mutateAsync({ email: address, code }).then(onProved, () => undefined);
  return (
    <DialogFrame
      title={texts.proveTitle}
      subtitle={texts.proveHint}
      onPhones="sheet"
      busy={send.isPending || verify.isPending}
      error={send.error ? userMessageOf(send.error) : null}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={send.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          {email === null ? (
            <SubmitButton size="medium" autoFocus pending={send.isPending} onClick={start}>
              {texts.proveSend}
            </SubmitButton>
          ) : null}
        </>
      }
    >
      {email === null ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.proveWhere(address)}</Typography>
      ) : (
        <CodeForm
          email={email}
          submitLabel={texts.prove}
          automaticHint={codeTexts.goesOnAlone}
          pendingLabel={texts.proving}
          pending={verify.isPending}
          error={verify.error}
          onSubmit={submit}
          onResend={() => send.mutateAsync(email)}
        />
      )}
    </DialogFrame>
  );
}
