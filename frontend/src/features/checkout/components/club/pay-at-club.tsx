import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { userMessageOf } from '../../../../shared/api/api-error';
import { client } from '../../../../shared/api/client';
import { bookingKeys } from '../../../../shared/api/keys';
import { untilKnown } from '../../../../shared/api/until-known';
import { unwrap } from '../../../../shared/api/unwrap';
import { paths } from '../../../../shared/config/paths';
import { useBackHere } from '../../../../shared/model/back-here';
import { SubmitButton } from '../../../../shared/ui/form/submit-button';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { refreshAfterPayment } from '../../../payments/confirmation/record-payment';
import { sessionQuery } from '../../../session/session-query';
import type { Booking } from '../../types';
import { useContact } from '../contact/contact-context';
import { texts } from './texts';

/** Paying at the club, which only players with a confirmed address may choose. */
export function PayAtClub({ booking }: { booking: Booking }) {
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  return (
    <Box component="section" aria-label={texts.title} sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Typography variant="body2">{texts.hint}</Typography>
      {session.isGuest ? <ConfirmFirst /> : <Choice booking={booking} />}
    </Box>
  );
}

/** Leads a guest to the confirmation of an address, and from there back to this booking. */
function ConfirmFirst() {
  const backHere = useBackHere();
  return (
    <>
      <Typography variant="body2">{texts.confirmFirst}</Typography>
      <LinkButton fullWidth variant="outlined" to={paths.account} state={backHere}>
        {texts.confirm}
      </LinkButton>
    </>
  );
}

/** Confirms the booking unpaid: the player settles at the club. It saves the contact first. */
function Choice({ booking: { id } }: { booking: Booking }) {
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
    <>
      {choose.error ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {userMessageOf(choose.error)}
        </Typography>
      ) : null}
      <SubmitButton fullWidth variant="outlined" pending={choose.isPending} onClick={() => void confirm()}>
        {texts.title}
      </SubmitButton>
    </>
  );
}

function useChooseClub(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      untilKnown(() =>
        unwrap(client.POST('/api/bookings/{bookingId}/pay-at-club', { params: { path: { bookingId } } })),
      ),
    onSuccess: (booking) => queryClient.setQueryData(bookingKeys.detail(bookingId), booking),
    onSettled: () => void refreshAfterPayment(queryClient),
  });
}
