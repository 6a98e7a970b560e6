export interface ToastMessage {
  title: string;
  description?: string;
  /** A screen reader announces `error` at once and `success` at the next pause. */
  tone: 'success' | 'error';
}
