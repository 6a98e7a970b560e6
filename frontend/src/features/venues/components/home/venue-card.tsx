import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/config/paths';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { pressedCard, pressing } from '../../../../shared/theme/motion';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import { FavouriteButton } from '../favourite-button';
import { VenueRating } from '../../../../shared/ui/figures/venue-rating';
import { Morph } from '../../../../shared/ui/motion/morph';
import { NextStarts } from './next-starts';
import { texts } from '../../texts';
import type { Venue } from '../../types';
import { useVenuePreload } from '../../use-venue-preload';

interface VenueCardProps {
  venue: Venue;
  headingLevel: 'h2' | 'h3';
  favourite: boolean;
  onToggleFavourite: () => void;
  /** True for the first card of a page, whose picture is fetched before the others. */
  first?: boolean;
}

/** A link to the venue that covers the whole card, with the heart button above it. */
export function VenueCard({
  venue,
  headingLevel,
  favourite,
  onToggleFavourite,
  first = false,
}: VenueCardProps) {
  const preload = useVenuePreload();
  return (
    <Card
      component="li"
      onPointerEnter={() => preload(venue)}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        transition: `border-color 150ms, ${pressing}`,
        '&:hover': { borderColor: 'primary.main' },
        ...pressedCard,
        '&:hover .picture': { transform: 'scale(1.03)' },
        '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Picture venue={venue} first={first} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 2.25 }}>
        <Morph of={venue.id} part="title">
          <Typography variant="h3" component={headingLevel} sx={{ pr: 1, overflowWrap: 'anywhere' }}>
            <CardLink to={paths.venue(venue.id)} onFocus={() => preload(venue)}>
              {venue.name}
            </CardLink>
          </Typography>
        </Morph>
        <Typography sx={place}>
          <PlaceRounded aria-hidden sx={{ fontSize: 20, mt: '2px' }} />
          {venue.location} · {words.courtCount(venue.courtCount)}
        </Typography>
        {venue.description ? (
          <Typography sx={{ ...twoLines, mt: 1, color: 'text.secondary' }}>{venue.description}</Typography>
        ) : null}
        {venue.next === undefined ? null : <NextStarts venue={venue} next={venue.next} />}
        <Box sx={lastLine}>
          <VenueRating rating={venue.rating} count={venue.ratingCount} />
          {venue.minPrice === null ? null : (
            <Typography variant="figure">{texts.fromPrice(formatMoney(centsOf(venue.minPrice)))}</Typography>
          )}
        </Box>
      </Box>
      <FavouriteButton venue={venue} pressed={favourite} onToggle={onToggleFavourite} onPicture />
    </Card>
  );
}

/** On a phone a little less than the card is wide: the next larger file has twice the bytes. */
const pictureSizes = '(min-width: 1200px) 550px, (min-width: 720px) 50vw, 88vw';

function Picture({ venue, first }: { venue: Venue; first: boolean }) {
  return (
    <Morph of={venue.id} part="picture">
      <Box sx={{ aspectRatio: { xs: '16 / 7', sm: '16 / 9' }, overflow: 'hidden' }}>
        <Box className="picture" sx={{ height: '100%', transition: 'transform 200ms ease-out' }}>
          <CourtPicture imageUrl={venue.imageUrl} seed={venue.id} sizes={pictureSizes} first={first} />
        </Box>
      </Box>
    </Morph>
  );
}

const CardLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const place = {
  display: 'flex',
  gap: 0.5,
  mt: 0.75,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

const lastLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  mt: 'auto',
  pt: 2,
} as const;
