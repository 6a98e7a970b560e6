import Box from '@mui/material/Box';
import { Suspense, type ComponentProps } from 'react';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';

/** Few venues take transfers, so the others do not load it. */
const TransferData = lazyComponent(() => import('./transfer-data').then((file) => file.TransferData));

/** The account to transfer to. Its place is kept while its code comes. */
export function FirstTransfer(props: ComponentProps<typeof TransferData>) {
  return (
    <Suspense fallback={<Box sx={{ minHeight: 480 }} />}>
      <TransferData {...props} />
    </Suspense>
  );
}
