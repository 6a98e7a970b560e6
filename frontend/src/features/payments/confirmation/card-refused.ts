import { codeOf } from '../../../shared/api/api-error';

/** Returns true if the server refused the card that was to pay with a discount code. */
export function isCardRefused(error: unknown): boolean {
  return codeOf(error) === 'discount_used_with_card';
}
