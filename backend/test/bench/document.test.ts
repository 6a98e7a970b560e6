import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { writeReport } = (await import(
  new URL('../../tools/bench/report/document.mjs', import.meta.url).href
)) as {
  writeReport: (text: string, path?: string) => void;
};
const PERFORMANCE = new URL('../../../docs/performance.md', import.meta.url);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saque-bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the document of the benchmark', () => {
  it('keeps what people wrote and replaces the part between the markers', () => {
    const path = join(folder, 'performance.md');
    writeFileSync(path, readFileSync(PERFORMANCE));
    writeReport('first results', path);
    const first = readFileSync(path, 'utf8');
    writeReport('second results', path);
    expect(readFileSync(path, 'utf8')).toBe(first.replace('first results', 'second results'));
    expect(first).toContain('first results');
    expect(first.slice(0, 100)).toBe(readFileSync(PERFORMANCE, 'utf8').slice(0, 100));
  });

  it('is not written if it lacks the markers', () => {
    const path = join(folder, 'performance.md');
    writeFileSync(path, '# Performance');
    expect(() => writeReport('results', path)).toThrow('lacks the markers');
    expect(readFileSync(path, 'utf8')).toBe('# Performance');
  });
});
