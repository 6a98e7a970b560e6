import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Edit } from '../../editing';
import { nextNumber } from '../../model/next-number';
import { texts } from '../../texts';
import type { Court, Venue } from '../../types';
import { CourtCard } from './court-card';

interface VenueCourtsProps {
  venue: Venue;
  courts: readonly Court[];
  onEdit: Edit;
}

/** The courts of an expanded venue, ordered by number. */
export function VenueCourts({ venue, courts, onEdit }: VenueCourtsProps) {
  if (courts.length === 0) {
    return (
      <Box sx={{ p: { xs: 2, sm: 3 }, textAlign: 'center' }}>
        <Typography variant="subtitle1">{texts.noCourts}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.noCourtsHint}</Typography>
      </Box>
    );
  }
  return (
    <Box
      component="ul"
      aria-label={texts.courtsOf(venue.name)}
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        p: { xs: 1.5, sm: 2 },
        listStyle: 'none',
        bgcolor: 'background.default',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
      }}
    >
      {courts.map((court) => (
        <CourtCard
          key={court.id}
          court={court}
          onEdit={() => onEdit({ kind: 'court', venue, court, nextNumber: nextNumber(courts) })}
          onRemove={() => onEdit({ kind: 'remove-court', court })}
        />
      ))}
    </Box>
  );
}
