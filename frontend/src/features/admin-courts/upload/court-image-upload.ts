import AwsS3 from '@uppy/aws-s3';
import { Uppy } from '@uppy/core';
import type { ApiError } from '../../../shared/api/api-error';
import { failureOf, isTemporary } from './upload-failure';
import { notStarted, type UploadState } from './upload-state';

/** The delay before each retry, in milliseconds (specification §9). */
const retryDelays = [0, 1000, 3000, 5000];

const silentLogger = { debug: () => undefined, warn: () => undefined, error: () => undefined };

export interface UploadSteps {
  /** Returns a URL that accepts the file. */
  open: () => Promise<string>;
  /** Makes the uploaded file an image of the court, or of the venue. */
  attach: (url: string) => Promise<void>;
  onChange: (state: UploadState) => void;
}

/**
 * Uploads one file: requests a URL, sends the file there in one PUT, and makes it an image of a
 * court or a venue. Temporary failures are retried with a new URL. Without a network, the upload
 * waits for it.
 */
export class CourtImageUpload {
  readonly #uppy: Uppy<Record<string, never>, Record<string, never>>;
  #state = notStarted;
  #failures = 0;
  #uploadedUrl: string | null = null;
  #isCancelled = false;
  #stopWaiting: () => void = () => undefined;

  constructor(
    private readonly file: File,
    private readonly steps: UploadSteps,
  ) {
    this.#uppy = new Uppy<Record<string, never>, Record<string, never>>({ logger: silentLogger })
      .use(AwsS3, { shouldUseMultipart: false, signRequest: () => this.#open() })
      .on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
        const percent = Math.floor((bytesUploaded / Math.max(1, bytesTotal ?? 1)) * 100);
        if (this.#state.status !== 'paused') this.#change({ status: 'uploading', percent });
      })
      .on('upload-success', (_file, { uploadURL }) => {
        this.#uploadedUrl = uploadURL ?? null;
        void this.#attach();
      })
      .on('upload-error', (_file, error) => this.#fail(failureOf(error)));
  }

  start(): void {
    this.#failures = 0;
    this.#try();
  }

  pause(): void {
    this.#stopWaiting();
    this.#uppy.pauseAll();
    this.#change({ status: 'paused' });
  }

  /** Starts the upload again, because a PUT cannot be continued. */
  resume(): void {
    this.start();
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#stopWaiting();
    this.#uppy.destroy();
  }

  #try(): void {
    this.#stopWaiting();
    if (this.#uploadedUrl !== null) return void this.#attach();
    this.#change({ status: 'preparing', percent: 0, problem: null });
    this.#uppy.cancelAll();
    this.#uppy.addFile({ name: this.file.name, type: this.file.type, data: this.file });
    void this.#uppy.upload();
  }

  async #open(): Promise<{ url: string }> {
    this.#change({ status: 'preparing', percent: 0 });
    return { url: await this.steps.open() };
  }

  async #attach(): Promise<void> {
    if (this.#uploadedUrl === null) return;
    this.#change({ status: 'processing', percent: 100, problem: null });
    try {
      await this.steps.attach(this.#uploadedUrl);
      this.#change({ status: 'complete' });
    } catch (error) {
      const failure = failureOf(error);
      const uploadIsUsable = failure.status === 0 || failure.status >= 500;
      if (!uploadIsUsable) this.#uploadedUrl = null;
      this.#fail(failure);
    }
  }

  #fail(failure: ApiError): void {
    const delay = retryDelays[this.#failures];
    if (!isTemporary(failure) || delay === undefined)
      return this.#change({ status: 'error', problem: failure.userMessage });
    const offline = !navigator.onLine;
    this.#change({ status: 'waiting', waitingFor: offline ? 'network' : 'retry' });
    if (offline) return this.#tryOnceOnline();
    this.#failures += 1;
    const timer = window.setTimeout(() => this.#try(), delay);
    this.#stopWaiting = () => window.clearTimeout(timer);
  }

  #tryOnceOnline(): void {
    const retry = () => this.#try();
    window.addEventListener('online', retry, { once: true });
    this.#stopWaiting = () => window.removeEventListener('online', retry);
  }

  #change(change: Partial<UploadState>): void {
    if (this.#isCancelled) return;
    this.#state = { ...this.#state, ...change };
    this.steps.onChange(this.#state);
  }
}
