import { dayOf, longDay } from '../../shared/model/dates';
import { nameOfGame } from '../../shared/model/games';
import { centsOf, formatMoney } from '../../shared/model/money';
import { slotEnd } from '../../shared/model/slots';
import { words } from '../../shared/texts/words';
import type { ReceiptLine } from './receipt-calls';
import { texts } from './texts';

/** Returns the heading of a line of a receipt, and the details below it. */
export function lineWords({ kind, text, quantity, amount, courtTime }: ReceiptLine): [string, string] {
  if (courtTime === null) return [`${quantity > 1 ? `${quantity} × ` : ''}${text ?? ''}`, ''];
  const { courtNumber, courtName, date, timeSlot, durationMinutes, gameType, totalAmount } = courtTime;
  const court = words.courtTitle(courtNumber, courtName);
  const play = words.dayAndHours(longDay(dayOf(date)), timeSlot, slotEnd(timeSlot, durationMinutes));
  const part =
    kind === 'court' && totalAmount !== amount ? ` · ${texts.partOf(formatMoney(centsOf(totalAmount)))}` : '';
  return [
    kind === 'excess' ? `${texts.excess} · ${court}` : court,
    `${play} · ${nameOfGame(gameType)}${part}`,
  ];
}
