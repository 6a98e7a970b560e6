import { ids } from '../data/ids.mjs';
import { addressOf, bookingsPath } from '../load/requests.mjs';
import { sender } from '../load/sender.mjs';
import { startOver } from './compare.mjs';

/** Many players ask for the same hour at once, once in each round. */
export async function contendForOneHour(bench, { rounds, players }) {
  const results = [];
  for (let round = 0; round < rounds; round++) {
    results.push(await contend(bench, players));
    await startOver(bench);
  }
  return results;
}

const callerHeaders = (n) => ({ cookie: `saque-player=${ids.token(n)}`, 'x-forwarded-for': addressOf(n) });

async function contend({ product, freeHours }, players) {
  const asked = { ...freeHours.next(), path: bookingsPath('product'), expect: [201, 409] };
  const send = sender(product.url, players);
  const began = performance.now();
  const responses = await Promise.all(
    Array.from({ length: players }, (_, n) =>
      send({ ...asked, headers: { ...asked.headers, ...callerHeaders(n) } }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  send.close();
  return { players, seconds, booked: responses.filter(({ status }) => status === 201).length };
}
