import AwsS3 from '@uppy/aws-s3';
import { Uppy } from '@uppy/core';
import type { ApiError } from '../../../shared/api/api-error';
import { failureOf, mayPass } from './upload-failure';
import { notStarted, type UploadState } from './upload-state';

/** Specification §9: how long to wait before each further try. */
const retryDelays = [0, 1000, 3000, 5000];

const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };

export interface UploadSteps {
  /** Asks where the file may be sent to. */
  open: () => Promise<string>;
  /** Makes the picture out of what was sent there. */
  attach: (address: string) => Promise<void>;
  onChange: (state: UploadState) => void;
}

/**
 * One file on its way: asks for an address, sends it there in one PUT, has it made into the picture. What fails in
 * passing is tried again at a new address; without a network it waits for one.
 */
export class CourtImageUpload {
  readonly #uppy: Uppy<Record<string, never>, Record<string, never>>;
  #state = notStarted;
  #failures = 0;
  #sent: string | null = null;
  #isOver = false;
  #stopWaiting: () => void = () => undefined;

  constructor(
    private readonly file: File,
    private readonly steps: UploadSteps,
  ) {
    this.#uppy = new Uppy<Record<string, never>, Record<string, never>>({ logger: silent })
      .use(AwsS3, { shouldUseMultipart: false, signRequest: () => this.#open() })
      .on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
        const percent = Math.floor((bytesUploaded / Math.max(1, bytesTotal ?? 1)) * 100);
        if (this.#state.status !== 'paused') this.#change({ status: 'uploading', percent });
      })
      .on('upload-success', (_file, { uploadURL }) => {
        this.#sent = uploadURL ?? null;
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

  /** Starts the file anew, because what is sent in one PUT cannot be continued. */
  resume(): void {
    this.start();
  }

  cancel(): void {
    this.#isOver = true;
    this.#stopWaiting();
    this.#uppy.destroy();
  }

  #try(): void {
    this.#stopWaiting();
    if (this.#sent !== null) return void this.#attach();
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
    if (this.#sent === null) return;
    this.#change({ status: 'processing', percent: 100, problem: null });
    try {
      await this.steps.attach(this.#sent);
      this.#change({ status: 'complete' });
    } catch (error) {
      const failure = failureOf(error);
      const sentIsGood = failure.status === 0 || failure.status >= 500;
      if (!sentIsGood) this.#sent = null;
      this.#fail(failure);
    }
  }

  #fail(failure: ApiError): void {
    const delay = retryDelays[this.#failures];
    if (!mayPass(failure) || delay === undefined)
      return this.#change({ status: 'error', problem: failure.userMessage });
    const offline = !navigator.onLine;
    this.#change({ status: 'waiting', waitingFor: offline ? 'network' : 'retry' });
    if (offline) return this.#tryOnceOnline();
    this.#failures += 1;
    const timer = window.setTimeout(() => this.#try(), delay);
    this.#stopWaiting = () => window.clearTimeout(timer);
  }

  #tryOnceOnline(): void {
    const go = () => this.#try();
    window.addEventListener('online', go, { once: true });
    this.#stopWaiting = () => window.removeEventListener('online', go);
  }

  #change(change: Partial<UploadState>): void {
    if (this.#isOver) return;
    this.#state = { ...this.#state, ...change };
    this.steps.onChange(this.#state);
  }
}
