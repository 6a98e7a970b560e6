/** The format of a file according to its first bytes. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';

/** The accepted content types (decisions, section 9). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** 10 MB, from section 5 of the specification. */
export const MAX_IMAGE_BYTES = 10_485_760;

const BRANDS_OF_AVIF = ['avif', 'avis'];
const OPENING_CHARACTERS = 1024;

/** Returns the format of a file, or null if it is none of the known formats. */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  const opening = String.fromCharCode(...bytes.subarray(0, OPENING_CHARACTERS));
  if (opening.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (opening.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (opening.startsWith('RIFF') && opening.slice(8, 12) === 'WEBP') return 'webp';
  if (opening.slice(4, 8) === 'ftyp' && BRANDS_OF_AVIF.includes(opening.slice(8, 12))) return 'avif';
  if (/^GIF8[79]a/.test(opening)) return 'gif';
  if (/^[\s\xef\xbb\xbf]*(<\?xml|<!--|<!doctype|<svg)/i.test(opening) && /<svg/i.test(opening)) return 'svg';
  return null;
}
