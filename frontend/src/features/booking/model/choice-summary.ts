import { weekdayAndDay } from '../../../shared/model/dates';
import { texts } from '../texts';
import type { BookingDraft } from './booking-draft';
import type { SlotChoice } from './slot-choices';

/** "Sábado 21 · 18:00 · noche · singles" */
export function choiceSummary({ date, gameType }: BookingDraft, { timeSlot, tariff }: SlotChoice): string {
  const game = texts.games[gameType].name.toLowerCase();
  return [weekdayAndDay(date), timeSlot, texts.tariff[tariff], game].join(' · ');
}
