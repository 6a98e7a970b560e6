import { copyLink, type HandOver } from '../../sharing/hand-over-link';

/** Hands a text to the device's share sheet, or copies it to the clipboard. */
export async function shareText(text: string): Promise<HandOver> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyLink(text)) ? 'copied' : 'kept';
}
