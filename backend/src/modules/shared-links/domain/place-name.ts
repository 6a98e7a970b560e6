/** Long enough for a name, too short for a message to a group. */
export const MAX_PLACE_NAME_LENGTH = 40;

/** Control characters, line breaks, and marks that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Returns the name of the person for whom a place is paid, or null for a text that is no name. */
export function placeName(text: string): string | null {
  const name = text.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  const isReadable = /[\p{L}\p{N}]/u.test(name) && !UNFIT.test(name);
  return isReadable && Array.from(name).length <= MAX_PLACE_NAME_LENGTH ? name : null;
}
