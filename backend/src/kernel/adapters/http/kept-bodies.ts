import type { Request, Response } from 'express';
import type { ReadView } from '../../application/read-view.js';
import { LastUsed, type Sized } from '../last-used.js';
import { type JsonBody, jsonBody, sendJson } from './json-body.js';

/** The JSON of a view that everyone sees, and what it was made of. */
interface KeptBody extends Sized {
  readonly source: string;
  /** The instants between which the clock does not change it, in milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly body: JsonBody;
}

/** Some thousand days of a venue. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Keeps the bodies of the views that were asked for last, each with what it was made of. What is in
 * the database is read for every request, so a kept body is never older (docs/adr/0025).
 */
export class KeptBodies {
  private readonly kept = new LastUsed<KeptBody>(MAX_BYTES);

  /**
   * Sends a view as JSON.
   * @param key names what is asked for, with everything that decides the view
   */
  async send(request: Request, response: Response, key: string, read: ReadView<unknown>): Promise<void> {
    sendJson(request, response, this.found(key, read) ?? (await this.keep(key, read)));
  }

  private found(key: string, { source, at }: ReadView<unknown>): JsonBody | null {
    const kept = this.kept.get(key);
    return kept?.source === source && at >= kept.from && at < kept.until ? kept.body : null;
  }

  private async keep(key: string, read: ReadView<unknown>): Promise<JsonBody> {
    const { source, at } = read;
    const { view, until } = await read.compute();
    const body = jsonBody(JSON.stringify(view));
    if (until > at) {
      const bytes = body.bytes.length + source.length;
      this.kept.put({ key, bytes, source, from: at, until, body });
    }
    return body;
  }
}
