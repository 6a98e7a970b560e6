import { useToast } from '../../../shared/ui/toast/toast-context';
import { copyLink } from '../../payments/sharing/hand-over-link';
import { texts } from './texts';

/** Returns a function that copies a text and says whether it worked. */
export function useCopy(): (text: string) => Promise<void> {
  const showToast = useToast();
  return async (text) => {
    if (await copyLink(text)) showToast({ tone: 'success', title: texts.copied });
    else showToast({ tone: 'error', title: texts.copyFailed, description: texts.copyFailedHint });
  };
}
