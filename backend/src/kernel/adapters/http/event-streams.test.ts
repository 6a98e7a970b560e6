import { EventEmitter, once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';
import { type LiveListener, LiveUpdates } from '../../application/live-updates.js';
import { EventStreams } from './event-streams.js';

class LiveUpdatesInMemory extends LiveUpdates {
  private listener: LiveListener | null = null;

  override announce(topic: string, message: object): void {
    this.listener?.message(topic, { ...message });
  }

  override listen(listener: LiveListener): void {
    this.listener = listener;
  }
}

/** A response whose reader has taken everything, unless `writableLength` says otherwise. */
class FakeResponse extends EventEmitter {
  readonly req: { method: string; ip: string };
  readonly written: string[] = [];
  writableLength = 0;
  destroyed = false;

  constructor(ip = '203.0.113.1') {
    super();
    this.req = { method: 'GET', ip };
  }

  writeHead = () => this;
  write = (bytes: Buffer) => this.written.push(bytes.toString());

  end(): void {
    this.emit('close');
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const TOPIC = 'venue:1';
const HEARTBEAT_MS = 20_000;

let live: LiveUpdatesInMemory;
let streams: EventStreams;
beforeEach(() => {
  live = new LiveUpdatesInMemory();
  streams = new EventStreams(live);
});
afterEach(() => {
  streams.onModuleDestroy();
  jest.useRealTimers();
});

function aStream(response = new FakeResponse(), topics = [TOPIC]): FakeResponse {
  streams.open(topics, response as unknown as Response);
  return response;
}

const READY = 'event: ready\ndata: {}\n\n';
const HOUR = 'event: message\ndata: {"hour":6}\n\n';

test('a stream begins with "ready" and gets the messages of its topic', () => {
  const stream = aStream();
  live.announce('venue:2', { hour: 7 });
  live.announce(TOPIC, { hour: 6 });
  expect(stream.written).toEqual([READY, HOUR]);
});

describe('an address with 30 open streams', () => {
  let open: FakeResponse[];
  beforeEach(() => {
    open = Array.from({ length: 30 }, (_, n) => aStream(new FakeResponse(`2001:db8:0:1::${n}`)));
  });
  const another = () => aStream(new FakeResponse('2001:db8:0:1:ffff::1'));

  test('gets no further stream, and reads when to ask again', () => {
    expect(another).toThrow(
      expect.objectContaining({ code: 'too_many_streams', details: { retryAfterSeconds: 30 } }) as Error,
    );
    expect(open.every(({ written }) => written.length === 1)).toBe(true);
  });

  test('gets one again when one of them has closed', () => {
    open[7]?.emit('close');
    expect(another().written).toEqual([READY]);
    expect(another).toThrow('medio minuto');
  });

  test('does not keep other addresses from their streams', () => {
    expect(aStream(new FakeResponse('2001:db8:0:2::1')).written).toEqual([READY]);
  });
});

test('a stream of several topics gets the messages of each, and one heartbeat', () => {
  jest.useFakeTimers();
  streams.onApplicationBootstrap();
  const stream = aStream(new FakeResponse(), [TOPIC, 'venue:2']);
  live.announce(TOPIC, { hour: 6 });
  live.announce('venue:2', { hour: 6 });
  live.announce('venue:3', { hour: 6 });
  jest.advanceTimersByTime(HEARTBEAT_MS);
  expect(stream.written).toEqual([READY, HOUR, HOUR, ':\n\n']);
});

test('a stream that closed gets nothing more', () => {
  const [left, stays] = [aStream(), aStream()];
  left.emit('close');
  live.announce(TOPIC, { hour: 6 });
  expect([left.written, stays.written]).toEqual([[READY], [READY, HOUR]]);
});

test('a browser that left while its request was handled gets no stream', () => {
  const response = new FakeResponse();
  response.destroyed = true;
  expect(aStream(response).written).toEqual([]);
});

test('a stream that is opened while the process stops ends at once', () => {
  const response = new FakeResponse();
  const closed = jest.fn();
  response.on('close', closed);
  streams.onModuleDestroy();
  aStream(response);
  expect(closed).toHaveBeenCalled();
});

test('a heartbeat reaches every stream, except a reader that has not taken the last one', () => {
  jest.useFakeTimers();
  streams.onApplicationBootstrap();
  const [reads, stuck] = [aStream(), aStream()];
  jest.advanceTimersByTime(HEARTBEAT_MS);
  stuck.writableLength = 1;
  jest.advanceTimersByTime(HEARTBEAT_MS);
  expect([reads.written, stuck.written]).toEqual([
    [READY, ':\n\n', ':\n\n'],
    [READY, ':\n\n'],
  ]);
  expect([reads.destroyed, stuck.destroyed]).toEqual([false, true]);
});

test('a reader that takes nothing is dropped before its messages fill the memory', async () => {
  const opened: ServerResponse[] = [];
  const server = createServer((_, response) => {
    opened.push(response);
    streams.open([TOPIC], response as Response);
  });
  await once(server.listen(0), 'listening');
  const asked = get({ port: (server.address() as AddressInfo).port });
  const [reader] = (await once(asked, 'response')) as [IncomingMessage];
  reader.on('error', () => undefined); // It is dropped.
  let unsent = 0;
  for (let sent = 0; sent < 3_000 && !opened[0]?.destroyed; sent++) {
    live.announce(TOPIC, { note: 'x'.repeat(10_000) });
    unsent = Math.max(unsent, ...opened.map(({ writableLength }) => writableLength));
    await nextTurn();
  }
  server.close().closeAllConnections();
  expect(unsent).toBeLessThan(40_000);
});
