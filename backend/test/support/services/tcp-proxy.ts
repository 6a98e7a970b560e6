import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Direction = 'toServer' | 'toClient';
const BOTH: readonly Direction[] = ['toServer', 'toClient'];

/** One connection of a client and the one to the server that belongs to it. */
interface Link {
  readonly client: Socket;
  readonly server: Socket;
  /** The promises that the bytes of a frozen direction wait for. */
  readonly frozen: Map<Direction, PromiseWithResolvers<void>>;
  /** Whether the last bytes came from the client, so that a request is under way. */
  isAsking: boolean;
}

/**
 * Stands between the product and a server (PostgreSQL, the sandbox, SMTP) and breaks the network as
 * a test wants. A fault holds for all connections, open and new ones, until {@link heal}.
 */
export class TcpProxy {
  private readonly listener = createServer({ allowHalfOpen: true }, (client) => this.open(client));
  private readonly links = new Set<Link>();
  /** Connections that {@link forget} has left silent. */
  private readonly forgotten = new Set<Link>();
  private readonly frozen = new Set<Direction>();
  /** The bytes that still pass in a direction, and what happens then. */
  private readonly limits = new Map<Direction, { bytesLeft: number; then: (link: Link) => void }>();
  private watch: { direction: Direction; text: string; then: () => void } | null = null;
  private delayMs = 0;
  private port = 0;

  private constructor(private target: URL) {}

