import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { bookedHours } from '../../model/desk-hours';
import { words } from '../../../../shared/texts/words';
import { SearchSelect } from '../../../../shared/ui/form/search-select';
import { texts } from '../../texts';
import type { DeskCourt } from '../../types';

interface CourtTabsProps {
  courts: readonly DeskCourt[];
  /** The id of the court whose hours are shown; `null` while all are shown as they are now. */
  shown: string | null;
  /** True on the present day: what is on now can be shown. */
  hasNow: boolean;
  onShow: (courtId: string | null) => void;
}

/** With more courts, the row of buttons would be many windows wide. */
const courtsInRow = 8;

/** The choice of all courts as they are now. */
const everywhere = '';

/** Chooses one court. Each is shown with the number of its bookings. */
export function CourtTabs({ courts, shown, hasNow, onShow }: CourtTabsProps) {
  if (courts.length > courtsInRow) {
    const ofCourts = courts.map((court) => ({
      id: court.id,
      label: words.courtName(court.courtNumber, court.name),
      hint: stateOf(court),
    }));
    const choices = hasNow ? [{ id: everywhere, label: texts.nowEverywhere }, ...ofCourts] : ofCourts;
    const value = choices.find(({ id }) => id === (shown ?? everywhere)) ?? null;
    return (
      <Box sx={{ mb: 2 }}>
        <SearchSelect
          label={texts.court}
          choices={choices}
          value={value}
          onChange={({ id }) => onShow(id === everywhere ? null : id)}
        />
      </Box>
    );
  }
  return (
    <Box
      role="group"
      aria-label={texts.courts}
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', mx: -2, px: 2, pt: 0.5, pb: 1.5 }}
    >
      {hasNow ? (
        <Tab pressed={shown === null} onPress={() => onShow(null)} name={texts.now} hint={texts.everyCourt} />
      ) : null}
      {courts.map((court) => (
        <Tab
          key={court.id}
          pressed={court.id === shown}
          onPress={() => onShow(court.id)}
          name={words.court(court.courtNumber)}
          hint={stateOf(court)}
        />
      ))}
    </Box>
  );
}

function stateOf(court: DeskCourt): string {
  return court.status === 'maintenance' ? words.maintenance : words.bookingCount(bookedHours(court));
}

interface TabProps {
  pressed: boolean;
  name: string;
  hint: string;
  onPress: () => void;
}

function Tab({ pressed, name, hint, onPress }: TabProps) {
  return (
    <ButtonBase
      aria-pressed={pressed}
      onClick={onPress}
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
      {name}
      <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
        {hint}
      </Box>
    </ButtonBase>
  );
}
