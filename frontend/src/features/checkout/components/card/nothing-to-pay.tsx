import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { userMessageOf } from '../../../../shared/api/api-error';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { InPayBar } from '../../../payments/card/pay-bar';
import { texts } from '../../texts';
import { useContact } from '../contact/contact-context';

interface NothingToPayProps {
  /** Confirms the booking. */
  onConfirm: () => void | Promise<void>;
}

/** Lets the player confirm a booking that costs nothing after its discount. */
export function NothingToPay({ onConfirm }: NothingToPayProps) {
  const { ready } = useContact();
  const confirmation = useMutation({
    mutationFn: async () => {
      if (await ready('other')) await onConfirm();
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <Typography variant="h3" component="h2">
        {texts.nothingToPay}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.nothingToPayHint}</Typography>
      {confirmation.error ? (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {userMessageOf(confirmation.error)}
        </Typography>
      ) : null}
      <InPayBar>
        <SubmitButton fullWidth pending={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {texts.confirm}
        </SubmitButton>
      </InPayBar>
    </Box>
  );
}
