import { centsOf } from '../../../shared/model/money';
import { typedCents } from '../../../shared/model/typed-number';
import type { DeskTransfer } from '../api/transfers';

/**
 * Lists the transfers that a typed text means: a part of the code, of a name or of a phone, or an
 * amount that is due. Without a text, those that are expected.
 */
export function transfersFor(transfers: readonly DeskTransfer[], typed: string): DeskTransfer[] {
  const text = plain(typed);
  if (text === '') return transfers.filter(({ state }) => state === 'expected');
  const cents = typedCents(typed);
  return transfers.filter((transfer) => {
    const { code, organiserName, organiserPhone } = transfer;
    const isAmount =
      cents !== null && [centsOf(transfer.dueAmount), centsOf(transfer.totalAmount)].includes(cents);
    return isAmount || [code, organiserName, organiserPhone].some((part) => plain(part ?? '').includes(text));
  });
}

/** A bank writes codes without a dash, and names without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The meaning of a typed amount for a transfer. */
export type Meaning =
  { kind: 'unread' } | { kind: 'exact' } | { kind: 'part' | 'give_back'; differenceCents: number };

/** Compares the amount that has arrived with the one that is due. */
export function meaningOf(amount: string, { dueAmount }: Pick<DeskTransfer, 'dueAmount'>): Meaning {
  const cents = typedCents(amount);
  const due = centsOf(dueAmount);
  if (cents === null || cents === 0) return { kind: 'unread' };
  if (cents === due) return { kind: 'exact' };
  const kind = cents < due ? 'part' : 'give_back';
  return { kind, differenceCents: Math.abs(cents - due) };
}
