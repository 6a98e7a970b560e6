import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { claimDataFolder, markAsFilled } = (await import(
  new URL('../../tools/bench/data/data-folder.mjs', import.meta.url).href
)) as {
  claimDataFolder: (folder: string, bookings: number) => boolean;
  markAsFilled: (folder: string, bookings: number) => void;
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saque-bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder of the benchmark', () => {
  it('is refused and left alone if it holds data of another program', () => {
    writeFileSync(join(folder, 'secrets.json'), '{}');
    expect(() => claimDataFolder(folder, 1000)).toThrow('is not a data folder of the benchmark');
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('is filled once and used again on the same day', () => {
    expect(claimDataFolder(folder, 1000)).toBe(false);
    markAsFilled(folder, 1000);
    writeFileSync(join(folder, 'postgres.json'), '{}');
    expect(claimDataFolder(folder, 1000)).toBe(true);
    expect(existsSync(join(folder, 'postgres.json'))).toBe(true);
  });

  it.each([
    ['a run was interrupted before it was full', () => undefined],
    ['it holds another number of bookings', () => markAsFilled(folder, 2000)],
  ])('is emptied if %s', (_, fill) => {
    claimDataFolder(folder, 1000);
    fill();
    writeFileSync(join(folder, 'postgres.json'), '{}');
    expect(claimDataFolder(folder, 1000)).toBe(false);
    expect(existsSync(join(folder, 'postgres.json'))).toBe(false);
  });

  it('is refused if the disk has too little room for the bookings', () => {
    expect(() => claimDataFolder(folder, 1e12)).toThrow('GB of free space');
  });
});
