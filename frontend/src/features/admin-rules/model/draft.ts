import { typedCount } from '../../../shared/model/typed-number';
import type { Exception, OpeningHours, Rules, RulesChange } from '../types';
import { pricesOf, rulesOfPrices, type Price } from './prices';
import { stepsOf, typedSteps, type TypedStep } from './refund-steps';
import { minutesOf, spanOf, type Span } from './span';
import { transferOf, typedTransfer, type TypedTransfer } from './transfer';

/** The rules as they are edited. Numbers are kept as they are typed. */
export interface Draft {
  openingHours: OpeningHours;
  exceptions: readonly Exception[];
  lengths: readonly number[];
  startsEvery: Rules['startsEvery'];
  nightFrom: string;
  priceRules: readonly Price[];
  refundSteps: readonly TypedStep[];
  regretMinutes: Span;
  windowDays: string;
  leadMinutes: Span;
  paymentMinutes: Span;
  /** An empty text is no limit. */
  maxActivePerPlayer: string;
  payAtClub: boolean;
  /** Null if players cannot pay by transfer. */
  transfer: TypedTransfer | null;
  resaleRefund: boolean;
  splitUntil: Rules['splitUntil'];
  receptionPrices: boolean;
}

export type Field = keyof Draft;

/** The properties of every part of the screen that edits some of the rules. */
export interface EditorProps {
  draft: Draft;
  /** The problems, by field. */
  problems: Problems;
  onChange: (change: Partial<Draft>) => void;
}

export type Problems = Partial<Record<Field, string>>;

export function draftOf(rules: Rules): Draft {
  return {
    openingHours: rules.openingHours,
    exceptions: rules.exceptions,
    lengths: rules.lengths,
    startsEvery: rules.startsEvery,
    nightFrom: rules.nightFrom,
    priceRules: pricesOf(rules.priceRules),
    refundSteps: typedSteps(rules.refundSteps),
    regretMinutes: spanOf(rules.regretMinutes),
    windowDays: String(rules.windowDays),
    leadMinutes: spanOf(rules.leadMinutes),
    paymentMinutes: spanOf(rules.paymentMinutes),
    maxActivePerPlayer: rules.maxActivePerPlayer === null ? '' : String(rules.maxActivePerPlayer),
    payAtClub: rules.payAtClub,
    transfer: typedTransfer(rules.transfer),
    resaleRefund: rules.resaleRefund,
    splitUntil: rules.splitUntil,
    receptionPrices: rules.receptionPrices,
  };
}

/** Returns what the draft changes of the rules, in the order of the screen. */
export function changedFields(draft: Draft, rules: Rules): Field[] {
  const before = draftOf(rules);
  const fields = Object.keys(draft) as Field[];
  return fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]));
}

/** Returns the fields to send. The draft must have no problem. */
export function changeOf(draft: Draft, rules: Rules): RulesChange {
  const all = {
    ...draft,
    priceRules: rulesOfPrices(draft.priceRules),
    refundSteps: stepsOf(draft.refundSteps) ?? [],
    regretMinutes: minutesOf(draft.regretMinutes) ?? 0,
    windowDays: typedCount(draft.windowDays) ?? 0,
    leadMinutes: minutesOf(draft.leadMinutes) ?? 0,
    paymentMinutes: minutesOf(draft.paymentMinutes) ?? 0,
    maxActivePerPlayer: typedCount(draft.maxActivePerPlayer),
    transfer: transferOf(draft.transfer),
  };
  return Object.fromEntries(changedFields(draft, rules).map((field) => [field, all[field]]));
}

/** Puts what a draft changed of some rules on top of rules that another admin has changed. */
export function movedTo(current: Rules, draft: Draft, rules: Rules): Draft {
  const kept = changedFields(draft, rules).map((field) => [field, draft[field]]);
  return { ...draftOf(current), ...(Object.fromEntries(kept) as Partial<Draft>) };
}
