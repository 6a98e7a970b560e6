interface DataSaver {
  connection?: { saveData?: boolean };
}

/**
 * Installs the worker that lets the site start without a network, when the browser has nothing else
 * to do. Who saves data keeps the site as it is: the worker would fetch parts that no screen needs.
 */
export function registerWorker(): void {
  const { connection } = navigator as DataSaver;
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  whenIdle(() => {
    // Private windows and locked-down devices refuse workers. The site works without one.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback);
}
