import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number as E.164 (`+593991234567`), or null if it is none or has an extension.
 * @param country the country of a number that is written without one, such as `EC`
 */
export function e164Of(text: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return phone?.isValid() && phone.ext === undefined ? phone.number : null;
}
