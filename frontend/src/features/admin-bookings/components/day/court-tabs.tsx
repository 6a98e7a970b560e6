import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { bookedHours } from '../../model/desk-hours';
import { words } from '../../../../shared/texts/words';
import { SearchSelect } from '../../../../shared/ui/form/search-select';
import { texts } from '../../texts';
import type { DeskCourt } from '../../types';

interface CourtTabsProps {
  courts: readonly DeskCourt[];
  /** The id of the court whose hours are shown. */
  shown: string;
  onShow: (courtId: string) => void;
}

/** With more courts, the row of buttons would be many windows wide. */
const courtsInRow = 8;

/** Chooses one court. Each is shown with the number of its bookings. */
export function CourtTabs({ courts, shown, onShow }: CourtTabsProps) {
  if (courts.length > courtsInRow) {
    const choices = courts.map((court) => ({
      id: court.id,
      label: words.courtName(court.courtNumber, court.name),
      hint: stateOf(court),
    }));
    const value = choices.find(({ id }) => id === shown) ?? null;
    return (
      <Box sx={{ mb: 2 }}>
        <SearchSelect label={texts.court} choices={choices} value={value} onChange={({ id }) => onShow(id)} />
      </Box>
    );
  }
  return (
    <Box
      role="group"
      aria-label={texts.courts}
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', mx: -2, px: 2, pt: 0.5, pb: 1.5 }}
    >
      {courts.map((court) => (
        <ButtonBase
          key={court.id}
          aria-pressed={court.id === shown}
          onClick={() => onShow(court.id)}
          sx={{
            flex: 'none',
            display: 'grid',
            justifyItems: 'start',
            minHeight: 56,
            px: 1.75,
            py: 0.75,
            border: 1.5,
            borderColor: 'control.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
            fontFamily: 'inherit',
            fontSize: '1rem',
            fontWeight: 650,
            lineHeight: 1.3,
            '&[aria-pressed="true"]': {
              bgcolor: 'primary.main',
              borderColor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        >
          {words.court(court.courtNumber)}
          <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
            {stateOf(court)}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

function stateOf(court: DeskCourt): string {
  return court.status === 'maintenance' ? words.maintenance : words.bookingCount(bookedHours(court));
}
