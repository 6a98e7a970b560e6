import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SportsTennisRounded from '@mui/icons-material/SportsTennisRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { BackLink } from '../../../../shared/ui/screen/back-link';
import { Morph } from '../../../../shared/ui/motion/morph';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { usePagePreload } from '../../../../shared/ui/screen/page-preload';
import { Fact } from './fact';
import { Opening, OpeningExceptions } from './opening';
import { RatingLink } from './rating-link';
import { texts } from './texts';
import type { Venue } from '../../types';
import { useFavourites } from '../../use-favourites';
import { FavouriteButton } from '../favourite-button';
import { ContactButtons } from './face/contact-buttons';
import { pageTop } from './venue-layout';
import { VenuePhotos } from './venue-photos';
import { useQueryClient } from '@tanstack/react-query';
import { homeVenuesQuery } from '../../../../shared/api/venue-queries';
import { rememberVisit } from '../../../../shared/config/visits';

interface VenueHeroProps {
  venue: Venue;
  /** The free hours. On a phone they come before the description. */
  children: ReactNode;
}

/** The head of the venue page: picture, name, what is free, and what the venue is. */
export function VenueHero({ venue, children }: VenueHeroProps) {
  const favourites = useFavourites();
  useRememberedVisit(venue.id);
  return (
    <>
      <Box sx={{ pt: 1 }}>
        <BackLink to={paths.venues}>{texts.allVenues}</BackLink>
      </Box>
      <Box sx={pageTop}>
        <Box sx={{ gridArea: 'photo', minWidth: 0 }}>
          <Morph of={venue.id} part="picture">
            <VenuePhotos venue={venue} />
          </Morph>
        </Box>
        <Box sx={{ gridArea: 'title', minWidth: 0, mt: { xs: 1.5, md: 0 } }}>
          <Box sx={titleRow}>
            <Morph of={venue.id} part="title">
              <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {venue.name}
              </Typography>
            </Morph>
            <Box sx={noTallerThanTheTitle}>
              <FavouriteButton
                venue={venue}
                pressed={favourites.has(venue)}
                onToggle={() => favourites.toggle(venue)}
              />
            </Box>
          </Box>
          <RatingLink venue={venue} />
        </Box>
        <About venue={venue} />
        <Box sx={{ gridArea: 'board', minWidth: 0 }}>{children}</Box>
      </Box>
    </>
  );
}

/** The description of the venue, and the link to its calendar. */
function About({ venue }: { venue: Venue }) {
  const calendar = paths.calendar(venue.id);
  const preload = usePagePreload(calendar);
  return (
    <Box sx={{ gridArea: 'about', minWidth: 0, mt: { xs: 3, md: 1.25 }, overflowWrap: 'anywhere' }}>
      <Typography sx={{ color: 'text.secondary', fontSize: '1.0625rem', maxWidth: '52ch' }}>
        {venue.description ?? texts.defaultDescription}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, m: 0, mt: 2.5 }}
      >
        <Fact Icon={PlaceRounded} label={texts.locationLabel} value={venue.location} />
        <Fact
          Icon={SportsTennisRounded}
          label={texts.courtsLabel}
          value={words.courtCount(venue.courtCount)}
        />
        <Fact Icon={ScheduleRounded} label={texts.hoursLabel} value={<Opening venue={venue} />} />
        <OpeningExceptions venue={venue} />
      </Box>
      <LinkButton
        to={calendar}
        variant="outlined"
        startIcon={<CalendarMonthRounded />}
        sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}
        {...preload}
      >
        {texts.seeCalendar}
      </LinkButton>
      <ContactButtons venue={venue} />
    </Box>
  );
}

const titleRow = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 1,
} as const;

const noTallerThanTheTitle = { my: -1 } as const;

/** Remembers that this browser shows a venue, so that the home page leads back to it. */
function useRememberedVisit(venueId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    rememberVisit(venueId);
    const { queryKey } = homeVenuesQuery();
    const home = queryClient.getQueryData(queryKey);
    // A venue that stands there keeps its place, so that its card is where the way back leads.
    if (home && !home.items.some(({ id }) => id === venueId))
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }, [queryClient, venueId]);
}
