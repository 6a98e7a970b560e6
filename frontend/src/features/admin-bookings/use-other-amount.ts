import { useState, type SubmitEvent } from 'react';
import { userMessageOf } from '../../shared/api/api-error';
import { centsOf, decimalOf, formatMoney } from '../../shared/model/money';
import { typedCents } from '../../shared/model/typed-number';
import { useToast } from '../../shared/ui/toast/toast-context';
import { type DeskTransfer, useConfirmTransfer } from './api/transfers';
import { texts } from './components/transfers/texts';
import { meaningOf } from './model/transfers';

type Kind = keyof typeof texts.act;

const titles: Record<Kind, string> = {
  unread: texts.confirmed,
  exact: texts.confirmed,
  part: texts.partCounted,
  give_back: texts.toGiveBack,
  all_back: texts.toGiveBack,
};

/**
 * Records another amount than the one that is due. It says before what becomes of the difference,
 * and the server refuses one about which nothing was said.
 */
export function useOtherAmount(transfer: DeskTransfer, onRecorded: () => void) {
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [isRefused, setRefused] = useState(false);
  const confirm = useConfirmTransfer(transfer.bookingId);
  const showToast = useToast();
  const { kind, words } = accountOf(amount, transfer);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const cents = typedCents(amount);
    if (cents === null || kind === 'unread') return setRefused(true);
    const difference =
      kind === 'give_back' || kind === 'all_back'
        ? { difference: 'give_back' as const, excess: transfer.excessAmount }
        : kind === 'part'
          ? { difference: kind }
          : {};
    const noted = reference.trim() === '' ? {} : { reference: reference.trim() };
    const body = { amount: decimalOf(cents), due: transfer.dueAmount, ...difference, ...noted };
    const description = texts.of(formatMoney(cents), transfer.code);
    const onSuccess = () => {
      showToast({ tone: 'success', title: titles[kind], description });
      onRecorded();
    };
    confirm.mutate(body, { onSuccess });
  };
  return {
    amount,
    reference,
    words,
    act: texts.act[kind],
    problem: isRefused && kind === 'unread' ? '' : undefined,
    refusal: confirm.error ? userMessageOf(confirm.error) : null,
    isPending: confirm.isPending,
    send,
    setReference,
    setAmount: (typed: string) => {
      confirm.reset();
      setAmount(typed);
    },
  };
}

/** Returns what becomes of the typed amount. Nothing is due of a paid or released booking. */
function accountOf(amount: string, transfer: DeskTransfer): { kind: Kind; words: string } {
  const meaning = meaningOf(amount, transfer);
  if (meaning.kind === 'unread' || meaning.kind === 'exact')
    return { kind: meaning.kind, words: texts.meaning[meaning.kind] };
  const isAll = meaning.kind === 'give_back' && centsOf(transfer.dueAmount) === 0;
  const kind = isAll ? 'all_back' : meaning.kind;
  return { kind, words: texts.meaning[kind](formatMoney(meaning.differenceCents)) };
}
