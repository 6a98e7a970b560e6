import Box from '@mui/material/Box';
import { useState } from 'react';
import { CourtArt, type Surface } from './court-art';

interface CourtPictureProps {
  imageUrl: string | null;
  seed: string;
  surface?: Surface;
  /** What the picture shows, for screen readers; empty where the words beside it say it all. */
  alt?: string;
  /** True for the picture a screen opens with, so that the browser fetches it first. */
  first?: boolean;
}

/** A venue's or court's picture filling its box; where there is none, or it does not load, a drawn court. */
export function CourtPicture({ imageUrl, seed, surface, alt = '', first = false }: CourtPictureProps) {
  const [broken, setBroken] = useState(false);
  if (imageUrl === null || broken) return <CourtArt seed={seed} surface={surface} labelled={alt !== ''} />;
  return (
    <Box
      component="img"
      src={imageUrl}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', bgcolor: 'bone.main' }}
    />
  );
}
