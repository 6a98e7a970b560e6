/** In milliseconds. Each failed round doubles the pause, up to the longest. */
const firstPause = 5_000;
const longestPause = 60_000;

/**
 * Calls `onReachable` once, as soon as the server responds again: at once when the network returns
 * or the tab is shown, and otherwise after a pause that grows with the rounds that have failed. The
 * pause varies, so that screens that failed together do not ask together.
 * @returns a function that stops waiting
 */
export function whenReachable(onReachable: () => void, failedRounds = 0): () => void {
  const request = new AbortController();
  let timer = 0;
  const stop = () => {
    request.abort();
    window.clearTimeout(timer);
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', ask);
  };
  const waitAgain = () => {
    window.clearTimeout(timer);
    const pause = Math.min(firstPause * 2 ** failedRounds, longestPause);
    timer = window.setTimeout(ask, pause * (1 + Math.random() / 4));
  };
  const ask = () => void askServer();
  const askServer = async () => {
    if (document.hidden || !navigator.onLine) return waitAgain();
    const isThere = await responds(request.signal);
    if (request.signal.aborted) return;
    if (!isThere) return waitAgain();
    stop();
    onReachable();
  };
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  waitAgain();
  return stop;
}

async function responds(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => null,
  );
  return response?.ok ?? false;
}
