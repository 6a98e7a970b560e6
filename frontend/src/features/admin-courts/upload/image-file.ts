import { texts } from './texts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Specification §5: 10 MB. */
const maxBytes = 10_485_760;

/** What is known to be wrong with a file before any of it is sent; the server looks at the content. */
export function problemOf({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!isImageType(type)) return texts.typeRefused;
  if (size === 0) return texts.empty;
  return size > maxBytes ? texts.tooLarge : null;
}

/** Whether the server takes files that the browser calls so. */
export function isImageType(type: string): type is ImageType {
  return imageTypes.some((accepted) => accepted === type);
}
