import { createContext, useContext, useEffect } from 'react';
import { ToastRegion } from './lazy-toast-region';
import type { ToastMessage } from './toast-message';

export type { ToastMessage };

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * Shows one notification for five seconds; a new one takes the place of the last (specification §9). Its code is
 * fetched with the screen, so that a lost network can be notified too.
 */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  useEffect(() => ToastRegion.preload(), []);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
