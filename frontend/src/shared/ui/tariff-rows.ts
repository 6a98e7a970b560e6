import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import WbSunnyRounded from '@mui/icons-material/WbSunnyRounded';
import { daySlots, nightSlots } from '../model/slots';
import { words } from '../texts/words';

/** The day tariff and the night tariff: name, icon, and the first and last hour ("6:00", "17:00"). */
export const tariffRows = [
  { tariff: 'day', label: words.tariff.day, Icon: WbSunnyRounded, ...ends(daySlots) },
  { tariff: 'night', label: words.tariff.night, Icon: DarkModeRounded, ...ends(nightSlots) },
] as const;

function ends(slots: readonly string[]): { first: string; last: string } {
  const withoutZero = (slot = '') => slot.replace(/^0/, '');
  return { first: withoutZero(slots.at(0)), last: withoutZero(slots.at(-1)) };
}
