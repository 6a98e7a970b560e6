import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('start.ts', import.meta.url));

/** Imports and re-exports of values. Types and `import()` load nothing at the start. */
const STATIC_IMPORT = /^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^']+)'/gm;

/** Returns the packages that the files loaded at the start import. */
function packagesLoadedAtTheStart(): Set<string> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return;
    files.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT))
      if (name.startsWith('.')) visit(join(dirname(file), name.replace(/\.js$/, '.ts')));
      else packages.add(name);
  };
  visit(START);
  return packages;
}

test('the start loads no package that only some installations or requests need', () => {
  const loaded = packagesLoadedAtTheStart();
  expect([...loaded]).toEqual(
    expect.arrayContaining(['@nestjs/core', 'typeorm', 'stripe', 'graphile-worker']),
  );
  for (const late of ['sharp', 'nodemailer', 'prom-client', '@aws-sdk/client-s3'])
    expect([...loaded]).not.toContain(late);
});
