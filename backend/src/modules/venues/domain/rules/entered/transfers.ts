import type { TransferRule } from '../venue-rules.js';
import type { Entered } from './entered.js';

/** The most characters of each part of an account. Players read them on a phone. */
const MOST = { holder: 80, bank: 60, number: 40, note: 120 } as const;

/** How long a transfer may take at most, in hours. */
const MOST_HOURS = 72;

/** Reads the account of a venue and how long the money may take. */
export function transferOf(part: Entered): TransferRule {
  part.object(['holder', 'bank', 'number', 'note', 'hours'], 'La cuenta para transferencias no es válida.');
  return {
    holder: textOf(part, 'holder', 'Escribe a nombre de quién está la cuenta'),
    bank: textOf(part, 'bank', 'Escribe el banco'),
    number: textOf(part, 'number', 'Escribe el número de cuenta'),
    note: noteOf(part.field('note')),
    hours: part
      .field('hours')
      .wholeNumber(1, MOST_HOURS, `El plazo para transferir va de 1 a ${MOST_HOURS} horas.`),
  };
}

function textOf(part: Entered, name: Exclude<keyof typeof MOST, 'note'>, message: string): string {
  const parse = (text: string) => (isBetween(text.trim(), 1, MOST[name]) ? text.trim() : null);
  return part.field(name).text(parse, `${message}, con hasta ${MOST[name]} caracteres.`, '');
}

/** A note of blanks alone is none. */
function noteOf(part: Entered): string | null {
  const parse = (text: string) => (isBetween(text.trim(), 0, MOST.note) ? text.trim() : null);
  const message = `Lo que haga falta además tiene hasta ${MOST.note} caracteres.`;
  return part.optional((given) => given.text(parse, message, '')) || null;
}

/** A line break or an invisible sign would change what a player copies. */
function isBetween(text: string, least: number, most: number): boolean {
  return text.length >= least && text.length <= most && !/\p{C}/u.test(text);
}
