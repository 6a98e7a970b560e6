import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { loadedText } from '../../tools/controls/guards.mjs';

/** A test file that is run again has a query. */
const isTypeScript = (url) => /\.ts(\?|$)/.test(url ?? '');

/**
 * Lets Node import TypeScript with decorators directly, so that a test run needs no build. A
 * control loads one file without its guard (`tools/controls`).
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const ours = /^\.{1,2}\/.*\.js$/.test(specifier) && isTypeScript(context.parentURL);
    return nextResolve(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, nextLoad) {
    if (!isTypeScript(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(loadedText(filename, readFileSync(filename, 'utf8')), {
      filename,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
