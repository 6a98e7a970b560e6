import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayInWords, dayOf, timeOf } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import type { RefundTerm } from '../../payments/refunds/refund-terms';
import { useRefundNow } from '../../payments/refunds/use-refund-now';
import { sessionQuery } from '../../../shared/api/own-session';
import type { Booking } from '../model/booking';
import { confirmationLetterQuery } from './confirmation-letter-query';
import { LetterNews } from './letter-news';
import { texts as letterTexts } from './letter-texts';
import { texts } from './texts';

/**
 * Returns what happens after paying: letters, the code, and what a cancellation returns.
 * @param isConfirmed true if a letter confirms the booking
 */
export function useNextSteps(booking: Booking, isConfirmed: boolean): ReactNode[] {
  const letters = useLetters(booking.id, isConfirmed);
  const { terms, applying } = useRefundNow(booking);
  if (centsOf(booking.paidAmount) === 0) return [...letters, texts.atVenue];
  const ahead = applying === null ? [] : terms.slice(terms.indexOf(applying));
  const refunds = ahead.filter(({ cents }) => cents > 0).map(refundSentence);
  return [...letters, texts.atVenue, ...refunds, ahead.length > 0 ? texts.noRefundLater : texts.noRefund];
}

/** The words "Te mandamos" stand only where the server has sent the letter, or is about to. */
function useLetters(bookingId: string, isConfirmed: boolean): ReactNode[] {
  const { data: session } = useQuery(sessionQuery());
  const { data: letter } = useQuery({ ...confirmationLetterQuery(bookingId), enabled: isConfirmed });
  if (!session || !letter) return [];
  const { email, emailVerified } = session;
  if (email === null || letter.state === 'no_address') return [letterTexts.noAddress];
  if (letter.state !== 'sent' && letter.state !== 'queued') return [letterTexts[letter.state](email)];
  const news = (emailVerified ? letterTexts.sent : letterTexts.sentUnconfirmed)(email);
  return [<LetterNews key="letter" news={news} unconfirmed={emailVerified ? null : email} />];
}

function refundSentence({ inclusive, localUntil, cents }: RefundTerm, index: number): string {
  const moment = texts.moment(dayInWords(dayOf(localUntil)), timeOf(localUntil));
  if (index > 0) return texts.refundLater(moment, formatMoney(cents));
  return (inclusive ? texts.refundUntil : texts.refund)(moment, formatMoney(cents));
}
