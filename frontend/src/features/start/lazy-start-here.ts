import { lazyComponent } from '../../shared/ui/screen/lazy-component';

export const StartHere = lazyComponent(() => import('./start-here').then((file) => file.StartHere));
