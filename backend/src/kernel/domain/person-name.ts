import { typedText } from './typed-text.js';

/** The longest name of a person, in characters. */
export const MAX_NAME_LENGTH = 80;

/** Control characters, line breaks, and marks that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Returns the name of a person as it is stored: composed, in one line and with single spaces.
 * Returns null for a text that is too long or has no letter or digit.
 */
export function personNameOf(text: string): string | null {
  const name = typedText(text).normalize('NFC').replaceAll(/ {2,}/g, ' ');
  const isReadable = /[\p{L}\p{N}]/u.test(name) && !UNFIT.test(name);
  return isReadable && Array.from(name).length <= MAX_NAME_LENGTH ? name : null;
}
