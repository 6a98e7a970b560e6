import { weekdayAndDay } from '../../../shared/model/dates';
import { hourOf } from '../../../shared/model/slots';
import { texts } from '../texts';
import type { BookingDraft } from './booking-draft';
import type { SlotChoice } from './slot-choices';

/** "Sábado 21 · 18:00 a 19:00 · noche · singles" */
export function choiceSummary({ date, gameType }: BookingDraft, { timeSlot, tariff }: SlotChoice): string {
  const game = texts.games[gameType].name.toLowerCase();
  const hours = texts.hourRange(timeSlot, endOf(timeSlot));
  return [weekdayAndDay(date), hours, texts.tariff[tariff], game].join(' · ');
}

function endOf(timeSlot: string): string {
  return `${String(hourOf(timeSlot) + 1).padStart(2, '0')}:00`;
}
