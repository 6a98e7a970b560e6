import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { CheckoutColumns } from './checkout-columns';

/** Outlines the screen while the booking is loading. */
export function CheckoutSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton variant="text" width="min(70%, 320px)" sx={{ fontSize: '2.2rem', my: { xs: 2, md: 4 } }} />
      <CheckoutColumns>
        <Skeleton variant="rounded" height={560} />
        <Skeleton variant="rounded" height={720} />
      </CheckoutColumns>
    </LoadingRegion>
  );
}
