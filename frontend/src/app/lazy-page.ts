import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../shared/ui/screen/lazy-component';

/**
 * Puts a page in a chunk of its own: `lazyPage(() => import('…/venue-page').then((file) =>
 * file.VenuePage))`.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyComponent<object> {
  return lazyComponent<object>(load);
}
