import { Suspense } from 'react';
import { lazyComponent } from '../../../../shared/ui/lazy-component';
import type { ShareChoiceProps } from './share-choice';

const ShareChoice = lazyComponent(() => import('./share-choice').then((file) => file.ShareChoice));

/** Fetches the dialog, so that it is there when it is asked for. */
export const preloadShareChoice = ShareChoice.preload;

/** The dialog, fetched when it is first wanted. */
export function LazyShareChoice({ open, ...props }: ShareChoiceProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShareChoice {...props} />
    </Suspense>
  );
}
