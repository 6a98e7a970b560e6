import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

type Tell = (seed: number, operations: number) => Promise<Record<string, number> | null>;
interface Plan {
  operations: number;
  seed: number;
  minutes?: number;
  atOnce?: number;
  progress?: string;
}
interface Told {
  seed: number;
  operations: number;
  sum: Record<string, number>;
  failed: number[];
  seconds: number;
}

const { tellStories } = (await import(new URL('../../tools/proof/stories.mjs', import.meta.url).href)) as {
  tellStories: (plan: Plan, tell: Tell) => Promise<Told>;
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saque-stories-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Returns a storyteller, and what it was asked for. */
function aTeller(fails: (seed: number) => boolean = () => false) {
  const asked: [seed: number, operations: number][] = [];
  const tell: Tell = async (seed, operations) => {
    asked.push([seed, operations]);
    await delay(5);
    return fails(seed) ? null : { operations, payments: 2 };
  };
  return { asked, tell };
}

describe('the stories of a simulation', () => {
  it('have the wanted number of operations, each with a seed of its own', async () => {
    const { asked, tell } = aTeller();
    const told = await tellStories({ operations: 1200, seed: 7 }, tell);
    expect(asked).toEqual([
      [7, 500],
      [8, 500],
      [9, 200],
    ]);
    expect(told).toMatchObject({
      seed: 7,
      operations: 1200,
      sum: { operations: 1200, payments: 6 },
      failed: [],
    });
  });

  it('have one turn each, also several at once', async () => {
    const { asked, tell } = aTeller();
    const { sum } = await tellStories({ operations: 5000, seed: 1, atOnce: 2 }, tell);
    expect(asked.map(([seed]) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(sum['operations']).toBe(5000);
  });

  it('end when the time is over, with the time of an interrupted run', async () => {
    const progress = join(folder, 'stories.jsonl');
    const { asked, tell } = aTeller();
    const plan = { operations: 500_000, seed: 1, minutes: 0.002, progress };
    const first = await tellStories(plan, tell);
    expect(asked.length).toBeLessThan(100);
    expect(first.operations).toBe(asked.length * 500);
    const second = await tellStories(plan, tell);
    expect(second.operations).toBe(first.operations);
    expect(second.seconds).toBeGreaterThanOrEqual(0.12);
  });

  it('continue after an interrupted run with the seeds that are left', async () => {
    const progress = join(folder, 'stories.jsonl');
    const broken = aTeller();
    const interrupted = tellStories({ operations: 2000, seed: 1, progress }, (seed, operations) =>
      seed === 3 ? Promise.reject(new Error('killed')) : broken.tell(seed, operations),
    );
    await expect(interrupted).rejects.toThrow('killed');
    const { asked, tell } = aTeller();
    const told = await tellStories({ operations: 2000, seed: 99, progress }, tell);
    expect(asked.map(([seed]) => seed)).toEqual([3, 4]);
    expect(told).toMatchObject({ seed: 1, operations: 2000, sum: { operations: 2000, payments: 8 } });
  });

  it('continue after one that fails, and end after the third', async () => {
    const { asked, tell } = aTeller((seed) => seed % 2 === 0);
    const { failed } = await tellStories({ operations: 50_000, seed: 1 }, tell);
    expect(failed).toEqual([2, 4, 6]);
    expect(asked.at(-1)?.[0]).toBe(6);
  });
});
