import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * React captures a stack trace for each element that it creates in development, for the first ten
 * thousand of every second, which takes a tenth of the processor time of the screens' tests. After
 * this call it believes that it has captured enough. Its warnings then lack the owner's stack.
 */
export function withoutOwnerStacks(): void {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
    Internals | undefined;
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('React counts its owner stacks elsewhere: see withoutOwnerStacks');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
