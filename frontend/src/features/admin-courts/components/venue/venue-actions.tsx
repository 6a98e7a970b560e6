import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Edit } from '../../editing';
import { nextNumber } from '../../model/next-number';
import { texts } from '../../texts';
import type { Court, Venue } from '../../types';

interface VenueActionsProps {
  venue: Venue;
  courts: readonly Court[];
  onEdit: Edit;
}

/** The buttons of a venue. They lie above the area that expands it. */
export function VenueActions({ venue, courts, onEdit }: VenueActionsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        position: 'relative',
        zIndex: 1,
        px: { xs: 1.5, sm: 2 },
        pb: { xs: 1.5, md: 0 },
      }}
    >
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddRounded />}
        aria-label={texts.addCourtTo(venue.name)}
        onClick={() => onEdit({ kind: 'court', venue, court: null, nextNumber: nextNumber(courts) })}
        sx={{ mr: { xs: 'auto', md: 0.5 } }}
      >
        {texts.addCourt}
      </Button>
      <IconButton aria-label={texts.editOf(venue.name)} onClick={() => onEdit({ kind: 'venue', venue })}>
        <EditRounded />
      </IconButton>
      <IconButton
        aria-label={texts.removeOf(venue.name)}
        onClick={() => onEdit({ kind: 'remove-venue', venue })}
        sx={{ color: 'error.main' }}
      >
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}
