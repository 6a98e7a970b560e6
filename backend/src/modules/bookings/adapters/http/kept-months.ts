import { gunzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { compressed } from '../../../../kernel/adapters/http/json-body.js';
import { CalendarQueries } from '../../application/calendar-queries.js';
import { LastUsed, type Sized } from '../../../../kernel/adapters/last-used.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { monthJson } from './month-json.js';

/** A month as strangers see it, compressed: nearly every browser wants it so. */
interface KeptMonth extends Sized {
  readonly version: string;
  readonly gzip: Buffer;
}

/** About 1,500 busy months. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Keeps the bodies of the months that were read last, each at one version. A caller reads the
 * version first, and the rows are read after it. A body may therefore be newer than its version,
 * which then never comes back, but never older (docs/adr/0025).
 */
@Injectable()
export class KeptMonths {
  private readonly months = new LastUsed<KeptMonth>(MAX_BYTES);
  private readonly loading = new Map<string, Promise<KeptMonth>>();

  constructor(private readonly calendar: CalendarQueries) {}

  /** Returns the JSON of a month, compressed, at the version that the caller has just read. */
  async gzip(venueId: VenueId, month: string, version: string): Promise<Buffer> {
    return (await this.at(venueId, month, version)).gzip;
  }

  /** Returns the same JSON as it is. */
  async json(venueId: VenueId, month: string, version: string): Promise<Buffer> {
    return gunzipSync(await this.gzip(venueId, month, version));
  }

  private at(venueId: VenueId, month: string, version: string): Promise<KeptMonth> | KeptMonth {
    const key = `${venueId} ${month}`;
    const kept = this.months.get(key);
    if (kept?.version === version) return kept;
    const load = `${key} ${version}`;
    const loading = this.loading.get(load);
    if (loading) return loading;
    const started = this.load(venueId, month, version).finally(() => this.loading.delete(load));
    this.loading.set(load, started);
    return started;
  }

  private async load(venueId: VenueId, month: string, version: string): Promise<KeptMonth> {
    const gzip = compressed(monthJson(await this.calendar.month(venueId, month)));
    const loaded = { key: `${venueId} ${month}`, bytes: gzip.length, version, gzip };
    this.months.put(loaded);
    return loaded;
  }
}
