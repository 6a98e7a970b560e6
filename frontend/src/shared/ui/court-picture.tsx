import Box from '@mui/material/Box';
import { useState } from 'react';
import { CourtArt } from './court-art';
import type { Surface } from './court-field';

interface CourtPictureProps {
  imageUrl: string | null;
  seed: string;
  surface?: Surface;
  /** What the picture shows, for screen readers; empty where the words beside it say it all. */
  alt?: string;
  /** How wide it is shown, as the `sizes` of an image, so that a phone fetches the small rendition. */
  sizes?: string;
  /** True for the picture a screen opens with, so that the browser fetches it first. */
  first?: boolean;
}

/** A venue's or court's picture filling its box; where there is none, or it does not load, a drawn court. */
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

/** Our own images are stored 1280 and 640 pixels wide, here or in a bucket, under addresses that differ in that number alone. */
function renditionsOf(imageUrl: string): string | undefined {
  const own = /^(.*\/images\/\w+)-1280\.webp$/.exec(imageUrl);
  return own ? `${own[1]}-640.webp 640w, ${imageUrl} 1280w` : undefined;
}
