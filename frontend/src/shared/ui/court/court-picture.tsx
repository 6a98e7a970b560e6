import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { CourtArt } from './court-art';
import type { Surface } from './court-field';

const WIDTHS = [320, 480, 640, 960, 1280];

interface Renditions {
  avif: string;
  webp: string;
}

/**
 * Returns what `srcset` offers of one of our own images, or null for an image of another server.
 * The addresses of its renditions differ only in width and format (docs/adr/0037).
 */
function renditionsOf(imageUrl: string): Renditions | null {
  const name = /^(.*\/images\/\w+)-960\.webp$/.exec(imageUrl)?.[1];
  if (name === undefined) return null;
  const files = (format: string) => WIDTHS.map((each) => `${name}-${each}.${format} ${each}w`).join(', ');
  return { avif: files('avif'), webp: files('webp') };
}

interface CourtPictureProps {
  imageUrl: string | null;
  seed: string;
  surface?: Surface;
  /** Describes the picture for screen readers. Empty if the text next to it says the same. */
  alt?: string;
  /**
   * The width of the whole picture on the screen, as the `sizes` of an image. It is wider than its
   * box if the box is higher than 9/16 of its width.
   */
  sizes?: string;
  /** True for the first picture of a screen: the browser then fetches it before the others. */
  first?: boolean;
}

/**
 * The picture of a venue or court, filling its box. If its renditions cannot be loaded, its own
 * address is tried, and then a drawn court replaces it.
 */
export function CourtPicture(props: CourtPictureProps) {
  const { imageUrl, seed, surface, alt = '', sizes = '100vw', first = false } = props;
  const [failed, setFailed] = useState({ imageUrl, times: 0 });
  const failures = failed.imageUrl === imageUrl ? failed.times : 0;
  const fail = useCallback(
    () => setFailed((last) => ({ imageUrl, times: last.imageUrl === imageUrl ? last.times + 1 : 1 })),
    [imageUrl],
  );
  // A picture of a page from the server may have failed before anyone listened.
  const look = useCallback(
    (photo: HTMLImageElement | null) => {
      if (photo?.complete && photo.naturalWidth === 0) fail();
    },
    [fail],
  );
  const own = imageUrl === null ? null : renditionsOf(imageUrl);
  if (imageUrl === null || failures > (own ? 1 : 0))
    return <CourtArt seed={seed} surface={surface} labelled={alt !== ''} />;
  const renditions = failures === 0 ? own : null;
  return (
    <Sources>
      {renditions ? <source type="image/avif" srcSet={renditions.avif} sizes={sizes} /> : null}
      <Photo
        key={failures}
        ref={look}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
        alt={alt}
        width={1280}
        height={720}
        sizes={renditions ? sizes : undefined}
        srcSet={renditions?.webp}
        src={imageUrl}
        onError={fail}
      />
    </Sources>
  );
}

const Sources = styled('picture')({ display: 'contents' });

/** Photographs are bright, so the dark scheme dims them. */
const Photo = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.bone.main,
  ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
}));
