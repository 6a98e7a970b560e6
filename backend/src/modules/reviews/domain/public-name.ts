import { NAME_WORD } from '../../../kernel/domain/name-word.js';
import { tidyText } from './review-text.js';

const LONGEST = 20;

/**
 * Returns the name under which everyone sees a review: the first name and the initial of the next
 * one, "Ana P.". Returns null for a name that is missing or looks like an address or a number.
 */
export function publicNameOf(name: string | null): string | null {
  const words = tidyText(name)?.split(' ') ?? [];
  const [first = '', next = ''] = words;
  if (!NAME_WORD.test(first)) return null;
  const initial = /^\p{L}/u.exec(next)?.[0].toUpperCase();
  const [capital = '', ...others] = first;
  const shown = capital.toUpperCase() + others.slice(0, LONGEST - 1).join('');
  return initial === undefined ? shown : `${shown} ${initial}.`;
}
