export interface ToastMessage {
  title: string;
  description?: string;
  /** `error` interrupts who listens to the page, `success` waits for a pause. */
  tone: 'success' | 'error';
}
