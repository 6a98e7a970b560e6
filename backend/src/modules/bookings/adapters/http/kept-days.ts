import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type JsonBody, sendJson } from '../../../../kernel/adapters/http/json-body.js';
import { LastUsed, type Sized } from '../../../../kernel/adapters/last-used.js';
import type { ReadDay } from '../../application/calendar-queries.js';

/** The JSON of a day that everyone sees, and what it was made of. */
interface KeptDay extends Sized, JsonBody {
  readonly source: string;
  /** The instants between which the clock does not change it, in milliseconds. */
  readonly from: number;
  readonly until: number;
}

/** Some thousand days of a court. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Keeps the bodies of the days that were asked for last, each with what it was made of. What is in
 * the database is read for every request, so a kept body is never older (docs/adr/0025).
 */
@Injectable()
export class KeptDays {
  private readonly days = new LastUsed<KeptDay>(MAX_BYTES);

  /**
   * Sends a day as JSON.
   * @param key names what is asked for, with everything that decides the view
   */
  send(request: Request, response: Response, key: string, read: ReadDay<unknown>): void {
    sendJson(request, response, this.kept(key, read) ?? this.keep(key, read));
  }

  private kept(key: string, { source, at }: ReadDay<unknown>): KeptDay | null {
    const kept = this.days.get(key);
    return kept?.source === source && at >= kept.from && at < kept.until ? kept : null;
  }

  private keep(key: string, read: ReadDay<unknown>): KeptDay {
    const { source, at } = read;
    const { view, until } = read.compute();
    const json = Buffer.from(JSON.stringify(view));
    const day = { key, bytes: json.length + source.length, source, from: at, until, json };
    this.days.put(day);
    return day;
  }
}
