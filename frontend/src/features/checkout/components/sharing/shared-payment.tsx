import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLiveTopic } from '../../../../shared/api/live';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { CardFormSkeleton } from '../../../payments/card/card-form-skeleton';
import { type SharedLink, ownLinkQuery } from '../../../payments/sharing/own-link-query';
import { Payers } from '../../../payments/sharing/payers';
import { seatsOf } from '../../../payments/sharing/seats';
import { SeatsCourt } from '../../../payments/sharing/seats-court';
import { SeatsStatus } from '../../../payments/sharing/seats-status';
import { perPlayerText } from '../../../payments/sharing/share-prices';
import type { PaymentStepProps, Booking } from '../../types';
import { DeadlineTerms } from '../card/deadline-terms';
import { FocusedHeading } from '../card/focused-heading';
import { DividingLine } from '../dividing-line';
import { LinkActions } from './link-actions';
import { RestPayment } from './rest-payment';
import { texts } from './texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingKeys } from '../../../../shared/api/keys';

/** The payment of a shared booking: who has paid, updated live, the link, and the rest to pay. */
export function SharedPayment(props: PaymentStepProps) {
  const { link, refresh } = useOwnLink(props.booking);
  if (link.data) return <LiveLink {...props} link={link.data} onNews={refresh} />;
  if (link.isPending) return <CardFormSkeleton />;
  return (
    <ErrorState
      title={texts.linkFailed}
      error={link.error}
      retrying={link.isFetching}
      onRetry={() => void link.refetch()}
      headingLevel="h3"
    />
  );
}

interface LiveLinkProps extends PaymentStepProps {
  link: SharedLink;
  onNews: () => void;
}

function LiveLink(props: LiveLinkProps) {
  const { booking, link, arrived, onNews } = props;
  useLiveTopic(`/api/shared-payment-links/${encodeURIComponent(link.shareToken)}/events`, {
    onMessage: onNews,
    onReady: onNews,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
      <div>
        <FocusedHeading focused={arrived}>{texts.sharedTitle}</FocusedHeading>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{perPlayerText(booking)}</Typography>
      </div>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <SeatsCourt
          seats={seatsOf(link)}
          surface={booking.court.surface}
          night={booking.tariffType === 'night'}
        />
      </Box>
      <div>
        <SeatsStatus link={link} />
        <Payers link={link} />
      </div>
      <LinkActions {...props} />
      {booking.paysAtClub ? null : <DeadlineTerms booking={booking} />}
      <DividingLine />
      <RestPayment {...props} />
    </Box>
  );
}

/**
 * The payment link of a shared booking, with a function that fetches the link and the booking
 * again.
 */
function useOwnLink(booking: Booking) {
  const queryClient = useQueryClient();
  const link = useQuery(ownLinkQuery(booking));
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ownLinkQuery(booking).queryKey });
    void queryClient.invalidateQueries({ queryKey: bookingKeys.detail(booking.id) });
  };
  return { link, refresh };
}
