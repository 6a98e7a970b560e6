import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';

type StaticShell = typeof import('./src/build/static-shell-plugin');
type ScreensFile = typeof import('./src/build/screens-file-plugin');
type PackedFiles = typeof import('./src/build/packed-files-plugin');
type ScriptGroups = typeof import('./src/build/script-groups');
type CompileEarly = typeof import('./src/build/compile-early-plugin');
type ServiceWorker = typeof import('./src/build/service-worker-plugin');
type BundleBudgets = typeof import('./src/build/bundle-budgets-plugin');

const backend = process.env.SAQUE_BACKEND ?? 'http://localhost:3000';
const proxied = ['/api', '/stripe-sandbox', '/images', '/previews', '/health', '/dev'];

/** Packages with checks for development. The bundler cannot know that they may be left out. */
const CHECKS_OF_DEVELOPMENT = /\/node_modules\/(prop-types|react-is|hoist-non-react-statics)\//;

/** Instead of emotion's list of all attributes, 2 kB in the entry. */
const STYLED_ATTRIBUTES = fileURLToPath(new URL('./src/build/styled-attributes.mjs', import.meta.url));

export default defineConfig(async ({ mode }) => {
  const shell = await runnerImport<StaticShell>('./src/build/static-shell-plugin.ts');
  const budgets = await runnerImport<BundleBudgets>('./src/build/bundle-budgets-plugin.ts');
  const screens = await runnerImport<ScreensFile>('./src/build/screens-file-plugin.ts');
  const packed = await runnerImport<PackedFiles>('./src/build/packed-files-plugin.ts');
  const groups = await runnerImport<ScriptGroups>('./src/build/script-groups.ts');
  const early = await runnerImport<CompileEarly>('./src/build/compile-early-plugin.ts');
  const worker = await runnerImport<ServiceWorker>('./src/build/service-worker-plugin.ts');
  return {
    plugins: [
      react(),
      shell.module.staticShell(),
      screens.module.screensFile(),
      early.module.compileEarly(),
      budgets.module.bundleBudgets(),
      packed.module.packedFiles(),
      worker.module.serviceWorker(),
    ],
    resolve: { alias: [{ find: /^@emotion\/is-prop-valid$/, replacement: STYLED_ATTRIBUTES }] },
    define: { __DEVELOPMENT__: JSON.stringify(mode === 'development') },
    // The backend replaces this word with a fresh nonce, in the page and in its
    // Content-Security-Policy.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      // A browser that does not know the preloads loads the same scripts a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: CHECKS_OF_DEVELOPMENT, sideEffects: false }] },
        output: { codeSplitting: { groups: groups.module.scriptGroups() } },
      },
    },
    server: {
      proxy: Object.fromEntries(proxied.map((path) => [path, { target: backend }])),
    },
  };
});
