import { ViewTransition, type ReactNode } from 'react';

interface MorphProps {
  /** The id of what is shown. */
  of: string;
  part: 'picture' | 'title';
  /** Exactly one element. */
  children: ReactNode;
}

/**
 * Moves the picture or the title of a card to its place on the next screen, if both screens show
 * it. `baseline.ts` has the timing. Browsers without view transitions change at once.
 */
export function Morph({ of, part, children }: MorphProps) {
  return (
    <ViewTransition name={`${part}-${of}`} share={`morph-${part}`} default="none">
      {children}
    </ViewTransition>
  );
}
