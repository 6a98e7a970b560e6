import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { statement } from '../persistence/database.js';

const CHANNEL = 'saque_live';
const NOTIFY = statement('kernel.notify-listeners', `select pg_notify('${CHANNEL}', $1)`);

/** A notification is lost with the connection anyway, so its commit need not wait for the disk. */
const SETTINGS = 'set synchronous_commit = off';

/** A connection on which a notification takes longer counts as lost. */
const QUERY_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 500;

interface Ears {
  heard(payload: string): void;
  /** Called when the connection was lost and is back: notifications in between were not heard. */
  wasDeaf(): void;
}

/** The connection of this process that listens and notifies. It is opened again when it is lost. */
export class ListeningConnection {
  private readonly logger = new Logger('live');
  private client: pg.Client | null = null;
  private closed = false;

  constructor(
    private readonly options: pg.ClientConfig,
    private readonly ears: Ears,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({
      ...this.options,
      application_name: 'saque live',
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', () => undefined); // The 'end' event follows.
    client.on('notification', ({ payload = '' }) => this.ears.heard(payload));
    try {
      await client.connect();
      await client.query(SETTINGS);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      leave(client);
      throw error;
    }
    if (this.closed) return leave(client);
    this.client = client;
    client.once('end', () => this.lost(client));
  }

  /**
   * Sends a notification to every process, this one included. Call it again only when the last call
   * is done. @returns false if it may be lost
   */
  async notify(payload: string): Promise<boolean> {
    const { client } = this;
    if (!client) return false;
    try {
      await client.query({ ...NOTIFY, values: [payload] });
      return true;
    } catch {
      this.lost(client);
      return false;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    leave(client);
    if (!this.closed) void this.reopen();
  }

  private async reopen(): Promise<void> {
    this.logger.warn('the listening connection is lost; retrying');
    for (let isBack = false; !isBack && !this.closed;) {
      await pause(RECONNECT_MS);
      isBack = await this.open().then(
        () => true,
        () => false,
      );
    }
    if (!this.closed) this.ears.wasDeaf();
  }
}

/** Closes a connection without waiting, because a broken one may never confirm. */
function leave(client: pg.Client): void {
  client.removeAllListeners('notification');
  client.end().catch(() => undefined);
}
