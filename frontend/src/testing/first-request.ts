import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Makes one real request to this machine, so that Node has loaded its HTTP parser. The first
 * request of a process writes only after that. On a busy machine the simulated network takes such a
 * silent connection for one that is not HTTP, and lets it through to the real network.
 */
export async function makeFirstRequest(): Promise<void> {
  const server = createServer((_request, response) => response.writeHead(204, { connection: 'close' }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`);
  await new Promise((resolve) => server.close(resolve));
}
