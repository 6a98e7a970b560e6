import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';

const placeholders = [0, 1, 2];

/** Placeholders for the cards, the summary and the chart while they load. */
export function MonthSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        {placeholders.map((card) => (
          <Skeleton key={card} variant="rounded" sx={{ height: { xs: 152, md: 176 } }} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, mt: 5, gridTemplateColumns: { xs: '1fr', lg: '5fr 6fr' } }}>
        <Skeleton variant="rounded" height={344} />
        <Skeleton variant="rounded" height={344} />
      </Box>
    </LoadingRegion>
  );
}
