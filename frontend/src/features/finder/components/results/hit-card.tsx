import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GameType } from '../../../../shared/model/games';
import { paths } from '../../../../shared/config/paths';
import { briefDay, type LocalDay } from '../../../../shared/model/dates';
import { usualMinutes } from '../../../../shared/model/play';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { radius } from '../../../../shared/theme/tokens';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import { VenueRating } from '../../../../shared/ui/figures/venue-rating';
import { usePagePreload } from '../../../../shared/ui/screen/page-preload';
import type { BookStart, Choice } from '../../../start/use-book-start';
import { distanceInWords } from '../../model/distance';
import { when } from '../../../../shared/texts/when';
import { texts } from '../../texts';
import { RefusalNotice } from '../../../start/refusal-notice';
import { StartChips } from './start-chips';
import type { Hit } from '../../model/alternatives';

interface HitCardProps {
  hit: Hit;
  date: LocalDay;
  /** True if the player has wished for another day. */
  isOtherDay: boolean;
  gameType: GameType;
  today: LocalDay | null;
  refused: BookStart['refused'];
  onChoose: (choice: Choice) => void;
  headingLevel: 'h3' | 'h4';
  /** Below the starts. */
  footer: ReactNode;
}

/** A venue and its free starts. Its name leads to the venue, a start to what it would be. */
export function HitCard(props: HitCardProps) {
  const { hit, date, isOtherDay, gameType, today, refused, onChoose, headingLevel, footer } = props;
  const { venue, distanceMeters, starts } = hit;
  const preload = usePagePreload(paths.venue(venue.id));
  const facts = [
    venue.location,
    distanceMeters === undefined ? null : texts.distance(distanceInWords(distanceMeters)),
  ];
  const member = starts.find(({ publicPrice }) => publicPrice)?.publicPrice?.category;
  const kind = [isOtherDay ? briefDay(date) : null, lengthOf(starts), member && texts.priceOf(member)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card component="li" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 1.75 }}>
        <Picture>
          <CourtPicture imageUrl={venue.imageUrl} seed={venue.id} sizes="180px" />
        </Picture>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h3" component={headingLevel} sx={{ overflowWrap: 'anywhere' }}>
            <VenueLink to={paths.venue(venue.id)} {...preload}>
              {venue.name}
            </VenueLink>
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.25, overflowWrap: 'anywhere' }}>
            {facts.filter(Boolean).join(' · ')}
          </Typography>
          <Box sx={{ mt: 0.75 }}>
            <VenueRating rating={venue.rating} count={venue.ratingCount} />
          </Box>
        </Box>
      </Box>
      {kind === '' ? null : (
        <Typography variant="body2" sx={{ mb: 1, fontWeight: 650 }}>
          {kind}
        </Typography>
      )}
      {refused?.choice.venueId === venue.id ? <RefusalNotice error={refused.error} hasOthers /> : null}
      <StartChips hit={hit} date={date} gameType={gameType} when={when(date, today)} onChoose={onChoose} />
      {footer}
    </Card>
  );
}

/** The length of play if it is not the usual hour. */
function lengthOf(starts: Hit['starts']): string | null {
  const minutes = starts[0]?.durationMinutes ?? usualMinutes;
  return minutes === usualMinutes ? null : texts.playOf(lengthInWords(minutes));
}

/** The picture is wider than its box, which shows its middle. */
const Picture = styled('div')({
  flex: '0 0 96px',
  height: 96,
  borderRadius: radius.tile,
  overflow: 'hidden',
});

const VenueLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
