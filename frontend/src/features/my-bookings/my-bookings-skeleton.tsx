import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';

/** Outlines three cards while the bookings are loading. */
export function MyBookingsSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton variant="text" width={140} sx={{ fontSize: '1.5rem', mb: 1.5 }} />
      <SkeletonRows count={3} height={{ xs: 236, md: 146 }} />
    </LoadingRegion>
  );
}
