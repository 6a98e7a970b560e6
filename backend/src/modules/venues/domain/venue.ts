/** A venue as its admins keep it. */
export interface Venue {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly description: string | null;
  /** An https address, or the path of one of our own pictures. */
  readonly imageUrl: string | null;
  /** IANA zone on whose wall clock the venue's hours stand. */
  readonly timeZone: string;
}

const OWN_PICTURE = /^\/images\/[0-9a-f]{32}-\d{1,4}\.webp$/;

/** Whether a picture may be shown from there: over https, or our own; nothing else ever reaches an `img`. */
export function isPictureAddress(text: string): boolean {
  if (OWN_PICTURE.test(text)) return true;
  if (!/^https:\/\/[^\s"'<>\\`]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
}

/** Whether that is the name of a zone (`America/Guayaquil`, `UTC`), and no offset such as `+05:00`. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z_]*(\/[A-Z][A-Za-z0-9_+-]*){0,2}$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
