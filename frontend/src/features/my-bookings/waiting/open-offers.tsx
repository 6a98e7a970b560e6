import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { waitingKeys } from '../../../shared/api/keys';
import { useLiveTopic } from '../../../shared/api/live';
import { waitingListQuery } from '../../../shared/api/waiting-list';
import { paths } from '../../../shared/config/paths';
import { clockTime, dayInWords } from '../../../shared/model/dates';
import { endOf } from '../../../shared/model/play';
import { differsHere } from '../../../shared/model/readers-clock';
import type { Offer } from '../../../shared/model/waiting';
import { words } from '../../../shared/texts/words';
import { CardList } from '../../../shared/ui/list/card-list';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { recheckOffersIn } from '../model/recheck-in';
import { texts } from './texts';

/**
 * The hours that are offered to the player now, above everything else on the screen: each is kept
 * for some minutes only. It also keeps what the player waits for current.
 */
export function OpenOffers() {
  const { data: entries = [] } = useQuery({
    ...waitingListQuery(),
    refetchInterval: ({ state }) => recheckOffersIn(state.data),
  });
  const offers = entries.flatMap(({ offer }) => offer ?? []);
  return (
    <>
      {entries.length > 0 ? <LiveEntries /> : null}
      {/* Screen readers announce what comes into a status, and not a status that comes. */}
      <div role="status">{offers.length > 0 ? <Offers offers={offers} /> : null}</div>
    </>
  );
}

/** Fetches the entries again when an hour is offered, or when they change in another tab. */
function LiveEntries() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: waitingKeys.mine });
  useLiveTopic('/api/waiting-list/events', { onMessage: refresh, onReady: refresh });
  return null;
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: { xs: 4, md: 5 } }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {offers.length === 1 ? texts.offered : texts.severalOffered(offers.length)}
      </Typography>
      <CardList>
        {offers.map((offer) => (
          <OfferCard key={offer.token} offer={offer} />
        ))}
      </CardList>
    </Box>
  );
}

/** The hour, until when it is kept, and the way to its screen. */
function OfferCard({ offer }: { offer: Offer }) {
  const { token, venue, court, date, timeSlot, expiresAt, timeZone } = offer;
  const when = words.dayAndHours(dayInWords(date), timeSlot, endOf(offer));
  const until = clockTime(expiresAt, timeZone);
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        p: 2,
        borderColor: 'primary.main',
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{venue.name}</Typography>
        <Typography>
          {words.courtTitle(court.courtNumber, court.name)}, {when}.{' '}
          {texts.until(until, differsHere(expiresAt, timeZone))}
        </Typography>
      </Box>
      <LinkButton
        variant="contained"
        to={paths.offer(token)}
        aria-label={texts.seeOfferOf(`${venue.name}, ${when}`)}
      >
        {texts.seeOffer}
      </LinkButton>
    </Card>
  );
}
