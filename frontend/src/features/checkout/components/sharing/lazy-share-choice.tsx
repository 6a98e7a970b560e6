import { Suspense } from 'react';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { ShareChoiceProps } from './share-choice';

const ShareChoice = lazyComponent(() => import('./share-choice').then((file) => file.ShareChoice));

/** Fetches the code of the dialog before the player opens it. */
export const preloadShareChoice = ShareChoice.preload;

/** The dialog, whose code is fetched when it is first opened. */
export function LazyShareChoice({ open, ...props }: ShareChoiceProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShareChoice {...props} />
    </Suspense>
  );
}
