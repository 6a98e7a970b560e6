import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { eventually } from '../eventually.js';
import { TcpProxy } from './tcp-proxy.js';

/** A server that repeats what it receives, and what it has received. */
let echo: Server;
let received: string;
let proxy: TcpProxy;

beforeEach(async () => {
  received = '';
  echo = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', (chunk) => {
      received += chunk.toString();
      socket.write(chunk);
    });
    socket.on('end', () => socket.end('bye')).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await TcpProxy.to(`tcp://127.0.0.1:${(echo.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});

interface Client {
  socket: Socket;
  text: string;
  ended: boolean;
  error?: string | undefined;
}

function client(): Client {
  const socket = connect({ port: Number(new URL(proxy.url).port), host: '127.0.0.1', allowHalfOpen: true });
  const client: Client = { socket, text: '', ended: false };
  socket.on('data', (chunk) => (client.text += chunk.toString()));
  socket.on('end', () => (client.ended = true));
  socket.on('error', (error: NodeJS.ErrnoException) => (client.error = error.code));
  return client;
}

/** A client whose first message has come back. */
async function aConnectedClient(): Promise<Client> {
  const connected = client();
  connected.socket.write('hello ');
  await eventually(() => expect(connected.text).toBe('hello '));
  return connected;
}

/** Lets the event loops of both sides run, for what must not happen. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the proxy of the tests', () => {
  it('passes bytes and ends in both directions', async () => {
    const { socket, ...rest } = await aConnectedClient();
    const whole = { ...rest };
    socket.on('data', (chunk) => (whole.text += chunk.toString()));
    socket.end('world ');
    await eventually(() => expect(whole.text).toBe('hello world bye'));
    await eventually(() => expect(proxy.connections).toBe(0));
  });

  it('resets all connections, and new ones pass', async () => {
    const cut = await aConnectedClient();
    proxy.cut();
    await eventually(() => expect(cut.error).toBe('ECONNRESET'));
    expect((await aConnectedClient()).error).toBeUndefined();
  });

  it('resets one connection of those that wait for a response', async () => {
    const [quiet, asking] = [await aConnectedClient(), await aConnectedClient()];
    expect([proxy.requests, proxy.cutRequest(() => 0)]).toEqual([0, false]);
    proxy.freeze('toClient');
    asking.socket.write('world');
    await eventually(() => expect(proxy.requests).toBe(1));
    expect(proxy.cutRequest(() => 0)).toBe(true);
    await eventually(() => expect(asking.error).toBe('ECONNRESET'));
    expect(quiet.error).toBeUndefined();
  });

  it.each([
    ['toServer', 'hello wo'],
    ['toClient', 'hello world'],
  ] as const)('resets one connection in the middle of what it sends %s', async (direction, arrived) => {
    const [quiet, asking] = [await aConnectedClient(), await aConnectedClient()];
    received = 'hello ';
    const cut = proxy.cutOnce(2, direction);
    asking.socket.write('world');
    expect(await cut).toBe(true);
    await eventually(() => expect([asking.error, received]).toEqual(['ECONNRESET', arrived]));
    quiet.socket.write('again');
    await eventually(() => expect(quiet.text).toBe('hello again'));
  });

  it('keeps what one direction sends while it is frozen', async () => {
    const frozen = await aConnectedClient();
    proxy.freeze('toClient');
    frozen.socket.write('world');
    await eventually(() => expect(received).toBe('hello world'));
    await aMoment();
    expect(frozen.text).toBe('hello ');
    await proxy.heal();
    await eventually(() => expect(frozen.text).toBe('hello world'));
  });

  it('accepts new connections silently while it is frozen', async () => {
    proxy.freeze();
    const frozen = client();
    await once(frozen.socket, 'connect');
    frozen.socket.write('hello ');
    await aMoment();
    expect([received, frozen.text, frozen.error]).toEqual(['', '', undefined]);
    await proxy.heal();
    await eventually(() => expect(frozen.text).toBe('hello '));
  });

  it('leaves forgotten connections silent, and new ones pass', async () => {
    const forgotten = await aConnectedClient();
    proxy.forget();
    await proxy.heal();
    forgotten.socket.write('world');
    expect((await aConnectedClient()).text).toBe('hello ');
    await aMoment();
    expect([received, forgotten.text, forgotten.error]).toEqual(['hello hello ', 'hello ', undefined]);
  });

  it('cuts a connection in the middle of a message', async () => {
    const cut = await aConnectedClient();
    proxy.cutAfter(3, 'toServer');
    cut.socket.write('world');
    await eventually(() => expect([received, cut.error]).toEqual(['hello wor', 'ECONNRESET']));
  });

  it('stalls a connection in the middle of a message', async () => {
    const stalled = await aConnectedClient();
    proxy.stallAfter(3, 'toClient');
    stalled.socket.write('world');
    await eventually(() => expect(stalled.text).toBe('hello wor'));
    await aMoment();
    expect([stalled.text, stalled.error]).toEqual(['hello wor', undefined]);
    await proxy.heal();
    await eventually(() => expect(stalled.text).toBe('hello world'));
  });

  it('ends one direction and passes the other one', async () => {
    const half = await aConnectedClient();
    proxy.halfClose('toClient');
    await eventually(() => expect(half.ended).toBe(true));
    half.socket.write('world');
    await eventually(() => expect(received).toBe('hello world'));
  });

  it('refuses new connections until it is healed', async () => {
    const open = await aConnectedClient();
    proxy.refuse();
    const refused = client();
    await eventually(() => expect(refused.error).toBe('ECONNREFUSED'));
    open.socket.write('world');
    await eventually(() => expect(open.text).toBe('hello world'));
    await proxy.heal();
    await aConnectedClient();
  });

  it('delays each piece', async () => {
    proxy.delay(40);
    const began = performance.now();
    await aConnectedClient();
    expect(performance.now() - began).toBeGreaterThan(78);
  });

  it('loses the response to a certain message', async () => {
    const unlucky = await aConnectedClient();
    proxy.when('toServer', 'commit', () => proxy.freeze('toClient'));
    unlucky.socket.write('commit');
    await eventually(() => expect(received).toBe('hello commit'));
    await aMoment();
    expect(unlucky.text).toBe('hello ');
  });
});
