import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../shared/ui/lazy-component';

/** A page in a chunk of its own, e.g. `lazyPage(() => import('…/venue-page').then((file) => file.VenuePage))`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyComponent<object> {
  return lazyComponent<object>(load);
}
