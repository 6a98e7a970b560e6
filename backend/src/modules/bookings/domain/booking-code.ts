import { typedCode } from '../../../kernel/domain/typed-text.js';

const CODE = /^[2-9B-DF-HJKMNP-TV-XZ]{6}$/;

/**
 * Returns the booking code that a person typed, as it is stored (`K7M-4QX`): in any case, with or
 * without hyphen and spaces. Returns `null` for a text that cannot be a code. The migration of the
 * booking codes says what they consist of.
 */
export function parseBookingCode(text: string): string | null {
  const typed = typedCode(text).toUpperCase();
  return CODE.test(typed) ? `${typed.slice(0, 3)}-${typed.slice(3)}` : null;
}
