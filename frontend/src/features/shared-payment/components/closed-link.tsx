import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { Illustration } from '../../../shared/ui/court/illustration';
import { BackHomeButton } from '../../../shared/ui/screen/back-home-button';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { excessQuery } from '../../payments/refunds/excess-query';
import type { Standing } from '../model/standing';
import { texts } from '../texts';
import type { SharedLinkPage } from '../types';
import { MatchCard } from './match-card';

interface ClosedLinkProps {
  page: SharedLinkPage;
  standing: Extract<Standing, 'complete' | 'expired' | 'cancelled'>;
}

/** Explains why the link can no longer be paid. */
export function ClosedLink({ page, standing }: ClosedLinkProps) {
  if (isClosedGame(page, standing)) return <ClosedGame page={page} />;
  if (standing === 'complete') return <CompleteMatch page={page} />;
  const { title, hint, refund } = textsOf[standing];
  const isGivenUp = page.booking.status !== 'active';
  const { id, surface } = page.booking.court;
  return (
    <MessageScreen
      title={title}
      hint={page.link.yourShare === 'paid' && isGivenUp ? refund : hint}
      art={<Illustration motif="lights out" seed={id} surface={surface} />}
    />
  );
}

const textsOf = {
  expired: {
    title: texts.expiredTitle,
    hint: texts.expiredHint,
    refund: `${texts.expiredHint} ${texts.expiredRefund}`,
  },
  cancelled: { title: words.bookingWasCancelled, hint: texts.cancelledHint, refund: texts.cancelledRefund },
};

/** A reader who came by a listed game and has not paid: the link is not theirs to ask about. */
const isClosedGame = ({ link }: SharedLinkPage, standing: Standing) =>
  link.access === 'public' && link.yourShare !== 'paid' && standing !== 'cancelled';

/**
 * Another player was faster, the organiser closed the game, or its deadline has passed. A reader
 * who has left a place was charged before, and reads above how the money comes back.
 */
function ClosedGame({ page: { booking } }: { page: SharedLinkPage }) {
  const { data: returning = [] } = useQuery(excessQuery());
  const wasCharged = returning.some(({ bookingId }) => bookingId === booking.id);
  const { court, venue } = booking;
  return (
    <MessageScreen
      title={texts.gameClosedTitle}
      hint={wasCharged ? texts.gameClosedHint : texts.gameClosedUncharged}
      action={
        <LinkButton variant="contained" to={paths.venue(venue.id)}>
          {texts.seeVenue}
        </LinkButton>
      }
      art={<Illustration motif="lights out" seed={court.id} surface={court.surface} />}
    />
  );
}

/** The match with all players. */
function CompleteMatch({ page }: { page: SharedLinkPage }) {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', py: { xs: 3, md: 5 } }}>
      <PageTitle>{texts.completeTitle}</PageTitle>
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        {texts.completeTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', mt: 0.75, mb: 3 }}>
        {texts.completeHint}
      </Typography>
      <MatchCard page={page} />
      <Box sx={{ display: 'grid', justifyItems: 'center', mt: 3 }}>
        <BackHomeButton />
      </Box>
    </Box>
  );
}
