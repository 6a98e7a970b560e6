import { typedCount } from '../../../shared/model/typed-number';
import { texts } from '../texts';
import type { Draft, Problems } from './draft';
import { areRightAmounts, rulesOfPrice, type Price } from './prices';
import { stepsOf } from './refund-steps';
import { texts as transferTexts } from '../transfer-texts';
import { minutesOf } from './span';
import { isWholeTransfer } from './transfer';

/** The limits of the server (club.md §2). Times are in minutes. */
const limits = {
  windowDays: [1, 366],
  leadMinutes: [0, 2880],
  paymentMinutes: [5, 1440],
  regretMinutes: [0, 1440],
  maxActivePerPlayer: [1, 50],
} as const;

type Limit = readonly [least: number, most: number];

/** Says what is wrong with the changed fields, so that each says it at its place. */
export function problemsOf(draft: Draft, changed: readonly (keyof Draft)[]): Problems {
  const all: Problems = {
    ...(draft.lengths.length === 0 ? { lengths: texts.lengthsMissing } : {}),
    ...(draft.priceRules.every(isRightPrice) ? {} : { priceRules: texts.pricesWrong }),
    ...(stepsOf(draft.refundSteps) ? {} : { refundSteps: texts.stepsWrong }),
    ...outside('windowDays', typedCount(draft.windowDays), texts.windowWrong),
    ...outside('leadMinutes', minutesOf(draft.leadMinutes), texts.leadWrong),
    ...outside('paymentMinutes', minutesOf(draft.paymentMinutes), texts.paymentWrong),
    ...outside('regretMinutes', minutesOf(draft.regretMinutes), texts.regretWrong),
    ...(isWholeTransfer(draft.transfer) ? {} : { transfer: transferTexts.wrong }),
    ...(draft.maxActivePerPlayer === ''
      ? {}
      : outside('maxActivePerPlayer', typedCount(draft.maxActivePerPlayer), texts.maxActiveWrong)),
  };
  return Object.fromEntries(changed.flatMap((field) => (all[field] ? [[field, all[field]]] : [])));
}

function outside(field: keyof typeof limits, value: number | null, problem: string): Problems {
  const [least, most]: Limit = limits[field];
  return value !== null && value >= least && value <= most ? {} : { [field]: problem };
}

/** A price has an amount for a game, painted hours, and dates in order. */
function isRightPrice(price: Price): boolean {
  const { dateFrom, dateTo } = price;
  const areInOrder = dateFrom === '' || dateTo === '' || dateFrom <= dateTo;
  return areRightAmounts(price) && areInOrder && rulesOfPrice(price).length > 0;
}
