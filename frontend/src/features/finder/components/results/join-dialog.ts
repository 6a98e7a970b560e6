import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { JoinDialogProps } from '../../../waiting-list/join/join-dialog';

/** The subject of the dialog of the waiting list. */
export type Joining = Omit<JoinDialogProps, 'onClose'>;

export const JoinDialog = lazyComponent(() =>
  import('../../../waiting-list/join/join-dialog').then((file) => file.JoinDialog),
);
