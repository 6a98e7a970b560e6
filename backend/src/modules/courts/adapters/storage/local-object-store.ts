import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import type { Clock } from '../../../../kernel/domain/clock.js';
import { ObjectStore, type UploadTerms } from '../../application/images/object-store.js';
import { ImageTooLarge, UploadExpired, UploadForged, UploadUsed } from '../../domain/image-errors.js';
import { limitBytes, readAtMost } from './byte-limit.js';

/** The form of all keys. No other text becomes a path, so that no key leaves the folder. */
const KEY = /^(uploads|images)\/[0-9a-z][0-9a-z-]*(\.(webp|avif))?$/;

/** The purpose for which the keys of upload addresses are derived. */
const PURPOSE = 'uploads';

/** The query parameters of an upload address. */
export interface UploadSignature {
  expires: string;
  type: string;
  signature: string;
}

/**
 * {@link ObjectStore} in a local folder. The site itself receives the uploads and serves the
 * images.
 */
export class LocalObjectStore extends ObjectStore {
  constructor(
    private readonly folder: string,
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async uploadUrl(key: string, { contentType, seconds, site }: UploadTerms): Promise<string> {
    const expires = String(Math.floor(this.clock.now().getTime() / 1000) + seconds);
    const type = contentType ?? '';
    const signature = signatureOf(this.keys.current(PURPOSE), key, expires, type);
    return `${site}/${key}?${new URLSearchParams({ expires, type, signature }).toString()}`;
  }

  /**
   * Checks the signature of an upload address and that the file has the signed content type.
   * @throws UploadForged, UploadExpired
   */
  assertSigned(key: string, { expires, type, signature }: UploadSignature, sentType: string): void {
    const actual = Buffer.from(signature);
    const isValid = this.keys.all(PURPOSE).some((signingKey) => {
      const expected = Buffer.from(signatureOf(signingKey, key, expires, type));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    });
    if (!isValid || (type !== '' && type !== sentType)) throw new UploadForged();
    if (Number(expires) * 1000 <= this.clock.now().getTime()) throw new UploadExpired();
  }

  /**
   * Stores the body of an upload request.
   * @throws ImageTooLarge as soon as the body exceeds the limit
   * @throws UploadUsed if the key already has a file
   */
  async receive(key: string, body: Readable, atMostBytes: number): Promise<void> {
    const unfinished = await this.unfinished(key);
    try {
      const limited = (chunks: AsyncIterable<Buffer>) => limitBytes(chunks, atMostBytes);
      await pipeline(body, limited, createWriteStream(unfinished, { flags: 'wx' }));
      await link(unfinished, this.pathOf(key)); // fails if the file exists
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new UploadUsed() : error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  override async read(key: string, atMostBytes: number): Promise<Buffer | null> {
    const file = await open(this.pathOf(key)).catch(nullIfMissing);
    if (file === null) return null;
    try {
      if ((await file.stat()).size > atMostBytes) throw new ImageTooLarge();
      // The size alone is not a limit: the content of some files is longer than their size says.
      return await readAtMost(file.createReadStream({ autoClose: false }), atMostBytes);
    } finally {
      await file.close();
    }
  }

  /** Writes to a temporary name and renames it, so that no browser receives half an image. */
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

  private async unfinished(key: string): Promise<string> {
    const folder = dirname(this.pathOf(key));
    await mkdir(folder, { recursive: true });
    return join(folder, `.${randomUUID()}`);
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
    return join(this.folder, key);
  }
}

function signatureOf(signingKey: Buffer, key: string, expires: string, type: string): string {
  return createHmac('sha256', signingKey).update(`PUT\n${key}\n${expires}\n${type}`).digest('hex');
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
