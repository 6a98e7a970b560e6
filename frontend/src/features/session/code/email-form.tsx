import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, type SubmitEvent } from 'react';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { PlainField } from '../../../shared/ui/form/plain-field';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useSendCode } from './sign-in-by-code';
import { texts } from './texts';

interface EmailFormProps {
  /** The first value of the field: the address that was typed before, or a known one. */
  email: string;
  label?: string;
  hint?: string;
  autoFocus?: boolean;
  onSent: (email: string) => void;
  /** Called with the address if the server sends no code. Without it, the form says why. */
  onRefused?: (email: string, error: unknown) => void;
}

/**
 * Asks for an address and sends a code to it. Below the field the browser may offer its passkeys.
 */
export function EmailForm({ email, onSent, onRefused, ...form }: EmailFormProps) {
  const { label = texts.email, hint = texts.emailHint, autoFocus = false } = form;
  const [address, setAddress] = useState(email);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSendCode();
  const refused = error instanceof ApiError ? error.fields.find(({ field }) => field === 'email') : undefined;
  const problem = isMissing ? texts.emailMissing : refused?.message;

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = address.trim();
    const field = event.currentTarget.querySelector('input');
    setMissing(!/^\S+@\S+$/.test(typed));
    if (!/^\S+@\S+$/.test(typed)) return field?.focus();
    mutate(typed, {
      onSuccess: () => onSent(typed),
      onError: (refusal) => {
        field?.focus();
        onRefused?.(typed, refusal);
      },
    });
  };
  return (
    <Box component="form" noValidate onSubmit={send}>
      {error && !problem ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {userMessageOf(error)}
        </Alert>
      ) : null}
      <PlainField
        type="email"
        name="email"
        label={label}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={problem !== undefined}
        helperText={problem ?? hint}
        autoComplete="email webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        autoFocus={autoFocus}
        required
      />
      <SubmitButton type="submit" fullWidth pending={isPending} pendingLabel={texts.sending} sx={{ mt: 1 }}>
        {texts.send}
      </SubmitButton>
    </Box>
  );
}
