import { createContext, useContext, useEffect } from 'react';
import { onFirstInput } from './first-input';
import { ToastRegion } from './lazy-toast-region';
import type { ToastMessage } from './toast-message';

export type { ToastMessage };

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * Returns a function that shows a notification for five seconds, one at a time (specification §9).
 * A new one waits until the one before could be read. The code is fetched as soon as the visitor
 * does anything: it can also report a lost network, and does not compete with the first screen.
 */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  useEffect(() => onFirstInput(ToastRegion.preload), []);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
