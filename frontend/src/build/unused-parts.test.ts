import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedParts } from './unused-parts-plugin';

type Transform = (code: string, id: string) => { code: string } | null;

const plugin = unusedParts();
const transform = plugin.transform as Transform;
const ROUTER = '/app/node_modules/react-router/dist/development/chunk-ABC123.mjs';

test('the router loses what only its framework mode and its developers need', () => {
  const code = [
    'function PrefetchPageLinks({ page }) {',
    '  return load(page);',
    '}',
    'var Form = React10.forwardRef(function Form() {});',
    'Form.displayName = "Form";',
    'var ENABLE_DEV_WARNINGS = true;',
    'export { Form };',
  ].join('\n');

  expect(transform(code, ROUTER)?.code).toBe(
    [
      'function PrefetchPageLinks() { return null; }',
      'var Form = /* @__PURE__ */ React10.forwardRef(function Form() {});',
      '',
      'var ENABLE_DEV_WARNINGS = false;',
      'export { Form };',
    ].join('\n'),
  );
});

test('a module of ours stays as it is', () => {
  expect(transform('export const a = 1;', '/app/frontend/src/button.tsx')).toBeNull();
});

test('a part that is in no package any more is reported and does not end the build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saque-build-'));
  const writeBundle = unusedParts().writeBundle as (this: object, options: object) => void;

  writeBundle.call({}, { dir });

  const report = readFileSync(join(dir, '.vite', 'reports', 'unused-parts.json'), 'utf8');
  rmSync(dir, { recursive: true });
  expect(JSON.parse(report)).toEqual({
    broken: expect.arrayContaining([expect.stringContaining('TouchRipple')]) as string[],
  });
});

test('dates are written in Spanish without the words of another language', () => {
  const defaultLocale = '/app/node_modules/date-fns/_lib/defaultLocale.js';
  expect(transform('export { enUS as defaultLocale } from "../locale/en-US.js";', defaultLocale)?.code).toBe(
    "export { es as defaultLocale } from '../locale/es.js';",
  );
});
