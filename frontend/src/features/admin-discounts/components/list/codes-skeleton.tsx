import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';

/** Placeholders for the codes while they load: rows on wide windows, cards on phones. */
export function CodesSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonRows
        count={3}
        height={{ xs: 236, md: 68 }}
        gap={{ xs: 1.5, md: 0.5 }}
        columns={{ sm: '1fr 1fr', md: '1fr' }}
      />
    </LoadingRegion>
  );
}
