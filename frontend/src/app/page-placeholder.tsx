import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../shared/ui/screen/skeletons';

/** Shown while the code of a page is fetched. */
export function PagePlaceholder() {
  return (
    <div className="s-wrap">
      <LoadingRegion>
        <Skeleton variant="text" width="min(60%, 320px)" sx={{ fontSize: '2.2rem', mt: 4 }} />
        <Skeleton variant="rounded" height={420} sx={{ mt: 3 }} />
      </LoadingRegion>
    </div>
  );
}
