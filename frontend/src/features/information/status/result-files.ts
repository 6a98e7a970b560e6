import type { Files } from './results';

/**
 * The results that the runs have written, as they were when the site was built. In Jest, which does
 * not know the function of Vite, `src/testing/no-results.ts` stands for this file.
 */
export const resultFiles: Files = import.meta.glob('../../../../../docs/proof/*.json', {
  eager: true,
  import: 'default',
});
