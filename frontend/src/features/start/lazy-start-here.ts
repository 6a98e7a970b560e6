import { lazyComponent } from '../../shared/ui/late/lazy-component';

export const StartHere = lazyComponent(() => import('./start-here').then((file) => file.StartHere));
