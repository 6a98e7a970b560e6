import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { CodeForm } from '../../session/code/code-form';
import { useSendCode, useVerifyCode } from '../../session/code/sign-in-by-code';
import { texts as codeTexts } from '../../session/code/texts';
import { texts } from './letter-texts';

/** Confirms the address of a guest with a code, which makes it the address of an account. */
export function ConfirmEmail({ email }: { email: string }) {
  const showToast = useToast();
  const [isSent, setSent] = useState(false);
  const send = useSendCode();
  const verify = useVerifyCode();
  // The account replaces the guest, and this form, before a callback of `mutate` would run.
  const submit = (code: string) =>
    void verify.mutateAsync({ email, code }).then(
      () => showToast({ tone: 'success', title: texts.confirmed, description: texts.confirmedHint }),
      () => undefined,
    );
  return (
    <Box data-no-print sx={{ mt: 1, maxWidth: 420 }}>
      {isSent ? (
        <CodeForm
          email={email}
          submitLabel={texts.confirm}
          automaticHint={codeTexts.entersAlone}
          pendingLabel={codeTexts.entering}
          pending={verify.isPending}
          error={verify.error}
          onSubmit={submit}
          onResend={() => send.mutateAsync(email)}
        />
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{texts.confirmHint}</Typography>
          {send.error ? (
            <Alert severity="error" sx={{ mb: 1 }}>
              {userMessageOf(send.error)}
            </Alert>
          ) : null}
          <SubmitButton
            size="medium"
            autoFocus
            pending={send.isPending}
            pendingLabel={codeTexts.sending}
            onClick={() => send.mutate(email, { onSuccess: () => setSent(true) })}
          >
            {codeTexts.send}
          </SubmitButton>
        </>
      )}
    </Box>
  );
}
