import Box from '@mui/material/Box';
import { slots } from '../../../../shared/model/slots';
import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';

/** Placeholders for the hours of a day while they load. */
export function DeskSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ mt: 2 }}>
        <SkeletonRows count={slots.length} height={54} gap={0.75} />
      </Box>
    </LoadingRegion>
  );
}
