const WIDTHS = [320, 480, 640, 960, 1280];

interface Renditions {
  avif: string;
  webp: string;
}

/**
 * Returns what `srcset` offers of one of our own images, or null for an image of another server.
 * The addresses of its renditions differ only in width and format (docs/adr/0037).
 */
export function renditionsOf(imageUrl: string): Renditions | null {
  const name = /^(.*\/images\/\w+)-960\.webp$/.exec(imageUrl)?.[1];
  if (name === undefined) return null;
  const files = (format: string) => WIDTHS.map((each) => `${name}-${each}.${format} ${each}w`).join(', ');
  return { avif: files('avif'), webp: files('webp') };
}
