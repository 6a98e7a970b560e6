import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { ENTRY, chunksOf, fetchedFor, type Bundle } from './built-chunks';
import { pages } from './page-budgets';

const WORKER = 'src/worker/service-worker.ts';

/**
 * Installs the worker when the page has loaded, some seconds have passed and the browser is idle:
 * it must not share a slow line with the first screen. A visitor who saves data keeps the site as
 * it is. Private windows and locked-down devices refuse workers; the site works without one.
 */
export const REGISTRATION = `addEventListener('load', () => setTimeout(() => {
  const { serviceWorker, connection } = navigator;
  if (!serviceWorker || connection?.saveData) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
}, 3000));`;

/** The parts of the site that a player can read without a network. */
const READABLE_OFFLINE = [
  ENTRY,
  pages.myBookings.file,
  'src/features/my-bookings/offline/offline-tickets.tsx',
];

/**
 * Builds the service worker, `dist/sw.js`, when all other files have their names: it holds the list
 * of those that the shell needs, and a version that changes with any of them. The page installs it
 * with an inline script, which costs no screen a request.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'saque-service-worker',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children: REGISTRATION, injectTo: 'body' },
    ],
    async writeBundle({ dir = 'dist' }, output) {
      const bundle: Bundle = output;
      const files = shellFiles(bundle);
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __SHELL_FILES__: JSON.stringify(files),
          __SHELL_VERSION__: JSON.stringify(versionOf(bundle, files)),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

/**
 * Returns the paths of the scripts, styles and fonts with which the site starts offline. The style
 * of the entry is a part of the page.
 */
export function shellFiles(bundle: Bundle): string[] {
  const chunks = fetchedFor(READABLE_OFFLINE, chunksOf(bundle));
  if (!chunks) throw new Error(`not all of ${READABLE_OFFLINE.join(', ')} are in the build`);
  const late = chunks.filter(({ moduleIds }) => !moduleIds.some((id) => id.endsWith(`/${ENTRY}`)));
  const styles = late.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fonts = [...pageOf(bundle).matchAll(/url\(["']?\/([^)"']+\.woff2)/g)].map(([, file = '']) => file);
  const files = new Set([...chunks.map(({ fileName }) => fileName), ...styles, ...fonts]);
  return [...files].map((file) => `/${file}`).sort();
}

function versionOf(bundle: Bundle, files: readonly string[]): string {
  const hash = createHash('sha256').update(pageOf(bundle)).update(files.join());
  return hash.digest('hex').slice(0, 16);
}

function pageOf(bundle: Bundle): string {
  const page = bundle['index.html'];
  return page?.type === 'asset' ? Buffer.from(page.source).toString() : '';
}
