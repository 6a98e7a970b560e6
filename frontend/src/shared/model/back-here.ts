import { useLocation } from 'react-router-dom';

/** The state of a link to the sign-in. */
interface BackHere {
  readonly backTo: string;
}

/** Returns the state of a link to the sign-in, which then leads back to the present screen. */
export function useBackHere(): BackHere {
  const { pathname, search } = useLocation();
  return { backTo: pathname + search };
}

/** Returns the screen from which the person came to sign in, or null if they came by themselves. */
export function useWayBack(): string | null {
  const state = useLocation().state as Partial<BackHere> | null;
  return typeof state?.backTo === 'string' ? state.backTo : null;
}
