import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../../shared/ui/skeletons';

const places = [0, 1, 2];

/** Rows where the venues will be. */
export function VenuesSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {places.map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: { xs: 192, md: 122 }, borderRadius: 1.25 }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
