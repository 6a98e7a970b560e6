import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { userMessageOf } from '../../shared/api/api-error';
import { SubmitButton } from '../../shared/ui/form/submit-button';
import { useSaveEmail } from './save-email';
import { sessionQuery } from './session-query';
import { texts } from './contact-texts';

/** An optional field for the player's e-mail address. Hidden if an address was already saved. */
export function ContactEmail() {
  const { data: session } = useQuery(sessionQuery());
  const [draft, setDraft] = useState<string | null>(null);
  const { mutateAsync: save, isPending, error, reset } = useSaveEmail();
  const saved = session?.email ?? '';
  const email = draft ?? saved;
  const address = email.trim();
  const isSaved = address === saved;
  const isBlocked = isSaved && session?.emailBlocked === true;

  const handleChange = (text: string) => {
    setDraft(text);
    if (error) reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isSaved) return;
    save(address).then(
      () => setDraft(null),
      () => undefined, // the error is shown below the field
    );
  };

  return (
    <Card component="section" aria-labelledby="correo" sx={{ p: { xs: 2, md: 3 }, mt: { xs: 2, md: 3 } }}>
      <Typography id="correo" variant="h3" component="h2">
        {texts.emailTitle}
      </Typography>
      <form noValidate onSubmit={handleSubmit}>
        <TextField
          fullWidth
          margin="dense"
          type="email"
          label={texts.emailField}
          value={email}
          disabled={!session}
          onChange={({ target }) => handleChange(target.value)}
          error={error !== null || isBlocked}
          helperText={error ? userMessageOf(error) : helpFor({ isBlocked, isSaved: saved !== '' && isSaved })}
          slotProps={{ htmlInput: { autoComplete: 'email', inputMode: 'email' } }}
        />
        {!isSaved && (
          <SubmitButton type="submit" size="medium" variant="outlined" pending={isPending} sx={{ mt: 1 }}>
            {texts.emailSave}
          </SubmitButton>
        )}
      </form>
    </Card>
  );
}

function helpFor({ isBlocked, isSaved }: { isBlocked: boolean; isSaved: boolean }): string {
  if (isBlocked) return texts.emailBlocked;
  return isSaved ? texts.emailSaved : texts.emailHint;
}
