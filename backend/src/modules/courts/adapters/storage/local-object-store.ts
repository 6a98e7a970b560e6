import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../../../kernel/domain/clock.js';
import { ObjectStore, type UploadTerms } from '../../application/object-store.js';
import { ImageTooLarge, UploadExpired, UploadForged, UploadUsed } from '../../domain/image-errors.js';

/** What keys look like; nothing else ever becomes a path. */
const KEY = /^(uploads|images)\/[0-9a-z][0-9a-z-]*(\.webp)?$/;

/** What an upload address carries behind its `?`. */
export interface UploadSignature {
  expires: string;
  type: string;
  signature: string;
}

/** {@link ObjectStore} in a folder on this machine's disk; the site itself takes the uploads and serves the pictures. */
export class LocalObjectStore extends ObjectStore {
  private readonly signingKey: Buffer;

  constructor(
    private readonly folder: string,
    secret: string,
    private readonly clock: Clock,
  ) {
    super();
    this.signingKey = createHmac('sha256', secret).update('uploads').digest();
  }

  override async uploadUrl(key: string, { contentType, seconds, site }: UploadTerms): Promise<string> {
    const expires = String(Math.floor(this.clock.now().getTime() / 1000) + seconds);
    const type = contentType ?? '';
    const signature = this.sign(key, expires, type);
    return `${site}/${key}?${new URLSearchParams({ expires, type, signature }).toString()}`;
  }

  /** Whether that key may be sent now, with that type. @throws UploadForged, UploadExpired */
  assertSigned(key: string, { expires, type, signature }: UploadSignature, sentType: string): void {
    const [right, given] = [this.sign(key, expires, type), signature].map((text) => Buffer.from(text));
    const isOurs = right && given && right.length === given.length && timingSafeEqual(right, given);
    if (!isOurs || (type !== '' && type !== sentType)) throw new UploadForged();
    if (Number(expires) * 1000 <= this.clock.now().getTime()) throw new UploadExpired();
  }

  /** Keeps what a browser sends, once. @throws ImageTooLarge as soon as it is, UploadUsed */
  async receive(key: string, body: Readable, atMostBytes: number): Promise<void> {
    const unfinished = await this.unfinished(key);
    try {
      await pipeline(body, limited(atMostBytes), createWriteStream(unfinished, { flags: 'wx' }));
      await link(unfinished, this.pathOf(key)); // fails where the file is there already
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new UploadUsed() : error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  override async read(key: string, atMostBytes: number): Promise<Buffer | null> {
    const file = await open(this.pathOf(key)).catch(nothingWhereMissing);
    if (file === null) return null;
    try {
      if ((await file.stat()).size > atMostBytes) throw new ImageTooLarge();
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  /** A file appears under its name when it is whole, so that nobody ever gets half a picture. */
  override async put(key: string, bytes: Buffer): Promise<void> {
    const unfinished = await this.unfinished(key);
    await writeFile(unfinished, bytes);
    await rename(unfinished, this.pathOf(key));
  }

  override async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  override publicUrl(key: string): string {
    return `/${key}`;
  }

  private sign(key: string, expires: string, type: string): string {
    return createHmac('sha256', this.signingKey).update(`PUT\n${key}\n${expires}\n${type}`).digest('hex');
  }

  private async unfinished(key: string): Promise<string> {
    const folder = dirname(this.pathOf(key));
    await mkdir(folder, { recursive: true });
    return join(folder, `.${randomUUID()}`);
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`no key of ours: ${JSON.stringify(key)}`);
    return join(this.folder, key);
  }
}

function limited(atMostBytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > atMostBytes) throw new ImageTooLarge();
      yield chunk;
    }
  };
}

function nothingWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
