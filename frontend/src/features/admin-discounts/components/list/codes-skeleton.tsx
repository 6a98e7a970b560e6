import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../../shared/ui/skeletons';

const places = [0, 1, 2];

/** Rows on wide windows, cards on phones, where the codes will be. */
export function CodesSkeleton() {
  return (
    <LoadingRegion>
      <Box
        sx={{ display: 'grid', gap: { xs: 1.5, md: 0.5 }, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr' } }}
      >
        {places.map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: { xs: 236, md: 68 } }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
