import { lazyComponent } from '../../../../shared/ui/late/lazy-component';

/** Only few venues let players settle at their desk, so the others do not load it. */
export const PayAtClub = lazyComponent(() => import('./pay-at-club').then((file) => file.PayAtClub));
