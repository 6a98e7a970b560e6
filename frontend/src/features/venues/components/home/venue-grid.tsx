import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';
import type { Venue } from '../../types';
import { useFavourites } from '../../use-favourites';
import { VenueCard } from './venue-card';
import { VenueCardSkeleton } from './venue-card-skeleton';

interface VenueGridProps {
  venues: readonly Venue[];
  /** The level of the headings of the cards. */
  headingLevel: 'h2' | 'h3';
  ref?: Ref<HTMLUListElement>;
}

/** A list of venue cards, as many in a row as fit. */
export function VenueGrid({ venues, headingLevel, ref }: VenueGridProps) {
  const favourites = useFavourites();
  return (
    <Box component="ul" ref={ref} sx={venues.length === 4 ? { ...grid, ...twoByTwo } : grid}>
      {venues.map((venue, index) => (
        <VenueCard
          key={venue.id}
          venue={venue}
          headingLevel={headingLevel}
          first={index === 0}
          favourite={favourites.has(venue)}
          onToggleFavourite={() => favourites.toggle(venue)}
        />
      ))}
    </Box>
  );
}

/** Outlines the cards while the venues are loading. */
export function VenueGridSkeleton({ cards }: { cards: number }): ReactNode {
  return (
    <LoadingRegion>
      <Box sx={grid}>
        {Array.from({ length: cards }, (_, index) => (
          <VenueCardSkeleton key={index} />
        ))}
      </Box>
    </LoadingRegion>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

/**
 * Four venues are placed two by two, not three and one. A selector would count the cards that the
 * browser has read so far, and move them.
 */
const twoByTwo = {
  gridTemplateColumns: { xs: grid.gridTemplateColumns, sm: 'repeat(2, 1fr)' },
} as const;
