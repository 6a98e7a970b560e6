import { useState } from 'react';
import type { Session } from '../../../shared/api/own-session';
import { CodeForm } from './code-form';
import { EmailForm } from './email-form';
import { useSendCode, useVerifyCode } from './sign-in-by-code';
import { texts } from './texts';

interface CodeFlowProps {
  /** The first value of the field for the address. */
  email?: string;
  label?: string;
  hint?: string;
  submitLabel: string;
  /** Says what happens when the code is complete. */
  automaticHint?: string;
  /** True if the field of the address is what the person came for. */
  autoFocus?: boolean;
  /** Called when a code was sent, and when another address is typed instead. */
  onStep?: (step: 'address' | 'code') => void;
  onVerified: (session: Session) => void;
  /** Called with the address and the reason if the server sends no code, or refuses a right one. */
  onRefused?: (email: string, error: unknown) => void;
}

/** Asks for an address, then for the code that was sent there. */
export function CodeFlow({ email = '', submitLabel, onStep, onVerified, onRefused, ...form }: CodeFlowProps) {
  const { label, hint, autoFocus, automaticHint = texts.entersAlone } = form;
  const [address, setAddress] = useState(email);
  const [isSent, setSent] = useState(false);
  const [wentBack, setWentBack] = useState(false);
  const { mutateAsync: sendAgain } = useSendCode();
  const verify = useVerifyCode();

  const handleSent = (email: string) => {
    setAddress(email);
    setSent(true);
    onStep?.('code');
  };
  const handleOther = () => {
    verify.reset();
    setSent(false);
    setWentBack(true);
    onStep?.('address');
  };
  // The screen of the account may replace this one before a callback of `mutate` would run.
  const submit = (code: string) =>
    void verify
      .mutateAsync({ email: address, code })
      .then(onVerified, (refusal: unknown) => onRefused?.(address, refusal));
  if (!isSent) {
    return (
      <EmailForm
        email={address}
        label={label}
        hint={hint}
        autoFocus={autoFocus === true || wentBack}
        onSent={handleSent}
        onRefused={onRefused}
      />
    );
  }
  return (
    <CodeForm
      email={address}
      submitLabel={submitLabel}
      automaticHint={automaticHint}
      pendingLabel={texts.entering}
      pending={verify.isPending}
      error={verify.error}
      onSubmit={submit}
      onResend={() => sendAgain(address)}
      onOtherEmail={handleOther}
    />
  );
}
