import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/**
 * Returns a component whose code is fetched when it is first shown, or earlier by `preload()`. If
 * the chunk fails to load, it is requested once more, and again the next time it is needed.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadOnce = () => {
    loading ??= load().catch(load);
    loading.catch(() => (loading = null));
    return loading;
  };
  const component = lazy(async () => ({ default: await loadOnce() }));
  return Object.assign(component, {
    preload: () => {
      loadOnce().catch(() => undefined);
    },
  });
}
