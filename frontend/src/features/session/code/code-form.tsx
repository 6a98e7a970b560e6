import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { PlainField } from '../../../shared/ui/form/plain-field';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { texts as late } from './late-texts';
import { StillMissing } from './still-missing';
import { texts } from './texts';
import { useResend } from './use-resend';
import { outdent } from '../../../shared/theme/tokens';

const LENGTH = 6;

interface CodeFormProps {
  /** The address to which the code was sent. */
  email: string;
  submitLabel: string;
  /** Says that the code is sent as soon as it is complete. Without it, the button sends it. */
  automaticHint?: string;
  pendingLabel: string;
  color?: 'error';
  pending: boolean;
  /** The server's refusal of the last code. */
  error: unknown;
  onSubmit: (code: string) => void;
  /** Sends another code. */
  onResend: () => Promise<unknown>;
  /** Leads back to the field of the address, if the address can be another one. */
  onOtherEmail?: () => void;
}

/**
 * Asks for the code that came by e-mail. A refused code stays in the field, selected, so that the
 * next one replaces it.
 */
export function CodeForm({
  email,
  pending,
  error,
  onSubmit,
  onResend,
  onOtherEmail,
  ...form
}: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const resend = useResend(onResend);
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);

  const handleChange = (digits: string) => {
    setCode(digits);
    setShort(false);
    const isComplete = digits.length === LENGTH && digits !== code;
    if (form.automaticHint && isComplete && !pending) onSubmit(digits);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    if (code.length === LENGTH) return onSubmit(code);
    setShort(true);
    field.current?.focus();
  };
  const sendAgain = () => {
    setCode('');
    void resend.send();
    field.current?.focus();
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <CodeField
        ref={field}
        code={code}
        sent={resend.wasSent ? texts.sentAgain : texts.sentTo(email)}
        hint={form.automaticHint ? `${form.automaticHint} ${late.notThere}` : late.notThere}
        problem={isShort ? texts.codeMissing : (problemOf(error, code) ?? resend.problem)}
        onChange={handleChange}
      />
      <SubmitButton
        type="submit"
        fullWidth
        color={form.color}
        pending={pending}
        pendingLabel={form.pendingLabel}
        sx={{ mt: 1 }}
      >
        {form.submitLabel}
      </SubmitButton>
      <OtherWays wait={resend.wait} pending={pending} onResend={sendAgain} onOtherEmail={onOtherEmail} />
      {resend.wait === null || resend.wasSent ? <StillMissing /> : null}
    </Box>
  );
}

/** The refusal is about the code that is still in the field. A changed code has none yet. */
function problemOf(error: unknown, code: string): string | null {
  return error && code.length === LENGTH ? userMessageOf(error) : null;
}

interface OtherWaysProps extends Pick<CodeFormProps, 'pending' | 'onOtherEmail'> {
  /** How long another code has to wait, or null. */
  wait: string | null;
  onResend: () => void;
}

function OtherWays({ wait, pending, onResend, onOtherEmail }: OtherWaysProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1, mx: outdent.medium }}>
      <Button variant="text" disabled={wait !== null || pending} onClick={onResend}>
        {wait === null ? texts.sendAgain : texts.sendAgainIn(wait)}
      </Button>
      {onOtherEmail ? (
        <Button variant="text" disabled={pending} onClick={onOtherEmail}>
          {texts.otherEmail}
        </Button>
      ) : null}
    </Box>
  );
}

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  code: string;
  /** Where the code was sent. */
  sent: string;
  hint: string;
  problem: string | null;
  onChange: (digits: string) => void;
}

/** Takes pasted codes with spaces. Phones offer the digits, and the code if they know it. */
function CodeField({ ref, code, sent, hint, problem, onChange }: CodeFieldProps) {
  const sentId = useId();
  return (
    <>
      <Typography id={sentId} role="status" sx={{ overflowWrap: 'anywhere' }}>
        {sent}
      </Typography>
      <PlainField
        ref={ref}
        type="text"
        name="code"
        label={texts.code}
        describedBy={sentId}
        value={code}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, LENGTH))}
        error={problem !== null}
        helperText={problem ?? hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        autoFocus
        required
        style={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em', fontSize: '1.25rem' }}
      />
    </>
  );
}
