import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../../shared/ui/screen/page-header';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { PaymentColumns } from '../../payments/card/payment-columns';
import { texts } from '../texts';

/** Outlines the screen while the link is loading. */
export function LinkSkeleton() {
  return (
    <>
      <PageHeader title={texts.title} tabTitle={texts.tabTitle} subtitle=" " />
      <LoadingRegion>
        <PaymentColumns>
          <Skeleton variant="rounded" height={620} />
          <Skeleton variant="rounded" height={380} />
        </PaymentColumns>
      </LoadingRegion>
    </>
  );
}
