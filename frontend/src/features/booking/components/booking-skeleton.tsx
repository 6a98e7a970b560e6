import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { slots } from '../../../shared/model/slots';

/** Outlines the form while the court is loading. */
export function BookingSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '384px minmax(0, 1fr)' } }}>
        <Skeleton variant="rounded" sx={{ height: { xs: 180, md: 560 } }} />
        <Skeleton variant="rounded" sx={{ height: { xs: 620, md: 448 } }} />
      </Box>
    </LoadingRegion>
  );
}

/** Sixteen tiles in place of the hours. */
export function HoursSkeleton() {
  return (
    <LoadingRegion>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          mt: 2.5,
          gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' },
        }}
      >
        {slots.map((slot) => (
          <Skeleton key={slot} variant="rounded" sx={{ height: { xs: 67, md: 75 } }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
