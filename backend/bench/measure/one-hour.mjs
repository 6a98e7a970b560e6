import { ids } from '../data/ids.mjs';
import { addressOf, bookingsPath } from '../load/requests.mjs';
import { sender } from '../load/sender.mjs';
import { startOver } from './compare.mjs';

const PLAYERS = 300;

/** 300 players ask for the same hour at once, once in each round. */
export async function contendForOneHour(bench, { rounds }) {
  const results = [];
  for (let round = 0; round < rounds; round++) {
    results.push(await contend(bench));
    await startOver(bench);
  }
  return results;
}

const callerHeaders = (n) => ({ cookie: `saque-player=${ids.token(n)}`, 'x-forwarded-for': addressOf(n) });

async function contend({ product, freeHours }) {
  const asked = { ...freeHours.next(), path: bookingsPath('product'), expect: [201, 409] };
  const send = sender(product.url, PLAYERS);
  const began = performance.now();
  const responses = await Promise.all(
    Array.from({ length: PLAYERS }, (_, n) =>
      send({ ...asked, headers: { ...asked.headers, ...callerHeaders(n) } }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  send.close();
  return { players: PLAYERS, seconds, booked: responses.filter(({ status }) => status === 201).length };
}
