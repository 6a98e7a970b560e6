import Bowser from 'bowser';

/** The browser and the system of a session, for a person who wants to recognise it. */
interface Device {
  browser: string | null;
  system: string | null;
}

/** Reads the names from a `User-Agent` header, as far as it contains any. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const parsed = Bowser.parse(userAgent);
  return { browser: parsed.browser.name || null, system: parsed.os.name || null };
}
