/** Where a file stands on its way to being a picture (specification §4). */
export type UploadStatus =
  'waiting' | 'preparing' | 'uploading' | 'processing' | 'complete' | 'error' | 'paused';

export interface UploadState {
  readonly status: UploadStatus;
  /** How much of the file has been sent, 0 to 100. */
  readonly percent: number;
  /** What it waits for, where it waits. */
  readonly waitingFor: 'start' | 'network' | 'retry';
  /** What went wrong, as a person reads it. */
  readonly problem: string | null;
}

export const notStarted: UploadState = {
  status: 'waiting',
  percent: 0,
  waitingFor: 'start',
  problem: null,
};
