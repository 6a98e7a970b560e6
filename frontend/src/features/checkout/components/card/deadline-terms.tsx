import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../../shared/api/config-query';
import { durationInWords } from '../../../../shared/model/duration';
import { useSecondsUntil } from '../../../../shared/ui/figures/countdown';
import { deadlineAccount, secondsToPay } from '../../model/deadline-account';
import { texts } from '../../texts';
import type { Booking } from '../../types';
import { WayOut } from '../release/way-out';

/** Only for the space of the sentence until the server has said how long players have. */
const usualGraceSeconds = 3600;

interface DeadlineTermsProps {
  booking: Booking;
}

/**
 * The policy, what it means for this booking, and the way out before anything is charged. No card
 * is charged for a booking that waits for a transfer, so the policy is not about it. The
 * server's settings name the usual time to pay. The card needs them too, so the player cannot pay
 * before the sentence is shown.
 */
export function DeadlineTerms({ booking }: DeadlineTermsProps) {
  const { data: config } = useQuery(configQuery());
  const isAhead = useSecondsUntil(booking.paymentDueAt) > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {booking.transfer ? null : (
        <Typography variant="body2" sx={config ? undefined : { visibility: 'hidden' }}>
          {texts.policy(
            durationInWords(secondsToPay(booking, config?.paymentGraceSeconds ?? usualGraceSeconds)),
          )}
        </Typography>
      )}
      {isAhead ? (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {deadlineAccount(booking)}
          </Typography>
          <WayOut booking={booking} />
        </>
      ) : null}
    </Box>
  );
}

/** The consent that the player gives by paying with a card. */
export function CardConsent() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {texts.consent}
    </Typography>
  );
}
