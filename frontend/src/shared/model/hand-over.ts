/**
 * The outcome of sharing a link or a text: the person cancelled (`dismissed`), or the browser can
 * neither share nor copy it (`kept`).
 */
export type HandOver = 'shared' | 'dismissed' | 'copied' | 'kept';

/**
 * Shares a link, a text or both with the device's share sheet, or copies the link, or else the
 * text, to the clipboard. A browser refuses the share sheet if the click was too long ago; then it
 * is copied.
 */
export async function handOver(shared: { url: string; text?: string } | { text: string }): Promise<HandOver> {
  if ('share' in navigator) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (isDismissal(error)) return 'dismissed';
    }
  }
  return (await copyText('url' in shared ? shared.url : shared.text)) ? 'copied' : 'kept';
}

/** Returns true if the text was copied. Pages opened over plain HTTP have no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function isDismissal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
