import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, useState } from 'react';
import type { Edit } from '../../editing';
import type { Court, Venue } from '../../types';
import { VenueActions } from './venue-actions';
import { VenueCourts } from '../court/venue-courts';
import { VenueSummary } from './venue-summary';

interface VenueRowProps {
  venue: Venue;
  courts: readonly Court[];
  onEdit: Edit;
}

/** A venue. A click shows its courts, another click hides them. */
export function VenueRow({ venue, courts, onEdit }: VenueRowProps) {
  const [expanded, setExpanded] = useState(false);
  const courtsId = useId();
  return (
    <Card component="li">
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
          courtCount={courts.length}
          expanded={expanded}
          courtsId={courtsId}
          onToggle={() => setExpanded(!expanded)}
        />
        <VenueActions venue={venue} courts={courts} onEdit={onEdit} />
      </Box>
      <Box id={courtsId} hidden={!expanded} sx={{ borderTop: 1, borderColor: 'divider' }}>
        {expanded ? <VenueCourts venue={venue} courts={courts} onEdit={onEdit} /> : null}
      </Box>
    </Card>
  );
}
