/** All keys that the site writes to the browser's local storage. */
export const storageKeys = {
  colorMode: 'saque-theme',
  /** Favourites of the time before the server kept them. They move there once. */
  favouriteVenues: 'saque-favourites',
  /** Set while an admin is signed in. It decides only what is shown before the server says it. */
  adminHere: 'saque-admin',
  /** Set while an owner of every venue is signed in, whose screens need not wait for the rights. */
  adminOwnsAll: 'saque-admin-owns-all',
  /** Set while the admin has one venue, so that no screen draws the choice of a venue first. */
  adminHasOneVenue: 'saque-admin-has-one-venue',
  /** The venue that an admin has looked at last. Screens whose address names none begin with it. */
  adminVenue: 'saque-admin-venue',
  /** The tickets of the coming bookings, to read without a network. */
  tickets: 'saque-tickets',
  /** Set if the player wants no reminders on this device. */
  noReminders: 'saque-no-reminders',
  /** By how many milliseconds this device's clock is wrong, if it is. */
  clockOffset: 'saque-clock-offset',
} as const;

/** The cookie with the venues opened last. The server reads it and stores nothing of it. */
export const visitsCookie = 'saque-visited';

/** Returns a stored value, or null if there is none or the browser refuses access. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. It does nothing if the browser refuses access. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks refuse storage. The choice then lasts until the page is left.
  }
}

/** Removes a stored value. It does nothing if the browser refuses access. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A file that could not be stored cannot be there.
  }
}
