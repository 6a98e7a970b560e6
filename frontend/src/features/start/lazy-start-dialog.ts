import { lazyComponent } from '../../shared/ui/late/lazy-component';

export const StartDialog = lazyComponent(() => import('./start-dialog').then((file) => file.StartDialog));
