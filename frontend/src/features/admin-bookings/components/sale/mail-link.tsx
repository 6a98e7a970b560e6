import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { useMailPaymentLink } from '../../api/mail-payment-link';
import { texts } from './link-texts';

interface MailLinkProps {
  bookingId: string;
  /** The address of the customer, if it is known. */
  email: string | null;
}

/** Mails the payment link to the customer's address, or to another one. */
export function MailLink({ bookingId, email }: MailLinkProps) {
  const [typed, setTyped] = useState(email ?? '');
  const { mutate, isPending, isSuccess, error, reset } = useMailPaymentLink(bookingId);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isSuccess) mutate(typed.trim());
      }}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr auto' }, columnGap: 1, alignItems: 'start' }}
    >
      <TextField
        autoFocus
        type="email"
        autoComplete="off"
        label={texts.mailTo}
        value={typed}
        error={error !== null}
        helperText={error ? userMessageOf(error) : isSuccess ? texts.mailed(typed.trim()) : ' '}
        onChange={({ target }) => {
          reset();
          setTyped(target.value);
        }}
        slotProps={{ formHelperText: { role: 'status' } }}
      />
      <SubmitButton
        type="submit"
        pending={isPending}
        disabled={isSuccess}
        sx={{ minHeight: 52, mt: { xs: 0, sm: 3.75 } }}
      >
        {texts.mail}
      </SubmitButton>
    </Box>
  );
}
