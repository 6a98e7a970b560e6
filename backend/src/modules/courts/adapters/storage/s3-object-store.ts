import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { S3Config } from '../../../../config/config.js';
import { ObjectStore, type UploadTerms } from '../../application/images/object-store.js';
import { ImageTooLarge, StorageUnavailable } from '../../domain/image-errors.js';
import { readAtMost } from './byte-limit.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CONNECT_MS = 3_000;
/** How long the store may be silent. */
const SILENCE_MS = 10_000;
const ATTEMPTS = 2;

/** {@link ObjectStore} in a bucket of an S3-compatible server. */
export class S3ObjectStore extends ObjectStore implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('storage');
  private readonly client: S3Client;
  /** Signs addresses for the host that browsers reach, because the signature covers the host. */
  private readonly signer: S3Client;

  constructor(
    private readonly config: S3Config,
    silenceMs = SILENCE_MS,
  ) {
    super();
    this.client = clientOf(config, config.endpoint, silenceMs);
    this.signer = clientOf(config, config.uploadEndpoint ?? config.endpoint, silenceMs);
  }

  /**
   * Creates the bucket on a self-hosted server if it does not exist. The operator creates buckets
   * at Amazon.
   */
  async onModuleInit(): Promise<void> {
    if (this.config.endpoint === null) return;
    const bucket = { Bucket: this.config.bucket };
    try {
      await this.client.send(new HeadBucketCommand(bucket)).catch(async (error: unknown) => {
        if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error;
        await this.client.send(new CreateBucketCommand(bucket));
      });
    } catch (error) {
      if (!isCreatedAlready(error)) this.logger.warn(`the bucket cannot be reached: ${String(error)}`);
    }
  }

  /** Signs the content type as a header, because servers treat an unsigned one differently. */
  override uploadUrl(key: string, { contentType, seconds }: UploadTerms): Promise<string> {
    const put = new PutObjectCommand({ ...this.at(key), ContentType: contentType ?? undefined });
    return getSignedUrl(this.signer, put, {
      expiresIn: seconds,
      signableHeaders: new Set(contentType === null ? [] : ['content-type']),
    });
  }

  override async read(key: string, atMostBytes: number): Promise<Buffer | null> {
    try {
      const { Body, ContentLength } = await this.client.send(new GetObjectCommand(this.at(key)));
      if (!(Body instanceof Readable)) throw new Error('the response has no readable body');
      if (ContentLength !== undefined && ContentLength > atMostBytes) {
        Body.destroy();
        throw new ImageTooLarge();
      }
      return await readAtMost(Body, atMostBytes);
    } catch (error) {
      if (error instanceof ImageTooLarge) throw error;
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
      throw this.unavailable(error);
    }
  }

  override async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const object = { ...this.at(key), Body: bytes, ContentType: contentType, CacheControl: IMMUTABLE };
    await this.client.send(new PutObjectCommand(object)).catch((error: unknown) => {
      throw this.unavailable(error);
    });
  }

  override async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch((error: unknown) => {
      throw this.unavailable(error);
    });
  }

  /** The address at the bucket's public origin. Without one, this server serves the image. */
  override publicUrl(key: string): string {
    return `${this.config.publicUrl?.replace(/\/+$/, '') ?? ''}/${key}`;
  }

  onModuleDestroy(): void {
    this.client.destroy();
    this.signer.destroy();
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: key };
  }

  /** Logs the cause, which the client must not see. */
  private unavailable(error: unknown): StorageUnavailable {
    this.logger.error(error);
    return new StorageUnavailable();
  }
}

/**
 * Self-hosted servers have no host name per bucket, and some do not know the checksums that the SDK
 * adds by default.
 */
function clientOf(
  { region, accessKeyId, secretAccessKey }: S3Config,
  endpoint: string | null,
  silenceMs: number,
): S3Client {
  return new S3Client({
    region,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true, // Without it, the client only warns.
      socketTimeout: silenceMs, // In the middle of a response
    },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === null || secretAccessKey === null
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}

/** Returns true if another process created the bucket first. */
function isCreatedAlready(error: unknown): boolean {
  return error instanceof S3ServiceException && /^BucketAlready(OwnedByYou|Exists)$/.test(error.name);
}
