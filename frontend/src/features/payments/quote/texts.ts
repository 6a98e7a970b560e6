import { words } from '../../../shared/texts/words';

/** Texts beside a button that books. */
export const texts = {
  charged: (when: string, card: string) => `Si no pagas antes de ${when}, se cobra a tu ${card}.`,
  freed: (when: string) => `Si no pagas antes de ${when}, la hora queda libre y no se cobra nada.`,
  dueAt: (time: string) => words.theTime(time),
  dueOn: (day: string, time: string) => `${words.theTime(time)} del ${day}`,
  refund: (moment: string, part: string) => `Si cancelas antes del ${moment}, te devolvemos ${part}.`,
  refundUntil: (moment: string, part: string) => `Si cancelas hasta el ${moment}, te devolvemos ${part}.`,
  everything: 'todo',
  part: (percentage: number, amount: string) => `el ${percentage}% (${amount})`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  noRefund: 'Sin reembolso: falta poco para jugar.',
} as const;
