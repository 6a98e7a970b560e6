import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packedFiles } from './packed-files-plugin';

let dir: string;

beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'saque-packed-'))));
afterEach(() => rmSync(dir, { recursive: true }));

test('each script and stylesheet of some size gets two compressed copies', async () => {
  const code = 'export const word = "saque";\n'.repeat(100);
  await mkdir(join(dir, 'assets'));
  const write = packedFiles().writeBundle as (options: object, bundle: object) => Promise<void>;

  await write(
    { dir },
    {
      'assets/page.js': { type: 'chunk', fileName: 'assets/page.js', code },
      'assets/page.css': { type: 'asset', fileName: 'assets/page.css', source: code },
      'assets/small.js': { type: 'chunk', fileName: 'assets/small.js', code: 'export {};' },
      'assets/text.woff2': { type: 'asset', fileName: 'assets/text.woff2', source: code },
      'index.html': { type: 'asset', fileName: 'index.html', source: code },
    },
  );

  expect(readdirSync(dir)).toEqual(['assets']);
  const packed = readdirSync(join(dir, 'assets'));
  expect(packed).toEqual(['page.css.br', 'page.css.gz', 'page.js.br', 'page.js.gz']);
  const bytes = (name: string) => readFileSync(join(dir, 'assets', name));
  expect(brotliDecompressSync(bytes('page.js.br')).toString()).toBe(code);
  expect(gunzipSync(bytes('page.js.gz')).toString()).toBe(code);
});
