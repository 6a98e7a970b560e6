import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../../shared/config/paths';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { courtsQuery } from '../../api/courts-query';
import type { Edit } from '../../editing';
import { texts } from '../../texts';
import type { Venue } from '../../types';

interface VenueActionsProps {
  venue: Venue;
  onEdit: Edit;
}

/** The buttons of a venue. They lie above the area that expands it. */
export function VenueActions({ venue, onEdit }: VenueActionsProps) {
  const queryClient = useQueryClient();
  const addCourt = async () => {
    const courts = await queryClient.ensureQueryData(courtsQuery(venue.id)).catch(() => null);
    const guess = Array.from({ length: venue.courtCount }, (_, index) => index + 1);
    const taken = courts?.map(({ courtNumber }) => courtNumber) ?? guess;
    onEdit({ kind: 'court', venue, court: null, taken });
  };
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
        onClick={() => void addCourt()}
        sx={{
          mr: { xs: 'auto', md: 0.5 },
          whiteSpace: 'nowrap',
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } }, // no room on phones
        }}
      >
        {texts.addCourt}
      </Button>
      <LinkButton
        to={paths.adminRules(venue.id)}
        variant="text"
        size="small"
        startIcon={<TuneRounded />}
        aria-label={texts.rulesOf(venue.name)}
      >
        {texts.rules}
      </LinkButton>
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
