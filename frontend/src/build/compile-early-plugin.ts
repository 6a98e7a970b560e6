import type { Plugin } from 'vite';

/** Chromium reads this only in the first line. Other browsers ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile the entry while it arrives. Otherwise it would compile each function on
 * its first call, on the thread that paints: every visit calls most of them.
 */
export function compileEarly(): Plugin {
  return {
    name: 'saque-compile-early',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code;
        }
      },
    },
  };
}
