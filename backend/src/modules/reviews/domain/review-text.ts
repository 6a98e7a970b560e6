/** The longest text of a review, and of the venue's reply. */
export const MAX_TEXT_LENGTH = 500;

/** Line ends and control characters, which a line of text does not have. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that are invisible, or turn the writing direction of the text after them. */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/gu;
/** Marks piled up on a letter reach into other lines. No language needs more than three. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** "!!!!!!!!!!!!" says no more than "!!!!!". */
const REPEATED = /(\P{Nd})\1{5,}/gu;

/**
 * Returns a text as one line that stays where it is shown, or null if nothing of it can be read.
 */
export function tidyText(text: string | null): string | null {
  if (text === null) return null;
  const line = text
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .replace(REPEATED, '$1$1$1$1$1')
    .replace(/\s+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : null;
}

/** The fields of a person that a text may contain. */
export interface Person {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A shorter word alone, such as "de", says nothing about a person. */
const SHORTEST_NAME = 3;
const LAST_DIGITS = 7;

/**
 * Returns whether a text contains a word of the person's name, the whole name however short its
 * words are, the phone or the address.
 */
export function mentions(text: string, { name, phone, email }: Person): boolean {
  const searched = plain(text);
  const names = wordsOf(name ?? '');
  const words = names.filter((word) => word.length >= SHORTEST_NAME);
  const isNamed = names.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${names.join(' ')} `);
  const digits = phone?.replace(/\D/g, '').slice(-LAST_DIGITS) ?? '';
  return (
    isNamed ||
    words.some((word) => searched.includes(word)) ||
    (email !== null && searched.includes(plain(email))) ||
    (digits.length === LAST_DIGITS && text.replace(/\D/g, '').includes(digits))
  );
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
