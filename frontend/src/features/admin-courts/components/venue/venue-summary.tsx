import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { words } from '../../../../shared/texts/words';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import type { Venue } from '../../types';

interface VenueSummaryProps {
  venue: Venue;
  courtCount: number;
  expanded: boolean;
  /** The id of the element with the courts. */
  courtsId: string;
  onToggle: () => void;
}

/** Image, name, location, description and court count. A click expands or collapses the row. */
export function VenueSummary({ venue, courtCount, expanded, courtsId, onToggle }: VenueSummaryProps) {
  return (
    <Box sx={{ display: 'flex', gap: { xs: 1.5, sm: 2 }, p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Box
        sx={{
          flex: 'none',
          overflow: 'hidden',
          borderRadius: 1,
          width: { xs: 84, sm: 132 },
          height: { xs: 84, sm: 90 },
        }}
      >
        <CourtPicture imageUrl={venue.imageUrl} seed={venue.id} sizes="160px" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, alignSelf: 'center' }}>
        <Typography variant="h3" component="h2">
          <Toggle type="button" aria-expanded={expanded} aria-controls={courtsId} onClick={onToggle}>
            {venue.name}
            <ExpandMoreRounded aria-hidden sx={{ transform: expanded ? 'rotate(180deg)' : 'none' }} />
          </Toggle>
        </Typography>
        <Typography sx={{ display: 'flex', gap: 0.5, mt: 0.5, color: 'text.secondary' }}>
          <PlaceRounded aria-hidden sx={{ fontSize: 20, mt: '2px' }} />
          <span>
            {venue.location} ·{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {words.courtCount(courtCount)}
            </Box>
          </span>
        </Typography>
        {venue.description ? (
          <Typography sx={{ ...twoLines, mt: 0.5, color: 'text.secondary' }}>{venue.description}</Typography>
        ) : null}
      </Box>
    </Box>
  );
}

/** The name is the button. Its clickable area covers the row, below the other buttons. */
const Toggle = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: -3 },
  '& svg': { flex: 'none', transition: 'transform 150ms' },
});

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
