import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type LiveListener, type LiveMessage, LiveUpdates } from '../../application/live-updates.js';
import { Background } from '../background.js';
import { Database } from '../persistence/database.js';
import { GatheredMessages, type LiveItem } from './gathered-messages.js';
import { LIVE_UPDATES, ListeningConnection } from './listening-connection.js';
import { Peers } from './peers.js';

const GATHER_MS = 5;
const BEAT_MS = 5_000;
const PATIENCE_MS = 15_000;

/** The content of one notification. */
interface Notification {
  /** The process that sent it. */
  from: string;
  /** Counts the notifications of the process. */
  number: number;
  /** True if the process ends and has sent everything. */
  last: boolean;
  items: LiveItem[];
}

/**
 * Implements {@link LiveUpdates} with NOTIFY. It gathers the messages of committed transactions for
 * some milliseconds and sends them together. Each process also sends a notification every few
 * seconds, so that the others notice a lost one, or that the process died (docs/adr/0013).
 */
@Injectable()
export class PostgresLiveUpdates
  extends LiveUpdates
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private readonly id = randomUUID();
  private readonly listeners: LiveListener[] = [];
  private readonly gathered = new GatheredMessages();
  private readonly peers = new Peers(PATIENCE_MS);
  private readonly connection: ListeningConnection;
  private sent = 0;
  private sending: Promise<void> | null = null;
  private beat: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly background: Background,
  ) {
    super();
    const ears = { heard: (payload: string) => this.heard(payload), wasDeaf: () => this.wasDeaf() };
    this.connection = new ListeningConnection(database.pool.options, ears, background);
    this.peers.hear(this.id, this.sent, performance.now());
  }

  override announce(topic: string, message: LiveMessage): void {
    this.database.afterCommit(() => {
      this.gathered.add(topic, message);
      this.startSending();
    });
  }

  override listen(listener: LiveListener): void {
    this.listeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.start();
    this.sendSign();
    this.beat = setInterval(() => this.sendSign(), BEAT_MS);
  }

  /** The HTTP server and the worker have ended before, so nothing more is announced. */
  async onApplicationShutdown(): Promise<void> {
    if (this.beat) clearInterval(this.beat);
    await this.sending;
    await this.send('[]', true);
    await this.connection.close();
  }

  private startSending(first: () => Promise<void> = () => Promise.resolve()): void {
    this.sending ??= first()
      .then(() => this.sendGathered())
      .catch((error: unknown) => {
        this.sending = null;
        this.background.happened(LIVE_UPDATES, error);
      });
  }

  private async sendGathered(): Promise<void> {
    while (!this.gathered.isEmpty) {
      await pause(GATHER_MS);
      for (const items of this.gathered.takeBatches()) await this.send(items);
    }
    this.sending = null;
  }

  /** Shows the other processes that this one lives, unless it is sending something anyway. */
  private sendSign(): void {
    this.startSending(() => this.send('[]'));
  }

  /** Sends JSON items. If they are lost, their number is missing, which every process notices. */
  private async send(items: string, last = false): Promise<void> {
    this.sent += 1;
    const payload = `{"from":"${this.id}","number":${this.sent},"last":${last},"items":${items}}`;
    const arrived = await this.connection.notify(payload);
    if (arrived && this.peers.forgetSilent(performance.now())) this.missed();
  }

  private heard(payload: string): void {
    const notification = parsed(payload);
    if (!notification) return this.missed(); // Another version of the program sent it.
    const { from, number, last, items } = notification;
    const { isNew, lost } = this.peers.hear(from, number, performance.now());
    if (last) this.peers.leave(from);
    else if (isNew) this.sendSign(); // The new process has to know this one.
    if (lost) this.missed();
    for (const [topic, message] of items)
      for (const listener of this.listeners)
        if (message) listener.message(topic, message);
        else listener.missed(topic);
  }

  private wasDeaf(): void {
    this.peers.wasDeaf(performance.now());
    this.missed();
    this.sendSign();
  }

  private missed(): void {
    for (const listener of this.listeners) listener.missed();
  }
}

function parsed(payload: string): Notification | null {
  try {
    const notification = JSON.parse(payload) as Notification;
    return Array.isArray(notification.items) ? notification : null;
  } catch {
    return null;
  }
}
