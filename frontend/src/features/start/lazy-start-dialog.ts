import { lazyComponent } from '../../shared/ui/screen/lazy-component';

export const StartDialog = lazyComponent(() => import('./start-dialog').then((file) => file.StartDialog));
