import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';

const field = { borderRadius: 1, height: 52 } as const;

/** Outlines the card form while it is loading. */
export function CardFormSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 5, pt: 3.5 }}>
        <Skeleton variant="rectangular" sx={field} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <Skeleton variant="rectangular" sx={field} />
          <Skeleton variant="rectangular" sx={field} />
        </Box>
        <Skeleton variant="rectangular" sx={field} />
      </Box>
    </LoadingRegion>
  );
}
