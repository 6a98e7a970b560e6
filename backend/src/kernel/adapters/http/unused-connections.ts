import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const unusedOf = new WeakMap<Server, Set<Socket>>();

/**
 * Remembers the connections on which no request has arrived. Browsers open such connections in
 * advance. Node counts them as busy, so without this a server would wait for them when it closes.
 */
export function watchUnusedConnections(server: Server): void {
  const unused = new Set<Socket>();
  unusedOf.set(server, unused);
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
}

/** Closes the connections on which nothing at all has arrived. */
export function closeUnusedConnections(server: Server): void {
  for (const socket of unusedOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
