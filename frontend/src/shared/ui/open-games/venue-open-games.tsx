import { useQuery } from '@tanstack/react-query';
import { venueOpenGamesQuery } from '../../api/open-games-queries';
import { useNow } from '../../model/clock';
import { stillOpen } from './game-words';
import { OpenGameSection } from './open-game-section';

/** The games of a venue that look for players. The screen around it listens to the venue's news. */
export function VenueOpenGames({ venueId }: { venueId: string }) {
  const games = useQuery(venueOpenGamesQuery(venueId));
  const now = useNow();
  return <OpenGameSection games={stillOpen(games.data?.items ?? [], now)} namesVenue={false} />;
}
