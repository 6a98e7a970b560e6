/** What became of a link: `dismissed` by the person, or `kept` where the browser lets us neither share nor copy it. */
export type HandOver = 'shared' | 'dismissed' | 'copied' | 'kept';

/**
 * Hands a link over by the device's share sheet, else by the clipboard. A browser that has forgotten the click by the
 * time the link is there refuses the sheet; the clipboard is the next best then.
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

/** Answers whether the browser let us; where the page is opened over plain http there is no clipboard at all. */
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
