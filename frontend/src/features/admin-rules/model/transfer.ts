import { typedCount } from '../../../shared/model/typed-number';
import type { TransferRule } from '../types';

/** The account for transfers as it is typed. */
export interface TypedTransfer {
  holder: string;
  bank: string;
  number: string;
  note: string;
  hours: string;
}

/** The most characters of each text (`transfers.ts` of the server). */
export const longest = { holder: 80, bank: 60, number: 40, note: 120 } as const;

const mostHours = 72;

/** A venue that has never taken transfers begins with these. */
export const blankTransfer: TypedTransfer = { holder: '', bank: '', number: '', note: '', hours: '12' };

export function typedTransfer(rule: TransferRule | null): TypedTransfer | null {
  return rule && { ...rule, note: rule.note ?? '', hours: String(rule.hours) };
}

/** Returns what the server stores. The typed account must have no problem. */
export function transferOf(typed: TypedTransfer | null): TransferRule | null {
  if (!typed) return null;
  const [holder, bank, number, note] = [typed.holder, typed.bank, typed.number, typed.note].map((text) =>
    text.trim(),
  ) as [string, string, string, string];
  return { holder, bank, number, note: note === '' ? null : note, hours: typedCount(typed.hours) ?? 0 };
}

/** Returns true if nothing that a player needs is missing, and the hours are possible. */
export function isWholeTransfer(typed: TypedTransfer | null): boolean {
  const rule = transferOf(typed);
  if (!rule) return true;
  const { holder, bank, number, hours } = rule;
  return [holder, bank, number].every(Boolean) && hours >= 1 && hours <= mostHours;
}
