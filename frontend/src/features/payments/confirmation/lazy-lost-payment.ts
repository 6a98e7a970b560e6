import { lazyComponent } from '../../../shared/ui/late/lazy-component';

/** Hardly anyone needs it. The layout waits for its code. */
export const LostPayment = lazyComponent(() => import('./lost-payment').then((file) => file.LostPayment));
