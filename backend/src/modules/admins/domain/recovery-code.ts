/** The letters of recovery codes: no I, L, O or U, which are confused with digits and V. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many letters a recovery code has: 50 random bits. */
export const RECOVERY_CODE_LENGTH = 10;

/** How many codes an admin gets at once. */
export const RECOVERY_CODES = 10;

/** Returns the letters of a code as a person reads them: "7K3QF-9XMT2". */
export function displayed(letters: string): string {
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/**
 * Returns the letters of a code that a person typed: without spaces and hyphens, in capitals, with
 * digits for the letters that look like them. Returns null if that is not a code.
 */
export function lettersOf(typed: string): string | null {
  const letters = typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode =
    letters.length === RECOVERY_CODE_LENGTH &&
    [...letters].every((letter) => RECOVERY_ALPHABET.includes(letter));
  return isCode ? letters : null;
}
