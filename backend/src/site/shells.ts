import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Shell, shellWith } from './page-template.js';

/** The frontend's build for the server writes its shells into this file. */
const SHELLS_FILE = 'shells.json';

/** The shell of addresses without a screen. */
const NOT_FOUND = '*';

interface Shells {
  /** Returns the page with the shell of a screen, or of the not-found screen. */
  in: (page: string, pattern: string | null) => string;
}

/**
 * Reads the shells of all screens. Without them, the page only contains what surrounds every
 * screen.
 */
export function readShells(folder: string): Shells {
  const file = join(folder, SHELLS_FILE);
  const shells = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, Shell>>)
    : {};
  return {
    in: (page, pattern) => {
      const shell = shells[pattern ?? NOT_FOUND];
      return shell ? shellWith(page, shell) : page;
    },
  };
}
