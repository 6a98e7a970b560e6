import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../../shared/ui/skeletons';

const placeholders = [0, 1, 2];

/** Placeholders for the codes while they load: rows on wide windows, cards on phones. */
export function CodesSkeleton() {
  return (
    <LoadingRegion>
      <Box
        sx={{ display: 'grid', gap: { xs: 1.5, md: 0.5 }, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr' } }}
      >
        {placeholders.map((row) => (
          <Skeleton key={row} variant="rounded" sx={{ height: { xs: 236, md: 68 } }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
