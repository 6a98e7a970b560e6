import { lazy, useState, type ComponentType, type ReactElement } from 'react';

export interface LazyComponent<Props> {
  (props: Props & object): ReactElement;
  /** Fetches the code early. If that fails, the code is requested again when it is needed. */
  preload: () => void;
  /** Resolves when the component can be rendered without waiting. Rejects with a `ChunkError`. */
  loaded: () => Promise<void>;
}

/** The code of a part of the screen could not be fetched: no network, or a newer build. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * In milliseconds. React renders a component several times before it gives up on it, which must not
 * send a request each time. A component that was left before its code failed never gets that far.
 */
const failureLasts = 1000;

/** The failures that screens are shown for, each with the function that forgets it. */
const failures = new Set<() => void>();

/**
 * Lets the next attempt to show a component request its code again. Every error boundary calls it
 * when it has shown what stands in for the component.
 */
export function forgetFailedChunks(): void {
  for (const forget of failures) forget();
}

/**
 * Returns a component whose code is fetched when it is first shown, or earlier by `preload()`. If
 * the chunk fails to load, it is requested once more, and again after `forgetFailedChunks()`.
 * React's `lazy` would keep the failure for ever. A component whose code is there is rendered at
 * once, which hydration needs.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let waiting: ComponentType<Props> | null = null;
  let failedAt = Infinity;

  const forget = () => {
    failures.delete(forget);
    loading = null;
    waiting = null;
    failedAt = Infinity;
  };
  const fail = (error: unknown) => {
    failedAt = performance.now();
    failures.add(forget);
    if (!waiting) forget();
    throw new ChunkError(error);
  };
  const fetchOnce = () => {
    if (performance.now() - failedAt > failureLasts) forget();
    loading ??= load()
      .catch(load)
      .then((fetched) => (component = fetched), fail);
    return loading;
  };
  const wait = () => {
    const fetching = fetchOnce();
    waiting ??= lazy(async () => ({ default: await fetching }));
    return waiting;
  };

  function Lazy(props: Props & object) {
    // React forgets this state as long as the component waits, and must keep it afterwards.
    const [Shown] = useState(() => component ?? wait());
    return <Shown {...props} />;
  }
  return Object.assign(Lazy, {
    preload: () => void fetchOnce().catch(() => undefined),
    loaded: async () => void (await fetchOnce()),
  });
}
