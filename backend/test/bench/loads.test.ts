import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  expect: number[];
  next: () => { path: string };
}
interface Measured {
  count: number;
  p99: number;
}
const bench = (file: string) => import(new URL(`../../tools/bench/load/${file}`, import.meta.url).href);
const { saturate } = (await bench('closed-loop.mjs')) as {
  saturate: (url: string, asked: Asked, load: object) => Promise<Measured>;
};
const { sendAtRate } = (await bench('open-loop.mjs')) as {
  sendAtRate: (url: string, asked: Asked, load: { rate: number; seconds: number }) => Promise<Measured>;
};

const BUSY_MS = 20;
const asked = { expect: [200], next: () => ({ path: '/' }) };
let server: Server;
let url: string;

/** Starts a server that serves one request after the other. */
async function serve(statusOf: () => number): Promise<void> {
  let free = Promise.resolve();
  server = createServer((_, response) => {
    free = free.then(() => new Promise((done) => setTimeout(done, BUSY_MS)));
    void free.then(() => response.writeHead(statusOf()).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => server.close());

describe('the loads of the benchmark', () => {
  it('count the responses of a saturated server', async () => {
    await serve(() => 200);
    expect((await saturate(url, asked, { amount: 5, connections: 2 })).count).toBe(5);
  });

  it('fail if one response of many has an unexpected status', async () => {
    let served = 0;
    await serve(() => (served++ === 3 ? 500 : 200));
    await expect(saturate(url, asked, { amount: 6, connections: 2 })).rejects.toThrow('"500"');
  });

  it('fail if a response at a fixed rate has an unexpected status', async () => {
    await serve(() => 409);
    await expect(sendAtRate(url, asked, { rate: 20, seconds: 0.2 })).rejects.toThrow('409');
  });

  it('count the time that a request at a fixed rate waits for the server', async () => {
    await serve(() => 200);
    const { count, p99 } = await sendAtRate(url, asked, { rate: 200, seconds: 0.1 });
    expect(count).toBe(20);
    expect(p99).toBeGreaterThan(10 * BUSY_MS);
  });
});
