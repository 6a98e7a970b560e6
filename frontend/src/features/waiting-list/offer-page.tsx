import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { TitledPage } from '../../shared/ui/screen/page-title';
import { SecretAddress } from '../../shared/ui/screen/secret-address';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { offerQuery } from '../../shared/api/waiting-list';
import { texts } from './texts';
import type { Offer } from '../../shared/model/waiting';
import { OpenOffer } from './open-offer';

/**
 * `/oferta/:offerToken`. A letter links to it. Opening it changes nothing, because programs open
 * the links of mails too.
 */
export function OfferPage() {
  const { offerToken = '' } = useParams();
  return (
    <div className="s-wrap">
      <SecretAddress />
      <TitledPage title={texts.offerTabTitle}>
        <OfferOfLink key={offerToken} offerToken={offerToken} />
      </TitledPage>
    </div>
  );
}

function OfferOfLink({ offerToken }: { offerToken: string }) {
  const { data: offer, error, isFetching, refetch } = useQuery(offerQuery(offerToken));
  if (!offer && isNotFound(error)) return <MessageScreen title={texts.notFound} hint={texts.notFoundHint} />;
  if (!offer && error) {
    return (
      <ErrorState
        headingLevel="h1"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        wayOut={<LinkButton to={paths.home}>{words.backHome}</LinkButton>}
      />
    );
  }
  if (offer?.status === 'accepted') return <Accepted offer={offer} />;
  if (offer?.status === 'ended') return <Ended offer={offer} />;
  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', pt: { xs: 3, md: 7 }, pb: 5 }}>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        {offer ? (
          <OpenOffer offer={offer} onChange={() => void refetch()} />
        ) : (
          <LoadingRegion>
            <SkeletonRows count={4} height={64} />
          </LoadingRegion>
        )}
      </Card>
    </Box>
  );
}

/** A letter may be opened in a browser that does not have the booking. */
function Accepted({ offer: { bookingId } }: { offer: Offer }) {
  if (bookingId === null) return <MessageScreen title={texts.accepted} hint={texts.acceptedElsewhereHint} />;
  return (
    <MessageScreen
      title={texts.accepted}
      hint={texts.acceptedHint}
      action={
        <LinkButton variant="contained" to={paths.myBooking(bookingId)}>
          {words.seeMyBookings}
        </LinkButton>
      }
    />
  );
}

function Ended({ offer: { venue } }: { offer: Offer }) {
  return (
    <MessageScreen
      title={texts.ended}
      hint={texts.endedHint}
      action={
        <LinkButton variant="contained" to={paths.venue(venue.id)}>
          {texts.seeVenue}
        </LinkButton>
      }
    />
  );
}
