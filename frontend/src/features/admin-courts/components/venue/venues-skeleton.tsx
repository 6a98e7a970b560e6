import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';

const placeholders = [0, 1, 2];

/** Placeholders for the venues while they load. */
export function VenuesSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {placeholders.map((row) => (
          <Skeleton key={row} variant="rounded" sx={{ height: { xs: 192, md: 122 }, borderRadius: 1.25 }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
