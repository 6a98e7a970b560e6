import { createContext, useContext } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** `error` interrupts who listens to the page, `success` waits for a pause. */
  tone: 'success' | 'error';
}

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows one notification for five seconds; a new one takes the place of the last (specification §9). */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
