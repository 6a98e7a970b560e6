import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { CheckoutColumns } from './checkout-columns';

/** Outlines the screen while the booking is loading. */
export function CheckoutSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton variant="text" width="min(90%, 420px)" sx={{ fontSize: '2rem', mb: { xs: 1.5, md: 3 } }} />
      <CheckoutColumns>
        <Skeleton variant="rounded" height={760} />
        <Skeleton variant="rounded" height={560} />
      </CheckoutColumns>
    </LoadingRegion>
  );
}