  /** Starts a proxy in front of the server of this URL. */
  static async to(targetUrl: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(targetUrl));
    await proxy.listen();
    return proxy;
  }

  /** Stands in front of another server from now on, for one that starts after its proxy. */
  aim(targetUrl: string): void {
    this.target = new URL(targetUrl);
  }

  /** The URL of the server, through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** The number of connections that the proxy carries. */
  get connections(): number {
    return this.links.size;
  }

  /** The number of connections on which a request is under way. */
  get requests(): number {
    return [...this.links].filter(({ isAsking }) => isAsking).length;
  }

  /** Resets one connection on which a request is under way. Returns whether there was one. */
  cutRequest(choose: (many: number) => number): boolean {
    const asking = [...this.links].filter(({ isAsking }) => isAsking);
    const link = asking[choose(asking.length)];
    if (link) reset(link);
    return link !== undefined;
  }

  /**
   * Lets this number of bytes through in one direction, and then resets the connection that sends
   * the next ones, once. Returns whether a request was under way on it.
   */
  cutOnce(bytes: number, direction: Direction): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const then = (link: Link) => {
      this.limits.delete(direction);
      resolve(link.isAsking);
      reset(link);
    };
    this.limits.set(direction, { bytesLeft: bytes, then });
    return promise;
  }

  /** Resets every open connection. New ones pass. */
  cut(): void {
    for (const link of [...this.links, ...this.forgotten]) reset(link);
  }

  /** Holds each piece back for this time. */
  delay(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /**
   * Behaves like a firewall that drops packets: bytes, ends and resets are held back silently, and
   * the proxy accepts new connections. After {@link heal} they arrive, as TCP sends them again.
   */
  freeze(...directions: Direction[]): void {
    for (const direction of directions.length > 0 ? directions : BOTH) {
      this.frozen.add(direction);
      for (const link of this.links) hold(link, direction);
    }
  }

  /**
   * Behaves like a firewall that has lost its list: the open connections stay silent for ever, also
   * after {@link heal}. New ones pass.
   */
  forget(): void {
    for (const link of this.links) {
      for (const direction of BOTH) hold(link, direction);
      this.forgotten.add(link);
    }
    this.links.clear();
  }

  /** Lets this number of bytes through in one direction, and then resets their connection. */
  cutAfter(bytes: number, direction: Direction): void {
    this.limits.set(direction, { bytesLeft: bytes, then: reset });
  }

  /** Lets this number of bytes through in one direction, and holds the rest back silently. */
  stallAfter(bytes: number, direction: Direction): void {
    this.limits.set(direction, { bytesLeft: bytes, then: (link) => hold(link, direction) });
  }

  /** Ends one direction of the open connections. The other direction still passes. */
  halfClose(direction: Direction): void {
    for (const link of this.links) receiver(link, direction).end();
  }

  /** Refuses new connections. Open ones stay. */
  refuse(): void {
    if (this.listener.listening) this.listener.close();
  }

  /**
   * Calls `then` once, when a piece with this text arrives. The call comes before the piece is
   * passed on, so `freeze('toClient')` lets it arrive at the server and loses the response.
   */
  when(direction: Direction, text: string, then: () => void): void {
    this.watch = { direction, text, then };
  }

  /** Ends all faults. */
  async heal(): Promise<void> {
    this.delayMs = 0;
    this.watch = null;
    this.limits.clear();
    this.frozen.clear();
    for (const link of this.links) thaw(link);
    if (!this.listener.listening) await this.listen();
  }

  /** Ends the proxy and all its connections. */
  async close(): Promise<void> {
    this.cut();
    const closed = this.listener.listening ? once(this.listener, 'close') : null;
    this.listener.close();
    await closed;
  }

  /** Listens on the same port as before, if there was one. */
  private async listen(): Promise<void> {
    this.listener.listen(this.port, '127.0.0.1');
    await once(this.listener, 'listening');
    this.port = (this.listener.address() as AddressInfo).port;
  }

  private open(client: Socket): void {
    const { hostname: host, port } = this.target;
    const server = connect({ host, port: Number(port), allowHalfOpen: true, noDelay: true });
    client.setNoDelay(true);
    const link: Link = { client, server, frozen: new Map(), isAsking: false };
    this.links.add(link);
    for (const direction of this.frozen) hold(link, direction);
    for (const socket of [client, server]) socket.on('error', () => undefined); // `carry` sees it.
    void Promise.all(BOTH.map((direction) => this.carry(link, direction))).then(() => {
      this.links.delete(link);
      this.forgotten.delete(link);
    });
  }

  /** Passes on what one side sends, and how it ends. */
  private async carry(link: Link, direction: Direction): Promise<void> {
    const from = direction === 'toServer' ? link.client : link.server;
    const to = receiver(link, direction);
    try {
      for await (const piece of from.iterator({ destroyOnReturn: false })) {
        this.notice(direction, piece as Buffer);
        if (this.delayMs > 0) await pause(this.delayMs);
        await thawed(link, direction);
        if (direction === 'toServer') link.isAsking = true;
        await this.pass(link, direction, piece as Buffer);
        if (direction === 'toClient') link.isAsking = false;
      }
      await thawed(link, direction);
      to.end();
    } catch {
      await thawed(link, direction);
      reset(link);
    }
  }

  private notice(direction: Direction, piece: Buffer): void {
    const { watch } = this;
    if (watch?.direction !== direction || !piece.includes(watch.text)) return;
    this.watch = null;
    watch.then();
  }

  private async pass(link: Link, direction: Direction, piece: Buffer): Promise<void> {
    const to = receiver(link, direction);
    const limit = this.limits.get(direction);
    if (!limit || limit.bytesLeft >= piece.length) {
      if (limit) limit.bytesLeft -= piece.length;
      return written(to, piece);
    }
    const { bytesLeft } = limit;
    limit.bytesLeft = 0;
    await written(to, piece.subarray(0, bytesLeft));
    limit.then(link);
    await thawed(link, direction);
    await written(to, piece.subarray(bytesLeft));
  }
}

const receiver = (link: Link, direction: Direction) => (direction === 'toServer' ? link.server : link.client);

/** Sends bytes, and drops them if the receiver's direction has ended. */
const written = (to: Socket, bytes: Buffer) =>
  to.writable ? new Promise<void>((resolve) => to.write(bytes, () => resolve())) : Promise.resolve();

function hold(link: Link, direction: Direction): void {
  if (!link.frozen.has(direction)) link.frozen.set(direction, Promise.withResolvers());
}

async function thawed(link: Link, direction: Direction): Promise<void> {
  while (link.frozen.has(direction)) await link.frozen.get(direction)?.promise;
}

function thaw(link: Link): void {
  const held = [...link.frozen.values()];
  link.frozen.clear();
  for (const { resolve } of held) resolve();
}

function reset(link: Link): void {
  for (const socket of [link.client, link.server]) socket.resetAndDestroy();
  thaw(link);
}
