import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/**
 * A component whose code is fetched when it is first shown, or earlier through `preload()`. A chunk that fails to
 * load is asked for once more, and again the next time it is wanted.
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
