import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { RecoveryCodes } from '../../../session/second-factor/recovery-codes';
import { texts } from '../../texts';

interface NewCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes. Only its button closes it, because they are not shown again. */
export function NewCodesDialog({ codes, onClose }: NewCodesDialogProps) {
  return (
    <DialogFrame title={texts.factorTitle} busy onPhones="window" onClose={onClose} actions={null}>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </DialogFrame>
  );
}
