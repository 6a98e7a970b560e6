import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/skeletons';
import { slots } from '../../../shared/model/slots';

/** The screen's outline while the court is on its way. */
export function BookingSkeleton() {
  return (
    <LoadingRegion>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1.75, md: 3 },
          pt: { xs: 7, md: 8.5 },
          pb: { xs: 2, md: 3 },
        }}
      >
        <Skeleton
          variant="rounded"
          sx={{ flex: 'none', width: { xs: 112, md: 208 }, height: { xs: 76, md: 124 } }}
        />
        <Box sx={{ flex: 1 }}>
          <Skeleton
            variant="text"
            width="min(80%, 340px)"
            sx={{ fontSize: 'clamp(1.7rem, 1.2rem + 2vw, 2.4rem)' }}
          />
          <Skeleton variant="text" width="min(60%, 220px)" />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '384px minmax(0, 1fr)' } }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={134} />
          <Skeleton variant="rounded" sx={{ height: { xs: 260, md: 448 } }} />
        </Box>
        <Skeleton variant="rounded" sx={{ height: { xs: 620, md: 448 } }} />
      </Box>
    </LoadingRegion>
  );
}

/** Sixteen tiles where the hours will be. */
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
