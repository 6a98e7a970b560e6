import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/skeletons';

const places = [0, 1, 2];

/** Outlines three cards while the bookings are loading. */
export function MyBookingsSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton variant="text" width={140} sx={{ fontSize: '1.5rem', mb: 1.5 }} />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {places.map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: { xs: 236, md: 146 } }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
