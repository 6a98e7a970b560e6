/** The status of an upload (specification §4). */
export type UploadStatus =
  'waiting' | 'preparing' | 'uploading' | 'processing' | 'complete' | 'error' | 'paused';

export interface UploadState {
  readonly status: UploadStatus;
  /** The sent part of the file, 0 to 100. */
  readonly percent: number;
  /** The reason for the status `waiting`. */
  readonly waitingFor: 'start' | 'network' | 'retry';
  /** The error message for the user. */
  readonly problem: string | null;
}

export const notStarted: UploadState = {
  status: 'waiting',
  percent: 0,
  waitingFor: 'start',
  problem: null,
};
