import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';

const placeholders = [0, 1, 2, 3];

/** Placeholders for the four cards and the table while they load. */
export function DashboardSkeleton() {
  return (
    <LoadingRegion>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' },
        }}
      >
        {placeholders.map((card) => (
          <Skeleton key={card} variant="rounded" height={192} />
        ))}
      </Box>
      <Skeleton variant="text" width={220} sx={{ fontSize: '1.65rem', mt: 5 }} />
      <Skeleton variant="rounded" height={220} sx={{ mt: 1.5 }} />
    </LoadingRegion>
  );
}
