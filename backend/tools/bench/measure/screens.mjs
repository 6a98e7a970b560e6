import { saturate } from '../load/closed-loop.mjs';
import { SCREENS } from '../load/screens.mjs';
import { startOver } from './compare.mjs';
import { costOf } from './cost.mjs';

/** Measures what each screen asks for when it opens, in the product only. */
export async function measureScreens(bench, { rounds, seconds, warmUpSeconds, amount, connections }) {
  const results = [];
  for (const { name, asked } of SCREENS) {
    const load = { expect: [200], next: await asked(bench) };
    const ask = (time) => saturate(bench.product.url, load, { seconds: time, amount, connections });
    await ask(warmUpSeconds);
    const measured = [];
    for (let round = 0; round < rounds; round++)
      measured.push(await costOf(bench, [bench.product], () => ask(seconds)));
    bench.say(`${name}: ${measured.map(({ rate }) => `${rate.toFixed(0)}/s`).join(', ')}`);
    results.push({ name, rounds: measured });
    await startOver(bench);
  }
  return results;
}
