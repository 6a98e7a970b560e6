/** Every key this site writes into the browser's local storage. */
export const storageKeys = {
  colorMode: 'saque-theme',
  favouriteVenues: 'saque-favourites',
} as const;

/** Reads a stored value; null where nothing is stored or the browser refuses storage. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; a browser that refuses storage is no reason to fail. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks: the choice then lasts as long as the page.
  }
}
