import { dayInWords, dayOf, timeOf } from '../../../shared/model/dates';
import { formatMoney } from '../../../shared/model/money';
import { termsOfPrice } from '../refunds/refund-terms';
import type { Quote } from './quote-query';
import { texts } from './texts';

/** Says in one line what a cancellation brings back, as the terms of the quote are now. */
export function refundLine(quote: Pick<Quote, 'refundPolicy' | 'createdAt'>): string {
  const term = termsOfPrice(quote).find(({ regretMinutes }) => regretMinutes === null);
  if (!term) return texts.noRefund;
  const moment = texts.moment(dayInWords(dayOf(term.localUntil)), timeOf(term.localUntil));
  const part =
    term.percentage === 100 ? texts.everything : texts.part(term.percentage, formatMoney(term.cents));
  return term.inclusive ? texts.refundUntil(moment, part) : texts.refund(moment, part);
}
