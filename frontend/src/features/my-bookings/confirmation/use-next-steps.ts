import { useQuery } from '@tanstack/react-query';
import { dayInWords, dayOf, timeOf } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import type { RefundTerm } from '../../payments/refunds/refund-terms';
import { useRefundNow } from '../../payments/refunds/use-refund-now';
import { sessionQuery } from '../../session/session-query';
import type { Booking } from '../model/booking';
import { texts } from './texts';

/** Returns what happens after paying: letters, the code, and what a cancellation returns. */
export function useNextSteps(booking: Booking): string[] {
  const { data: session } = useQuery(sessionQuery());
  const { terms, applying } = useRefundNow(booking);
  const letters =
    session === undefined
      ? []
      : session.email === null || session.emailBlocked
        ? [texts.noLetters]
        : [texts.lettersTo(session.email)];
  if (centsOf(booking.paidAmount) === 0) return [...letters, texts.atVenue];
  const ahead = applying === null ? [] : terms.slice(terms.indexOf(applying));
  const refunds = ahead.filter(({ cents }) => cents > 0).map(refundSentence);
  return [...letters, texts.atVenue, ...refunds, ahead.length > 0 ? texts.noRefundLater : texts.noRefund];
}

function refundSentence({ inclusive, localUntil, cents }: RefundTerm, index: number): string {
  const moment = texts.moment(dayInWords(dayOf(localUntil)), timeOf(localUntil));
  if (index > 0) return texts.refundLater(moment, formatMoney(cents));
  return (inclusive ? texts.refundUntil : texts.refund)(moment, formatMoney(cents));
}
