import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pauseAfter } from '../backoff.js';
import type { Background } from '../background.js';
import { statement } from '../persistence/database.js';

const CHANNEL = 'saque_live';
const NOTIFY = statement('kernel.notify-listeners', `select pg_notify('${CHANNEL}', $1)`);

/** A notification is lost with the connection anyway, so its commit need not wait for the disk. */
const SETTINGS = 'set synchronous_commit = off';

/** A connection on which a notification takes longer counts as lost. */
const QUERY_TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;

/** The name under which readiness and metrics show the connection. */
export const LIVE_UPDATES = 'live-updates';

interface Ears {
  heard(payload: string): void;
  /** Called when the connection was lost and is back: notifications in between were not heard. */
  wasDeaf(): void;
}

/** The connection of this process that listens and notifies. It is opened again when it is lost. */
export class ListeningConnection {
  private client: pg.Client | null = null;
  private closed = false;

  constructor(
    private readonly options: pg.ClientConfig,
    private readonly ears: Ears,
    private readonly background: Background,
  ) {}

  /** Resolves after the first attempt. If it fails, further ones follow in the background. */
  async start(): Promise<void> {
    await this.open().catch((error: unknown) => void this.reopen(error));
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      ...this.options,
      application_name: 'saque live',
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', () => undefined); // The 'end' event follows.
    client.on('notification', ({ payload = '' }) => this.hear(payload));
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
    client.once('end', () => this.lost(client, new Error('the listening connection is lost')));
    this.background.works(LIVE_UPDATES);
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
    } catch (error) {
      this.lost(client, error);
      return false;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  /** An error here would be one of the socket, which ends the process. */
  private hear(payload: string): void {
    try {
      this.ears.heard(payload);
    } catch (error) {
      this.background.happened(LIVE_UPDATES, error);
    }
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    leave(client);
    if (!this.closed) void this.reopen(error);
  }

  /** Never rejects: it tries until the connection is back or closed. */
  private async reopen(error: unknown): Promise<void> {
    this.background.failed(LIVE_UPDATES, error);
    for (let failures = 1; !this.closed; failures++) {
      await pause(pauseAfter(failures, LONGEST_PAUSE_MS));
      if (this.closed) return;
      try {
        await this.open();
        break;
      } catch (failure) {
        this.background.failed(LIVE_UPDATES, failure);
      }
    }
    if (!this.closed) this.ears.wasDeaf();
  }
}

/** Closes a connection without waiting, because a broken one may never confirm. */
function leave(client: pg.Client): void {
  client.removeAllListeners('notification');
  client.end().catch(() => undefined);
}
