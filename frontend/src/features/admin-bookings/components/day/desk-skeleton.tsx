import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { slots } from '../../../../shared/model/slots';
import { LoadingRegion } from '../../../../shared/ui/skeletons';

/** Placeholders for the hours of a day while they load. */
export function DeskSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 0.75, mt: 2 }}>
        {slots.map((slot) => (
          <Skeleton key={slot} variant="rounded" height={54} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
