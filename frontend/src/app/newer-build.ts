const reloadedKey = 'saque-reloaded';

/**
 * Loads the page again if the server has a newer build, whose scripts have other names. Does so
 * once for each build, so that a faulty one cannot cause an endless loop.
 */
export async function reloadIfOutdated(reload = () => window.location.reload()): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!entry || alreadyReloaded(entry)) return;
  const response = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response?.status !== 404) return;
  if (remember(entry)) reload();
}

function alreadyReloaded(entry: string): boolean {
  try {
    return window.sessionStorage.getItem(reloadedKey) === entry;
  } catch {
    return true;
  }
}

/** Returns false if the browser refuses storage. Without it a loop could not be noticed. */
function remember(entry: string): boolean {
  try {
    window.sessionStorage.setItem(reloadedKey, entry);
    return true;
  } catch {
    return false;
  }
}
