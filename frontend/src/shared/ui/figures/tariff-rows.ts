import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import WbSunnyRounded from '@mui/icons-material/WbSunnyRounded';
import type { Theme } from '@mui/material/styles';
import { daySlots, nightSlots } from '../../model/slots';
import { words } from '../../texts/words';

/** The day and night tariff: name, icon, first hour and last hour ("6:00", "17:00"). */
export const tariffRows = [
  { tariff: 'day', label: words.tariff.day, Icon: WbSunnyRounded, ...ends(daySlots) },
  { tariff: 'night', label: words.tariff.night, Icon: DarkModeRounded, ...ends(nightSlots) },
] as const;

/** The colours of the table rows with the attribute `data-tariff`. */
export function tariffRowColors({ vars: { palette } }: Theme) {
  return {
    '& tr[data-tariff="day"] > *': colorsOf(palette.day),
    '& tr[data-tariff="night"] > *': colorsOf(palette.night),
  };
}

function colorsOf({ main, contrastText }: { main: string; contrastText: string }) {
  return { backgroundColor: main, color: contrastText };
}

function ends(slots: readonly string[]): { first: string; last: string } {
  const withoutZero = (slot = '') => slot.replace(/^0/, '');
  return { first: withoutZero(slots.at(0)), last: withoutZero(slots.at(-1)) };
}
