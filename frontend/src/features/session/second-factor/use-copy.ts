import { useToast } from '../../../shared/ui/toast/toast-context';
import { copyText } from '../../../shared/model/hand-over';
import { texts } from './texts';

/** Returns a function that copies a text and says whether it worked. */
export function useCopy(): (text: string) => Promise<void> {
  const showToast = useToast();
  return async (text) => {
    if (await copyText(text)) showToast({ tone: 'success', title: texts.copied });
    else showToast({ tone: 'error', title: texts.copyFailed, description: texts.copyFailedHint });
  };
}
