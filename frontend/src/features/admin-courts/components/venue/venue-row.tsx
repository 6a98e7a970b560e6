import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { courtsQuery } from '../../api/courts-query';
import type { Rows } from '../../editing';
import type { Venue } from '../../types';
import { VenueActions } from './venue-actions';
import { VenueCourts } from '../court/venue-courts';
import { VenueSummary } from './venue-summary';

interface VenueRowProps {
  venue: Venue;
  rows: Rows;
}

/** A venue. A click shows its courts, another click hides them. */
export function VenueRow({ venue, rows }: VenueRowProps) {
  const { onEdit } = rows;
  const expanded = rows.shown.has(venue.id);
  const queryClient = useQueryClient();
  const courtsId = useId();
  return (
    <Card component="li" onPointerEnter={() => void queryClient.prefetchQuery(courtsQuery(venue.id))}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          position: 'relative',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
          '@media (hover: hover)': { '&:hover': { bgcolor: 'background.default' } },
        }}
      >
        <VenueSummary
          venue={venue}
          courtCount={venue.courtCount}
          expanded={expanded}
          courtsId={courtsId}
          onToggle={() => rows.onToggle(venue.id)}
        />
        <VenueActions venue={venue} onEdit={onEdit} />
      </Box>
      <Box id={courtsId} hidden={!expanded} sx={{ borderTop: 1, borderColor: 'divider' }}>
        {expanded ? <VenueCourts venue={venue} onEdit={onEdit} /> : null}
      </Box>
    </Card>
  );
}
