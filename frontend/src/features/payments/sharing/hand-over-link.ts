/**
 * What happened to a link: the player cancelled (`dismissed`), or the browser can neither share nor
 * copy it (`kept`).
 */
export type HandOver = 'shared' | 'dismissed' | 'copied' | 'kept';

/**
 * Shares a link with the device's share sheet, or copies it to the clipboard. A browser refuses the
 * share sheet if the click was too long ago; the link is then copied.
 */
export async function handOverLink(link: { url: string; text: string }): Promise<HandOver> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (isDismissal(error)) return 'dismissed';
    }
  }
  return (await copyLink(link.url)) ? 'copied' : 'kept';
}

/** Returns true if the link was copied. Pages opened over plain HTTP have no clipboard. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

function isDismissal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
