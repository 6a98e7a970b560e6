import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, userMessageOf } from '../../../../shared/api/api-error';
import { bookingKeys } from '../../../../shared/api/keys';
import { sessionQuery } from '../../../../shared/api/own-session';
import { paths } from '../../../../shared/config/paths';
import { useBackHere } from '../../../../shared/model/back-here';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { InPayBar } from '../../../payments/card/pay-bar';
import { refreshAfterPayment } from '../../../payments/confirmation/record-payment';
import type { Booking, PaymentStepProps } from '../../types';
import { FocusedHeading } from '../card/focused-heading';
import { useContact } from '../contact/contact-context';
import { texts } from './texts';

interface LaterChoiceProps extends Pick<PaymentStepProps, 'booking' | 'arrived'> {
  title: string;
  hint: string;
  /** Why a guest has to confirm an address first. */
  confirmFirst: string;
  send: (bookingId: string) => Promise<Booking>;
}

/** A way to pay later, without a card, which only players with a confirmed address may choose. */
export function LaterChoice(props: LaterChoiceProps) {
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 1.5 }}>
      <FocusedHeading focused={props.arrived}>{props.title}</FocusedHeading>
      <Typography>{props.hint}</Typography>
      {session.isGuest ? <ConfirmFirst why={props.confirmFirst} /> : <Choice {...props} />}
    </Box>
  );
}

/** Leads a guest to the confirmation of an address, and from there back to this booking. */
function ConfirmFirst({ why }: { why: string }) {
  const backHere = useBackHere();
  return (
    <>
      <Typography>{why}</Typography>
      <InPayBar>
        <LinkButton fullWidth size="large" variant="contained" to={paths.account} state={backHere}>
          {texts.confirm}
        </LinkButton>
      </InPayBar>
    </>
  );
}

/**
 * Confirms the booking unpaid. What is missing is marked at its field; any other refusal takes the
 * focus, which the locked button has lost.
 */
function Choice({ booking: { id }, title, confirmFirst, send }: LaterChoiceProps) {
  const { ready, show } = useContact();
  const navigate = useNavigate();
  const choose = useChoosing(id, send);
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
  if (isUnconfirmed(refusal)) return <ConfirmFirst why={confirmFirst} />;
  return (
    <>
      {refusal ? (
        <Typography ref={message} tabIndex={-1} role="alert" sx={{ color: 'error.main', outline: 'none' }}>
          {userMessageOf(refusal)}
        </Typography>
      ) : null}
      <InPayBar>
        <SubmitButton fullWidth pending={choose.isPending} onClick={() => void confirm()}>
          {title}
        </SubmitButton>
      </InPayBar>
    </>
  );
}

/** The account may have been left in another tab. */
const isUnconfirmed = (refusal: unknown) =>
  refusal instanceof ApiError && refusal.code === 'email_not_verified';

function useChoosing(bookingId: string, send: LaterChoiceProps['send']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(bookingId),
    onSuccess: (booking) => queryClient.setQueryData(bookingKeys.detail(bookingId), booking),
    onSettled: () => void refreshAfterPayment(queryClient),
  });
}
