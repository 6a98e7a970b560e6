import { lazyComponent } from '../late/lazy-component';
import type { ToastRegionProps } from './toast-region';

/** The region is in a chunk of its own, because some screens never show a notification. */
export const ToastRegion = lazyComponent<ToastRegionProps>(() =>
  import('./toast-region').then((file) => file.ToastRegion),
);
