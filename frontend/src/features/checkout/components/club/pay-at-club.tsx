import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { userMessageOf } from '../../../../shared/api/api-error';
import { client } from '../../../../shared/api/client';
import { bookingKeys } from '../../../../shared/api/keys';
import { unwrap } from '../../../../shared/api/unwrap';
import { paths } from '../../../../shared/config/paths';
import { SubmitButton } from '../../../../shared/ui/form/submit-button';
import { refreshAfterPayment } from '../../../payments/confirmation/record-payment';
import type { Booking } from '../../types';
import { useContact } from '../contact/contact-context';
import { texts } from './texts';

/** Confirms the booking unpaid: the player settles at the club. It saves the contact first. */
export function PayAtClub({ booking: { id } }: { booking: Booking }) {
  const { ready } = useContact();
  const navigate = useNavigate();
  const choose = useChooseClub(id);
  const confirm = async () => {
    if (!(await ready())) return;
    choose.mutate(undefined, {
      onSuccess: () => void navigate(paths.paidBooking(id), { replace: true }),
    });
  };
  return (
    <Box component="section" aria-label={texts.title} sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Typography variant="body2">{texts.hint}</Typography>
      {choose.error ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {userMessageOf(choose.error)}
        </Typography>
      ) : null}
      <SubmitButton fullWidth variant="outlined" pending={choose.isPending} onClick={() => void confirm()}>
        {texts.title}
      </SubmitButton>
    </Box>
  );
}

function useChooseClub(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(client.POST('/api/bookings/{bookingId}/pay-at-club', { params: { path: { bookingId } } })),
    onSuccess: (booking) => queryClient.setQueryData(bookingKeys.detail(bookingId), booking),
    onSettled: () => void refreshAfterPayment(queryClient),
  });
}
