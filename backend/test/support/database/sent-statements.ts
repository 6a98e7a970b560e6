import pg from 'pg';
import { currentRequest } from '../../../src/kernel/adapters/request-context.js';

/** One statement, as a connection of this process sent it. */
export interface SentStatement {
  /** The `application_name` of its connection. */
  readonly application: string;
  /** The name of the statement, or its first words. */
  readonly name: string;
  /** The id of the request that caused it, also in a job that the request has scheduled. */
  readonly request: string | undefined;
  readonly isInJob: boolean;
  /** Equal for the statements of a transaction. A statement alone is a transaction of its own. */
  readonly transaction: number;
  /** How many rows its result had; undefined until it arrives. */
  rows: number | undefined;
}

type Send = (this: pg.Client, ...parameters: unknown[]) => unknown;
type Callback = (error: unknown, result?: pg.QueryResult) => void;

/**
 * Writes down what all connections of this process send to PostgreSQL. Start it before the
 * application, whose connections keep the function that sends.
 */
export class SentStatements {
  private readonly send = pg.Client.prototype.query as unknown as Send;
  private readonly open = new WeakMap<pg.Client, number>();
  private transactions = 0;
  private sent: SentStatement[] = [];

  start(): void {
    const note = (client: pg.Client, asked: unknown) => this.note(client, asked);
    const { send } = this;
    const watched: Send = function (this: pg.Client, ...parameters) {
      const statement = note(this, parameters[0]);
      const arrived = (result?: pg.QueryResult) => (statement.rows = result?.rowCount ?? 0);
      const callback = parameters.at(-1);
      if (typeof callback !== 'function') {
        const result = send.apply(this, parameters) as Promise<pg.QueryResult>;
        void result.then(arrived, () => arrived());
        return result;
      }
      return send.call(this, ...parameters.slice(0, -1), (...results: Parameters<Callback>) => {
        arrived(results[1]);
        (callback as Callback)(...results);
      });
    };
    Object.assign(pg.Client.prototype, { query: watched });
  }

  stop(): void {
    Object.assign(pg.Client.prototype, { query: this.send });
  }

  /** Returns what was sent since the last call. */
  take(): readonly SentStatement[] {
    const { sent } = this;
    this.sent = [];
    return sent;
  }

  private note(client: pg.Client, asked: unknown): SentStatement {
    const { name, text } = typeof asked === 'string' ? { text: asked } : (asked as Partial<pg.QueryConfig>);
    const request = currentRequest();
    const statement = {
      application: applicationOf(client),
      name: name ?? firstWords(text ?? ''),
      request: request?.id,
      isInJob: request !== undefined && request.patience === undefined,
      transaction: this.transactionOf(client, text ?? ''),
      rows: undefined,
    };
    this.sent.push(statement);
    return statement;
  }

  private transactionOf(client: pg.Client, text: string): number {
    const number = this.open.get(client) ?? ++this.transactions;
    if (/^\s*begin\b/i.test(text)) this.open.set(client, number);
    if (/^\s*(commit|rollback)\b/i.test(text)) this.open.delete(client);
    return number;
  }
}

function applicationOf(client: pg.Client): string {
  const { connectionParameters } = client as unknown as {
    connectionParameters: { application_name?: string };
  };
  return connectionParameters.application_name ?? '';
}

/** Returns what a statement without a name does, and to which table. */
function firstWords(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /(?:from|into|update)\s+"?([\w.]+)/i.exec(text) ?? [];
  const lock = /for (?:no key )?update/i.test(text) ? ' for update' : '';
  return `${verb.toLowerCase()} ${table}${lock}`.trim();
}
