import Box from '@mui/material/Box';
import { hashKey, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { venuePageQuery } from '../../../../shared/api/venue-queries';
import { paths, searchParameters } from '../../../../shared/config/paths';
import type { Wish } from '../../model/wish';
import type { Joining } from './join-dialog';
import { WaitHere } from './wait-here';

interface NamedVenuesProps {
  wish: Wish;
  onJoin: (joining: Joining) => void;
}

/** A place with more venues is a town, and not the name of a venue. */
const most = 3;

/** The venues that the player has named, which have nothing free: their day and their line. */
export function NamedVenues({ wish, onJoin }: NamedVenuesProps) {
  const { place, date } = wish;
  const { data } = useQuery({ ...venuePageQuery(place, most), enabled: place !== '' });
  if (!data || data.total > most) return null;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, my: 2, p: 0, listStyle: 'none' }}>
      {data.items.map((venue) => (
        <li key={venue.id}>
          <Box
            component={Link}
            to={`${paths.venue(venue.id)}?${searchParameters.date}=${date}`}
            sx={{ color: 'inherit', fontWeight: 650, overflowWrap: 'anywhere' }}
          >
            {venue.name}
          </Box>
          <WaitHere key={hashKey([wish])} venue={venue} wish={wish} onJoin={onJoin} />
        </li>
      ))}
    </Box>
  );
}
