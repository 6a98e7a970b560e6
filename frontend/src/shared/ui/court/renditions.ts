const WIDTHS = [320, 480, 640, 960, 1280];

/** A former version of the server stored two widths, in WebP only. */
const FORMER_WIDTHS = [640, 1280];

interface Renditions {
  /** Undefined for an image that a former version stored. */
  avif: string | undefined;
  webp: string;
}

/**
 * Returns what `srcset` offers of one of our own images, or null for an image of another server.
 * The addresses of its renditions differ only in width and format (docs/adr/0037).
 */
export function renditionsOf(imageUrl: string): Renditions | null {
  const [, name, width] = /^(.*\/images\/\w+)-(960|1280)\.webp$/.exec(imageUrl) ?? [];
  if (name === undefined) return null;
  const files = (widths: number[], format: string) =>
    widths.map((each) => `${name}-${each}.${format} ${each}w`).join(', ');
  return width === '960'
    ? { avif: files(WIDTHS, 'avif'), webp: files(WIDTHS, 'webp') }
    : { avif: undefined, webp: files(FORMER_WIDTHS, 'webp') };
}
