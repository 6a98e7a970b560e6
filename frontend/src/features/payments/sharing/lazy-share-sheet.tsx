import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { ownLinkQuery, type SharedBooking } from './own-link-query';
import { perPlayerText } from './share-prices';
import type { ShareLink } from './use-share-link';

const ShareSheet = lazyComponent(() => import('./share-sheet').then((file) => file.ShareSheet));

interface LazyShareSheetProps {
  booking: SharedBooking;
  sharing: ShareLink;
}

/** The sheet of a `useShareLink`, whose code is fetched when it is first opened. */
export function LazyShareSheet({ booking, sharing: { sheetUrl, hideSheet } }: LazyShareSheetProps) {
  const queryClient = useQueryClient();
  if (sheetUrl === null) return null;
  const link = queryClient.getQueryData(ownLinkQuery(booking).queryKey);
  return (
    <Suspense fallback={null}>
      <ShareSheet
        url={sheetUrl}
        organiserName={link?.organiserName ?? null}
        perPlayer={perPlayerText(booking)}
        onClose={hideSheet}
      />
    </Suspense>
  );
}
