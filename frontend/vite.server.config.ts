import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shellsFile } from './src/build/shells-file-plugin';

/**
 * Builds the screens for the server, which renders the first one of each visit. Everything is
 * bundled, so that the image of the API needs none of the frontend's packages.
 */
export default defineConfig({
  plugins: [react(), shellsFile()],
  define: { __DEVELOPMENT__: 'false', 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/render-screen.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'node22',
  },
});
