/** What a file is by its first bytes, whatever its name says. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';

/** The types that a browser may announce, and the formats that are taken (decisions §9). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Specification §5: 10 MB. */
export const MAX_IMAGE_BYTES = 10_485_760;

const BRANDS_OF_AVIF = ['avif', 'avis'];
const OPENING_CHARACTERS = 1024;

/** The format of a file, or `null` for everything else. */
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
