import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { LiveUpdates } from '../../application/live-updates.js';
import { refusal } from '../../domain/domain-error.js';
import { addressKey } from './address-key.js';

const HEARTBEAT_MS = 20_000;
const MAX_UNSENT_BYTES = 16_384;

/**
 * A browser opens one stream, and only for the tab that is visible. So this many people on one
 * Wi-Fi see changes at once; the screens of further people ask again every half minute.
 */
const STREAMS_PER_ADDRESS = 30;
const ASK_AGAIN_SECONDS = 30;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform', // Compression would delay events.
  'x-accel-buffering': 'no',
};
const READY = frame('ready', {});
const HEARTBEAT = Buffer.from(':\n\n');

/**
 * The open streams of server-sent events of this process. A stream begins with `ready`, which says
 * to the browser that it receives every message of its topics from now on, and gets `ready` again
 * when messages may have been lost. A heartbeat keeps proxies from closing it.
 */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly streams = new Set<Response>();
  private readonly topics = new Map<string, Set<Response>>();
  private readonly ofAddress = new Map<string, number>();
  private heartbeat: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(live: LiveUpdates) {
    live.listen({
      message: (topic, message) => {
        if (this.topics.has(topic)) this.send(frame('message', message), topic);
      },
      missed: (topic) => this.send(READY, topic),
    });
  }

  /**
   * Makes the response a stream of the messages of topics.
   * @throws TooManyStreams if the caller's network address has 30 open streams of this process
   */
  open(topics: readonly string[], response: Response): void {
    if (response.destroyed) return; // The browser left while its request was handled.
    const address = addressKey(response.req.ip);
    if ((this.ofAddress.get(address) ?? 0) >= STREAMS_PER_ADDRESS) throw new TooManyStreams();
    response.writeHead(200, HEADERS);
    if (this.closed || response.req.method === 'HEAD') return void response.end();
    response.on('error', () => undefined); // 'close' follows; without a listener the process ends.
    response.write(READY);
    this.streams.add(response);
    for (const topic of topics) this.join(topic, response);
    this.count(address, 1);
    response.once('close', () => {
      this.count(address, -1);
      this.streams.delete(response);
      for (const topic of topics) this.leave(topic, response);
    });
  }

  private join(topic: string, response: Response): void {
    const streams = this.topics.get(topic) ?? new Set();
    this.topics.set(topic, streams.add(response));
  }

  private leave(topic: string, response: Response): void {
    const streams = this.topics.get(topic);
    streams?.delete(response);
    if (streams?.size === 0) this.topics.delete(topic);
  }

  private count(address: string, change: 1 | -1): void {
    const open = (this.ofAddress.get(address) ?? 0) + change;
    if (open === 0) this.ofAddress.delete(address);
    else this.ofAddress.set(address, open);
  }

  onApplicationBootstrap(): void {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
  }

  /** Ends all streams: the HTTP server closes when its last response has ended. */
  onModuleDestroy(): void {
    this.closed = true;
    if (this.heartbeat) clearInterval(this.heartbeat);
    for (const response of this.streams) response.end();
  }

  /** Drops the readers that have not taken what was sent before. They connect again. */
  private beat(): void {
    for (const response of this.streams)
      if (response.writableLength > 0) response.destroy();
      else if (!response.writableEnded) response.write(HEARTBEAT);
  }

  /** Sends a frame to the streams of a topic or to all. A reader too far behind is dropped. */
  private send(bytes: Buffer, topic?: string): void {
    for (const response of topic === undefined ? this.streams : (this.topics.get(topic) ?? []))
      if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
      else if (!response.writableEnded) response.write(bytes);
  }
}

class TooManyStreams extends refusal(
  'too_many',
  'too_many_streams',
  'Desde esta conexión ya hay muchas pantallas abiertas. Esta se actualiza cada medio minuto.',
  { retryAfterSeconds: ASK_AGAIN_SECONDS },
) {}

function frame(event: string, data: object): Buffer {
  return Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
