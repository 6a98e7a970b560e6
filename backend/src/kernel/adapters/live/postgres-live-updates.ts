import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { type LiveListener, type LiveMessage, LiveUpdates } from '../../application/live-updates.js';
import { Database, statement } from '../persistence/database.js';

const CHANNEL = 'saque_live';
const NOTIFY = statement('kernel.notify-listeners', `select pg_notify('${CHANNEL}', $1)`);
const END = Symbol('end');
const RECONNECT_MS = 500;

/**
 * Implements {@link LiveUpdates} with NOTIFY and one listening connection per process, which it
 * reopens when lost.
 */
@Injectable()
export class PostgresLiveUpdates extends LiveUpdates implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('live');
  private readonly topics = new EventEmitter().setMaxListeners(0);
  private client: pg.Client | null = null;
  private stopped = false;

  constructor(private readonly database: Database) {
    super();
  }

  override async announce(topic: string, message: LiveMessage): Promise<void> {
    await this.database.query(NOTIFY, [JSON.stringify({ topic, message })]);
  }

  override listen(topic: string, listener: LiveListener): () => void {
    const onMessage = (message: LiveMessage) => listener.message(message);
    const onEnd = () => listener.end();
    this.topics.on(topic, onMessage).on(END, onEnd);
    return () => this.topics.off(topic, onMessage).off(END, onEnd);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.topics.emit(END);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client(this.database.pool.options);
    client.on('error', () => undefined); // The 'end' event follows and reconnects.
    client.on('end', () => void this.reconnect());
    client.on('notification', ({ payload = '{}' }) => {
      const { topic, message } = JSON.parse(payload) as { topic: string; message: LiveMessage };
      this.topics.emit(topic, message);
    });
    this.client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  private async reconnect(): Promise<void> {
    while (!this.stopped) {
      await pause(RECONNECT_MS);
      try {
        return await this.connect();
      } catch {
        this.logger.warn('the listening connection is lost; retrying');
        this.client?.removeAllListeners('end');
      }
    }
  }
}
