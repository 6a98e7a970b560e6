import type { Plugin } from 'vite';
import { routes } from '../shared/config/paths';

/**
 * Writes the patterns of the route table to `dist/screens.json`. The server reads the file and
 * returns 404 for every path that matches none of them.
 */
export function screensFile(): Plugin {
  return {
    name: 'saque-screens-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'screens.json',
        source: JSON.stringify(Object.values(routes)),
      });
    },
  };
}
