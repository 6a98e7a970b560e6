import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';

/** Placeholders for the actions while they load. */
export function AuditSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonRows count={4} height={{ xs: 128, md: 80 }} gap={{ xs: 1.5, md: 0.5 }} />
    </LoadingRegion>
  );
}
