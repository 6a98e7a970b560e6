import { lazyComponent } from '../lazy-component';
import type { ToastRegionProps } from './toast-region';

/** The region in a chunk of its own, for screens that never notify do without it. */
export const ToastRegion = lazyComponent<ToastRegionProps>(() =>
  import('./toast-region').then((file) => file.ToastRegion),
);
