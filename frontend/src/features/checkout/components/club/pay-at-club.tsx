import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, userMessageOf } from '../../../../shared/api/api-error';
import { client } from '../../../../shared/api/client';
import { bookingKeys } from '../../../../shared/api/keys';
import { unwrap } from '../../../../shared/api/unwrap';
import { paths } from '../../../../shared/config/paths';
import { useBackHere } from '../../../../shared/model/back-here';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { refreshAfterPayment } from '../../../payments/confirmation/record-payment';
import { sessionQuery } from '../../../../shared/api/own-session';
import type { Booking } from '../../types';
import { useContact } from '../contact/contact-context';
import { texts } from './texts';

/** Paying at the club, which only players with a confirmed address may choose. */
export function PayAtClub({ booking }: { booking: Booking }) {
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  return (
    <Card component="section" aria-label={texts.title} sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {texts.title}
      </Typography>
      <Typography variant="body2">{texts.hint}</Typography>
      {session.isGuest ? <ConfirmFirst /> : <Choice booking={booking} />}
    </Card>
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

/**
 * Confirms the booking unpaid: the player settles at the club. What is missing is marked at its
 * field; any other refusal takes the focus, which the locked button has lost.
 */
function Choice({ booking: { id } }: { booking: Booking }) {
  const { ready, show } = useContact();
  const navigate = useNavigate();
  const choose = useChooseClub(id);
  const [refusal, setRefusal] = useState<unknown>(null);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal) message.current?.focus();
  }, [refusal]);
  const confirm = async () => {
    setRefusal(null);
    if (!(await ready('other'))) return;
    choose.mutate(undefined, {
      onSuccess: () => void navigate(paths.paidBooking(id), { replace: true }),
      onError: (error) => (show(error) ? undefined : setRefusal(error)),
    });
  };
  if (isUnconfirmed(refusal)) return <ConfirmFirst />;
  return (
    <>
      {refusal ? (
        <Typography
          ref={message}
          tabIndex={-1}
          role="alert"
          variant="body2"
          sx={{ color: 'error.main', outline: 'none' }}
        >
          {userMessageOf(refusal)}
        </Typography>
      ) : null}
      <SubmitButton fullWidth variant="outlined" pending={choose.isPending} onClick={() => void confirm()}>
        {texts.title}
      </SubmitButton>
    </>
  );
}

/** The account may have been left in another tab. */
const isUnconfirmed = (refusal: unknown) =>
  refusal instanceof ApiError && refusal.code === 'email_not_verified';

function useChooseClub(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(client.POST('/api/bookings/{bookingId}/pay-at-club', { params: { path: { bookingId } } })),
    onSuccess: (booking) => queryClient.setQueryData(bookingKeys.detail(bookingId), booking),
    onSettled: () => void refreshAfterPayment(queryClient),
  });
}
