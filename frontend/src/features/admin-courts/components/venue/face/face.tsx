import Alert from '@mui/material/Alert';
import type { OpenedVenue } from '../../../api/use-opened-venue';
import { FaceFields } from './face-fields';
import { FaceSkeleton } from './face-skeleton';
import { texts } from './texts';

/** The fields of what a venue tells about itself, as soon as they are known. */
export function Face({ opened: { detail, isLoading, isError } }: { opened: OpenedVenue }) {
  if (isLoading) return <FaceSkeleton />;
  return isError ? (
    <Alert severity="warning">{texts.failed}</Alert>
  ) : (
    <FaceFields venueId={detail?.id ?? null} />
  );
}
