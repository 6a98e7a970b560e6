import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { S3Config } from '../../../../config/config.js';
import { ObjectStore, type UploadTerms } from '../../application/object-store.js';
import { ImageTooLarge, StorageAway } from '../../domain/image-errors.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;

/** {@link ObjectStore} in a bucket of any S3-compatible server. */
export class S3ObjectStore extends ObjectStore implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('storage');
  private readonly client: S3Client;
  /** Signs for the address that browsers reach; the signature covers the host. */
  private readonly signer: S3Client;

  constructor(private readonly config: S3Config) {
    super();
    this.client = clientOf(config, config.endpoint);
    this.signer = clientOf(config, config.uploadEndpoint ?? config.endpoint);
  }

  /** Makes the bucket on a server of one's own that is still empty; Amazon's are made by whoever pays for them. */
  async onModuleInit(): Promise<void> {
    if (this.config.endpoint === null) return;
    const bucket = { Bucket: this.config.bucket };
    try {
      await this.client.send(new HeadBucketCommand(bucket)).catch(async (error: unknown) => {
        if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error;
        await this.client.send(new CreateBucketCommand(bucket));
      });
    } catch (error) {
      if (!isThereAlready(error)) this.logger.warn(`the bucket is out of reach: ${String(error)}`);
    }
  }

  /** Signs the type as a header, because servers differ on one that is not signed. Needs no network. */
  override uploadUrl(key: string, { contentType, seconds }: UploadTerms): Promise<string> {
    const put = new PutObjectCommand({ ...this.at(key), ContentType: contentType ?? undefined });
    return getSignedUrl(this.signer, put, {
      expiresIn: seconds,
      signableHeaders: new Set(contentType === null ? [] : ['content-type']),
    });
  }

  override async read(key: string, atMostBytes: number): Promise<Buffer | null> {
    try {
      const { Body, ContentLength = 0 } = await this.client.send(new GetObjectCommand(this.at(key)));
      if (ContentLength <= atMostBytes) return Buffer.from((await Body?.transformToByteArray()) ?? []);
      if (Body && 'destroy' in Body) Body.destroy();
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
      throw this.away(error);
    }
    throw new ImageTooLarge();
  }

  override async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const object = { ...this.at(key), Body: bytes, ContentType: contentType, CacheControl: FOR_EVER };
    await this.client.send(new PutObjectCommand(object)).catch((error: unknown) => {
      throw this.away(error);
    });
  }

  override async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch((error: unknown) => {
      throw this.away(error);
    });
  }

  /** On the bucket's public address, or where it has none through our own server. */
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

  /** Whoever asks hears that it will be better soon; why it is not is for the log. */
  private away(error: unknown): StorageAway {
    this.logger.error(error);
    return new StorageAway();
  }
}

/** Servers of one's own know no host per bucket, and not all of them know the checksums that the SDK adds unasked. */
function clientOf({ region, accessKeyId, secretAccessKey }: S3Config, endpoint: string | null): S3Client {
  return new S3Client({
    region,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === null || secretAccessKey === null
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}

/** Another process was faster. */
function isThereAlready(error: unknown): boolean {
  return error instanceof S3ServiceException && /^BucketAlready(OwnedByYou|Exists)$/.test(error.name);
}
