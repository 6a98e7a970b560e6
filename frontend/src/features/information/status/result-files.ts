import type { Files } from './results';

/**
 * The results that the runs have written, as they were when the site was built. Jest, which does not
 * know the function of Vite, takes `src/testing/no-results.ts` instead.
 */
export const resultFiles: Files = import.meta.glob('../../../../../docs/proof/*.json', {
  eager: true,
  import: 'default',
});
