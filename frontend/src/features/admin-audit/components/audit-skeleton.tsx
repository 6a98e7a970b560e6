import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/skeletons';

const places = [0, 1, 2, 3];

/** The rows where they will be. */
export function AuditSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 0.5 } }}>
        {places.map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: { xs: 128, md: 80 } }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
