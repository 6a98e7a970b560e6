import Alert from '@mui/material/Alert';
import type { OpenedVenue } from '../../../api/use-opened-venue';
import { FaceFields } from './face-fields';
import { texts } from '../../../face-texts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The fields of what a venue says about itself, as soon as they are known. */
export function Face({ opened: { detail, isLoading, isError } }: { opened: OpenedVenue }) {
  if (isLoading) return <FaceSkeleton />;
  return isError ? (
    <Alert severity="warning">{texts.failed}</Alert>
  ) : (
    <FaceFields venueId={detail?.id ?? null} />
  );
}

/** Outlines the fields while the venue is loading. */
function FaceSkeleton() {
  return (
    <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="text" width="50%" />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Box>
  );
}
