import { weekdayAndDay } from '../../../shared/model/dates';
import { slotEnd } from '../../../shared/model/slots';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';
import type { BookingDraft } from './booking-draft';
import type { SlotChoice } from './slot-choices';

/** "Sábado 21 · 18:00 a 19:00 · noche · singles" */
export function choiceSummary(
  { date, gameType }: BookingDraft,
  { timeSlot, tariff }: SlotChoice,
  minutes: number,
): string {
  const game = words.game[gameType].toLowerCase();
  const hours = words.hours(timeSlot, slotEnd(timeSlot, minutes));
  return [weekdayAndDay(date), hours, texts.tariff[tariff], game].join(' · ');
}
