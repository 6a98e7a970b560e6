import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { texts } from './texts';

/** Outlines the fields while the venue is loading. */
export function FaceSkeleton() {
  return (
    <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="text" width="50%" />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Box>
  );
}
