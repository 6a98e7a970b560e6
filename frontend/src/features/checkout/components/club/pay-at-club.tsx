import Box from '@mui/material/Box';
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
import { InPayBar } from '../../../payments/card/pay-bar';
import { texts as checkoutTexts } from '../../texts';
import type { PaymentStepProps } from '../../types';
import { FocusedHeading } from '../card/focused-heading';
import { useContact } from '../contact/contact-context';
import { texts } from './texts';

/** Paying at the club, which only players with a confirmed address may choose. */
export function PayAtClub({ booking, arrived }: PaymentStepProps) {
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 1.5 }}>
      <FocusedHeading focused={arrived}>{checkoutTexts.payAtClub}</FocusedHeading>
      <Typography>{texts.hint}</Typography>
      {session.isGuest ? <ConfirmFirst /> : <Choice booking={booking} />}
    </Box>
  );
}

/** Leads a guest to the confirmation of an address, and from there back to this booking. */
function ConfirmFirst() {
  const backHere = useBackHere();
  return (
    <>
      <Typography>{texts.confirmFirst}</Typography>
      <InPayBar>
        <LinkButton fullWidth size="large" variant="contained" to={paths.account} state={backHere}>
          {texts.confirm}
        </LinkButton>
      </InPayBar>
    </>
  );
}

/**
 * Confirms the booking unpaid: the player settles at the club. What is missing is marked at its
 * field; any other refusal takes the focus, which the locked button has lost.
 */
function Choice({ booking: { id } }: Pick<PaymentStepProps, 'booking'>) {
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
        <Typography ref={message} tabIndex={-1} role="alert" sx={{ color: 'error.main', outline: 'none' }}>
          {userMessageOf(refusal)}
        </Typography>
      ) : null}
      <InPayBar>
        <SubmitButton fullWidth pending={choose.isPending} onClick={() => void confirm()}>
          {checkoutTexts.payAtClub}
        </SubmitButton>
      </InPayBar>
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
