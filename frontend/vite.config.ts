import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';

type StaticShell = typeof import('./src/build/static-shell-plugin');
type ScreensFile = typeof import('./src/build/screens-file-plugin');
type PackedFiles = typeof import('./src/build/packed-files-plugin');
type BundleBudgets = typeof import('./src/build/bundle-budgets-plugin');

const backend = process.env.SAQUE_BACKEND ?? 'http://localhost:3000';
const proxied = ['/api', '/stripe-sandbox', '/images', '/health', '/dev'];

/**
 * Puts the shared modules that at least four screens use into one chunk. Without it every module
 * becomes a chunk of its own, which costs more requests and compresses less. The fields of filters
 * stay out: only admin screens have them, and they bring parts of MUI along.
 */
const sharedChunk = {
  name: 'shared',
  test: /src\/shared\/(api|config|texts|ui\/(court|figures|form(?!\/(filter|search))|screen|texts)|model\/(money|slots|tariff|use-url))/,
  minShareCount: 4,
};

export default defineConfig(async ({ mode }) => {
  const shell = await runnerImport<StaticShell>('./src/build/static-shell-plugin.ts');
  const budgets = await runnerImport<BundleBudgets>('./src/build/bundle-budgets-plugin.ts');
  const screens = await runnerImport<ScreensFile>('./src/build/screens-file-plugin.ts');
  const packed = await runnerImport<PackedFiles>('./src/build/packed-files-plugin.ts');
  return {
    plugins: [
      react(),
      shell.module.staticShell(),
      screens.module.screensFile(),
      budgets.module.bundleBudgets(),
      packed.module.packedFiles(),
    ],
    define: { __DEVELOPMENT__: JSON.stringify(mode === 'development') },
    // The backend replaces this word with a fresh nonce, in the page and in its
    // Content-Security-Policy.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: [sharedChunk] } } },
    },
    server: {
      proxy: Object.fromEntries(proxied.map((path) => [path, { target: backend }])),
    },
  };
});
