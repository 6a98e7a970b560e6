import type { PaymentIntent } from '@stripe/stripe-js';
import { formatMoney } from '../../../shared/model/money';
import { button, node } from './dom';
import { texts } from './texts';

export type ChallengeOutcome = 'approve' | 'fail';

/**
 * Shows the bank's question of a 3-D Secure card and returns the player's choice. Escape declines.
 * Returns null if the page is left without a choice.
 */
export function askForAuthentication(
  intent: PaymentIntent,
  gone: AbortSignal,
): Promise<ChallengeOutcome | null> {
  const cameFrom = document.activeElement;
  return new Promise((resolve) => {
    const finish = (outcome: ChallengeOutcome | null) => {
      gone.removeEventListener('abort', leave);
      dialog.close();
      dialog.remove();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
      resolve(outcome);
    };
    const leave = () => finish(null);
    const dialog = drawChallenge(formatMoney(intent.amount), finish);
    gone.addEventListener('abort', leave);
    document.body.append(dialog);
    dialog.showModal();
  });
}

function drawChallenge(amount: string, finish: (outcome: ChallengeOutcome) => void): HTMLDialogElement {
  const dialog = node(
    'dialog',
    { class: 'sandbox-challenge', 'aria-labelledby': 'sandbox-challenge-title' },
    node('h2', { id: 'sandbox-challenge-title' }, texts.challenge.title),
    node('p', {}, texts.challenge.body(amount)),
    node(
      'div',
      { class: 'sandbox-challenge__actions' },
      button(texts.challenge.refuse, 'sandbox-challenge__refuse', () => finish('fail')),
      button(texts.challenge.approve, 'sandbox-challenge__approve', () => finish('approve')),
    ),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    finish('fail');
  });
  return dialog;
}
