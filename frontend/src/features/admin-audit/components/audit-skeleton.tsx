import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/skeletons';

const placeholders = [0, 1, 2, 3];

/** Placeholders for the rows while they load. */
export function AuditSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 0.5 } }}>
        {placeholders.map((row) => (
          <Skeleton key={row} variant="rounded" sx={{ height: { xs: 128, md: 80 } }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
