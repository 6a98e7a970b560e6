import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../shared/api/api-error';
import { PlainField } from '../../shared/ui/form/plain-field';
import { texts } from './contact-texts';
import { useSaveEmail } from './save-email';
import { sessionQuery } from './session-query';

export interface EmailDraft {
  /** Saves what is typed, and resolves to false if that failed. It never rejects. */
  save: () => Promise<boolean>;
}

interface ContactEmailProps {
  /** For the form around the field, which saves it before it is sent. */
  ref?: Ref<EmailDraft>;
}

/** An optional field for the player's e-mail address. It is saved when the player leaves it. */
export function ContactEmail({ ref }: ContactEmailProps) {
  const { data: session } = useQuery(sessionQuery());
  const [draft, setDraft] = useState<string | null>(null);
  const { mutateAsync, error, reset } = useSaveEmail();
  const saving = useRef<{ address: string; done: Promise<boolean> } | null>(null);
  const saved = session?.email ?? '';
  const address = (draft ?? saved).trim();
  const isSaved = address === saved;
  const isBlocked = isSaved && session?.emailBlocked === true;

  const save = async (): Promise<boolean> => {
    if (!session || isSaved) return true;
    // Leaving the field by the button of the form asks twice for the same address.
    if (saving.current?.address !== address) {
      const done = mutateAsync(address).then(
        () => {
          setDraft((current) => (current?.trim() === address ? null : current));
          return true;
        },
        () => false,
      );
      saving.current = { address, done: done.finally(() => (saving.current = null)) };
    }
    return saving.current.done;
  };
  useImperativeHandle(ref, () => ({ save }));

  const handleChange = (text: string) => {
    setDraft(text);
    if (error) reset();
  };
  const help = error
    ? texts.emailFailed(userMessageOf(error))
    : helpFor({ isBlocked, isSaved: saved !== '' && isSaved });
  return (
    <PlainField
      type="email"
      label={texts.emailField}
      value={draft ?? saved}
      disabled={!session}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => void save()}
      error={error !== null || isBlocked}
      helperText={help}
      autoComplete="email"
      inputMode="email"
    />
  );
}

function helpFor({ isBlocked, isSaved }: { isBlocked: boolean; isSaved: boolean }): string {
  if (isBlocked) return texts.emailBlocked;
  return isSaved ? texts.emailSaved : texts.emailHint;
}
