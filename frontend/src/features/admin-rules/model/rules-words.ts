import { longDay } from '../../../shared/model/dates';
import { durationInWords } from '../../../shared/model/duration';
import { texts as receptionTexts } from '../reception-texts';
import { texts as transferTexts } from '../transfer-texts';
import { texts } from '../texts';
import { WEEKDAYS, type Court, type Rules } from '../types';
import type { Field } from './draft';
import { priceRuleInWords } from './price-words';
import { termsInWords } from './refund-steps';
import { capitalised, hoursInWords } from './week-words';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** The change of one field, as the lines that go and those that come. */
export interface ChangeInWords {
  field: Field;
  title: string;
  before: readonly string[];
  after: readonly string[];
}

/** Returns "Horario, duraciones y tiempo para pagar". */
export function fieldsInWords(fields: readonly Field[]): string {
  return capitalised(list.format(fields.map((field) => texts.fields[field])));
}

/** Says what each changed field was and becomes. Lines that stay the same are left out. */
export function changesInWords(
  fields: readonly Field[],
  before: Rules,
  after: Rules,
  courts: readonly Court[],
): ChangeInWords[] {
  return fields.map((field) => {
    const [old, fresh] = [linesOf[field](before, courts), linesOf[field](after, courts)];
    return {
      field,
      title: capitalised(texts.fields[field]),
      before: old.filter((line) => !fresh.includes(line)),
      after: fresh.filter((line) => !old.includes(line)),
    };
  });
}

const minutesInWords = (minutes: number) => durationInWords(Math.round(minutes * 60));

/** The lines that describe each field. */
const linesOf: Record<Field, (rules: Rules, courts: readonly Court[]) => string[]> = {
  openingHours: ({ openingHours }) =>
    WEEKDAYS.map((day) => texts.titled(capitalised(texts.weekdays[day]), hoursInWords(openingHours[day]))),
  exceptions: ({ exceptions }) =>
    exceptions.map(({ date, open, reason }) =>
      texts.titled(longDay(date), `${hoursInWords(open)} (${reason})`),
    ),
  lengths: ({ lengths }) => [list.format(lengths.map(texts.minutes))],
  startsEvery: ({ startsEvery }) => [capitalised(startsEvery === 30 ? texts.everyHalfHour : texts.everyHour)],
  nightFrom: ({ nightFrom }) => [capitalised(texts.atTime(nightFrom))],
  priceRules: ({ priceRules }, courts) => priceRules.map((rule) => priceRuleInWords(rule, courts)),
  refundSteps: ({ refundSteps }) => termsInWords(refundSteps),
  regretMinutes: ({ regretMinutes }) => [
    regretMinutes === 0 ? texts.noRegret : minutesInWords(regretMinutes),
  ],
  windowDays: ({ windowDays }) => [texts.days(windowDays)],
  leadMinutes: ({ leadMinutes }) => [leadMinutes === 0 ? texts.noLead : minutesInWords(leadMinutes)],
  paymentMinutes: ({ paymentMinutes }) => [minutesInWords(paymentMinutes)],
  maxActivePerPlayer: ({ maxActivePerPlayer }) => [
    maxActivePerPlayer === null ? texts.noLimit : String(maxActivePerPlayer),
  ],
  receptionPrices: ({ receptionPrices }) => [receptionPrices ? receptionTexts.on : receptionTexts.off],
  splitUntil: ({ splitUntil }) => [splitUntil === 'after_play' ? texts.splitAfterPlay : texts.splitGrace],
  resaleRefund: ({ resaleRefund }) => [resaleRefund ? texts.resaleOn : texts.resaleOff],
  transfer: ({ transfer }) =>
    transfer
      ? [
          transferTexts.inWords(transfer.bank, transfer.number, transfer.holder),
          ...(transfer.note === null ? [] : [transfer.note]),
          transferTexts.waits(transfer.hours),
        ]
      : [transferTexts.none],
  payAtClub: ({ payAtClub }) => [payAtClub ? texts.cardOrClub : texts.cardOnly],
};
