import { useState } from 'react';
import { codeOf, userMessageOf } from '../../../shared/api/api-error';
import { dayInWords } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { texts as bookingTexts } from '../texts';
import { useChange, useSendCode } from './api/changes';
import { texts } from './texts';
import type { Change } from './types';

/** The codes of refusals that mean: the price or the terms on the screen are outdated. */
const asksAgain: ReadonlySet<string> = new Set(['terms_changed', 'price_changed', 'rules_changed']);

/**
 * The way of a change: in the organiser's browser it happens at once. Elsewhere a code is sent
 * first, and the change waits until it is typed. `onDone` is called when it has happened.
 */
export function useManagedChange(manageToken: string, isOrganiser: boolean, onDone: () => void) {
  const showToast = useToast();
  const [waiting, setWaiting] = useState<Change | null>(null);
  const sending = useSendCode(manageToken);
  const changing = useChange(manageToken);

  const confirm = (change: Change, code?: string) =>
    changing.mutate(
      { change, code },
      {
        onSuccess: ({ refund }) => {
          onDone();
          showToast({ tone: 'success', ...done(change, refund) });
        },
        // The first dialog shows what holds now, and asks again.
        onError: (error) => {
          if (asksAgain.has(codeOf(error) ?? '')) setWaiting(null);
        },
      },
    );
  const send = (onSent: () => void) => {
    changing.reset();
    sending.mutate(undefined, {
      onSuccess: onSent,
      onError: (error) =>
        showToast({ tone: 'error', title: texts.codeFailed, description: userMessageOf(error) }),
    });
  };
  const ask = (change: Change) => {
    if (isOrganiser) confirm(change);
    else send(() => setWaiting(change));
  };
  const sendAnother = () =>
    send(() => showToast({ tone: 'success', title: texts.anotherSent, description: texts.anotherSentHint }));

  return {
    ask,
    confirm,
    sendAnother,
    /** The change that waits for its code, or null. */
    waiting,
    isBusy: sending.isPending || changing.isPending,
    /** The server's refusal of the last attempt, or null. */
    refusal: changing.error && userMessageOf(changing.error),
  };
}

function done(change: Change, refund: { percentage: number; amount: string } | null) {
  if (change.kind === 'move') {
    const description = texts.movedTo(dayInWords(change.date), words.theTime(change.slot));
    return { title: texts.movedTitle, description };
  }
  const gives = refund !== null && centsOf(refund.amount) > 0;
  const description = gives ? bookingTexts.refundDone(refund.percentage) : bookingTexts.cancelledDone;
  return { title: words.bookingCancelled, description };
}
