import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/skeletons';

const places = [0, 1, 2, 3];

/** The four cards and the table where they will be. */
export function DashboardSkeleton() {
  return (
    <LoadingRegion>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {places.map((place) => (
          <Skeleton key={place} variant="rounded" height={192} />
        ))}
      </Box>
      <Skeleton variant="text" width={220} sx={{ fontSize: '1.65rem', mt: 5 }} />
      <Skeleton variant="rounded" height={220} sx={{ mt: 1.5 }} />
    </LoadingRegion>
  );
}
