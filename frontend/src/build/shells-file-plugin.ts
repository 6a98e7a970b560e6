import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Rendering = Pick<typeof import('../server/render-screen'), 'renderShells'>;

/** Renders the shells of all screens with the finished build and writes them beside it. */
export function shellsFile(): Plugin {
  return {
    name: 'saque-shells-file',
    apply: 'build',
    async writeBundle({ dir = 'dist-server' }) {
      const file = pathToFileURL(join(dir, 'render-screen.js')).href;
      const { renderShells } = (await import(file)) as Rendering;
      writeFileSync(join(dir, 'shells.json'), JSON.stringify(await renderShells()));
    },
  };
}
