import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Mexican mobile numbers had a 1 after the country code until 2020; WhatsApp still shows it. */
const FORMER_MEXICAN_MOBILE = /^(?:\+|00)\s*52[\s.-]*1(?=(?:[\s().-]*\d){10}$)/;

/**
 * Returns a phone number as E.164 (`+593991234567`), or null if it is none or has an extension.
 * @param country the country of a number that is written without one, such as `EC`
 */
export function e164Of(text: string, country: string): string | null {
  const present = text.trim().replace(FORMER_MEXICAN_MOBILE, '+52');
  const phone = parsePhoneNumberFromString(present, country as CountryCode);
  return phone?.isValid() && phone.ext === undefined ? phone.number : null;
}
