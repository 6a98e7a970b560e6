import Switch from '@mui/material/Switch';
import { userMessageOf } from '../../../../shared/api/api-error';
import { words } from '../../../../shared/texts/words';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useToggleCode } from '../../api/toggle-code';
import { texts } from '../../texts';
import type { DiscountCode } from '../../types';

interface ActiveSwitchProps {
  code: DiscountCode;
}

/** Activates or deactivates a code. A failed request reverts the switch and shows a toast. */
export function ActiveSwitch({ code }: ActiveSwitchProps) {
  const showToast = useToast();
  const toggle = useToggleCode();
  const change = async (isActive: boolean) => {
    try {
      await toggle.mutateAsync({ id: code.id, isActive });
      showToast({ tone: 'success', title: texts.updated, description: code.code });
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
    }
  };
  return (
    <Switch
      checked={code.isActive}
      onChange={(_event, isActive) => void change(isActive)}
      slotProps={{ input: { 'aria-label': texts.activeSwitch(code.code) } }}
    />
  );
}
