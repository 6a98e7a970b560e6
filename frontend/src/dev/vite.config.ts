import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shellVariables } from '../build/shell-variables';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the development page for the browser tests, beside the site and never into it. */
export default defineConfig({
  root: folder('.'),
  base: './',
  cacheDir: folder('../../.cache/vite-dev-page'),
  plugins: [
    react(),
    {
      name: 'saque-shell-variables',
      transformIndexHtml: () => [{ tag: 'style', children: shellVariables(), injectTo: 'head' }],
    },
  ],
  define: { __DEVELOPMENT__: 'true' },
  build: {
    outDir: folder('../../.cache/dev-page'),
    emptyOutDir: true,
    minify: false,
    target: 'es2022',
    chunkSizeWarningLimit: 8000,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
