import type { VenueId } from '../../../kernel/domain/ids.js';
import type { VenueFace } from './face.js';

/** A sports venue with courts, as its admins maintain it. */
export interface Venue extends VenueFace {
  readonly id: VenueId;
  readonly name: string;
  readonly location: string;
  readonly description: string | null;
  /** IANA name of the time zone that defines the venue's local hours. */
  readonly timeZone: string;
}

const OWN_IMAGE = /^\/images\/[0-9a-f]{32}-\d{1,4}\.webp$/;

/**
 * Returns true if browsers may load an image from this address: an HTTPS address without
 * credentials, or an image that this server stores.
 */
export function isImageAddress(text: string): boolean {
  if (OWN_IMAGE.test(text)) return true;
  if (!/^https:\/\/[^\s"'<>\\`]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
}

/**
 * Returns true if the text is the name of a time zone that Node.js knows (`America/Guayaquil`,
 * `UTC`). Returns false for an offset such as `+05:00`.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z_]*(\/[A-Z][A-Za-z0-9_+-]*){0,2}$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
