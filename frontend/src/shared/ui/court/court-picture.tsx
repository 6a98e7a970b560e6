import Box from '@mui/material/Box';
import { useState } from 'react';
import { CourtArt } from './court-art';
import type { Surface } from './court-field';

interface CourtPictureProps {
  imageUrl: string | null;
  seed: string;
  surface?: Surface;
  /** What the picture shows, for screen readers. Empty if the text next to it says the same. */
  alt?: string;
  /**
   * The width of the picture, as the `sizes` of an image, so that phones fetch the small rendition.
   */
  sizes?: string;
  /** True for the first picture of a screen: the browser then fetches it before the others. */
  first?: boolean;
}

/**
 * The picture of a venue or court, filling its box. A drawn court replaces a missing or broken
 * picture.
 */
export function CourtPicture(props: CourtPictureProps) {
  const { imageUrl, seed, surface, alt = '', sizes = '100vw', first = false } = props;
  const [broken, setBroken] = useState(false);
  if (imageUrl === null || broken) return <CourtArt seed={seed} surface={surface} labelled={alt !== ''} />;
  return (
    <Box
      component="img"
      src={imageUrl}
      srcSet={renditionsOf(imageUrl)}
      sizes={sizes}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', bgcolor: 'bone.main' }}
    />
  );
}

/**
 * Our own images are stored 1280 and 640 pixels wide. Their addresses differ only in that number.
 */
function renditionsOf(imageUrl: string): string | undefined {
  const own = /^(.*\/images\/\w+)-1280\.webp$/.exec(imageUrl);
  return own ? `${own[1]}-640.webp 640w, ${imageUrl} 1280w` : undefined;
}
