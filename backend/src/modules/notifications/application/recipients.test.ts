import { type PaymentId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import type { Occasion } from '../domain/booking-letters.js';
import type { LetterPayment } from './booking-payments.js';
import { recipientsOf, stillApplies } from './recipients.js';

const paymentBy = (playerId: PlayerId, change: Partial<LetterPayment> = {}): LetterPayment => ({
  id: idFrom<PaymentId>(`payment-of-${playerId}`),
  playerId,
  amountCents: toCents(725),
  isCounted: true,
  place: 1,
  isAtDesk: false,
  wasAtDeadline: false,
  paidAt: new Date('2026-11-20T12:00:00Z'),
  reference: 'pi_1',
  card: null,
  refunds: [],
  ...change,
});
const booking = {
  userId: idFrom<PlayerId>('ana'),
  status: 'active',
  paymentStatus: 'partial',
  paysAtClub: false,
  transfer: null,
} as const;
const complete = { ...booking, paymentStatus: 'completed' } as const;
const payments = [
  paymentBy(idFrom('ana')),
  paymentBy(idFrom('luis')),
  paymentBy(idFrom('luis')),
  paymentBy(idFrom('eva'), { isCounted: false }),
];

describe('who gets a letter', () => {
  test.each(['cancelled', 'expired', 'moved', 'start_corrected'] as const)(
    'the letter "%s" goes to the organiser and everybody whose payment counted, once each',
    (occasion) => expect(recipientsOf(occasion, booking, payments)).toEqual(['ana', 'luis']),
  );

  test.each(['confirmed', 'held', 'part_paid', 'deadline_near', 'charged'] as const)(
    'the letter "%s" goes to the organiser alone',
    (occasion) => expect(recipientsOf(occasion, booking, payments)).toEqual(['ana']),
  );

  test('a letter about a place that was left goes to its payer, and to the organiser while something is missing', () => {
    const paid = [paymentBy(idFrom('luis'))];
    const about = { paymentId: paid[0]?.id };
    expect(recipientsOf('left', booking, paid, about)).toEqual(['luis', 'ana']);
    expect(recipientsOf('left', complete, paid, about)).toEqual(['luis']);
    expect(recipientsOf('left', { ...booking, status: 'expired' }, paid, about)).toEqual(['luis']);
  });

  test('a letter about a resale goes to those to whom it brought something back', () => {
    const refund = { id: 'refund-1', amountCents: toCents(725), isAfterResale: true };
    const repaid = [paymentBy(idFrom('luis'), { refunds: [refund] }), paymentBy(idFrom('ana'))];
    expect(recipientsOf('resold', booking, repaid)).toEqual(['luis']);
  });

  test('a letter about a payment or a refund goes to its payer, as the payment says now', () => {
    const about = { paymentId: idFrom<PaymentId>('payment-of-eva') };
    expect(recipientsOf('excess', booking, payments, about)).toEqual(['eva']);
    const withRefund = [
      paymentBy(idFrom('luis'), {
        refunds: [{ id: 'refund-1', amountCents: toCents(725), isAfterResale: false }],
      }),
    ];
    expect(recipientsOf('refund_failed', booking, withRefund, { refundId: 'refund-1' })).toEqual(['luis']);
    expect(recipientsOf('refund_failed', booking, payments, { refundId: 'unknown' })).toEqual([]);
  });
});

describe('a letter that waited', () => {
  const applies = (
    occasion: Occasion,
    of: Parameters<typeof stillApplies>[1],
    paid = payments,
    payer = 'luis',
  ) => stillApplies(occasion, of, paid, { paymentId: idFrom<PaymentId>(`payment-of-${payer}`) });

  test('is not sent if the booking has ended, is paid or is no longer paid', () => {
    const cancelled = { ...complete, status: 'cancelled' } as const;
    for (const occasion of ['confirmed', 'held', 'receipt', 'moved', 'start_corrected'] as const)
      expect(applies(occasion, cancelled)).toBe(false);
    expect(applies('deadline_near', cancelled)).toBe(false);
    expect(applies('confirmed', booking)).toBe(false);
    expect(applies('held', complete)).toBe(false);
    expect(applies('held', { ...booking, paysAtClub: true })).toBe(false);
    expect(applies('deadline_near', complete)).toBe(false);
    expect(applies('part_paid', complete)).toBe(false);
  });

  test('is always sent if it is about an end or a refund', () => {
    for (const occasion of ['cancelled', 'expired', 'excess', 'refund_succeeded', 'refund_failed'] as const)
      expect(applies(occasion, { ...booking, status: 'expired' })).toBe(true);
  });
});

describe('one payment of the organiser causes one letter', () => {
  const by = (payer: string) => ({ paymentId: idFrom<PaymentId>(`payment-of-${payer}`) });

  test('the receipt while something is missing, the confirmation when nothing is', () => {
    expect(stillApplies('receipt', booking, payments, by('ana'))).toBe(true);
    expect(stillApplies('receipt', complete, payments, by('ana'))).toBe(false);
    expect(stillApplies('confirmed', complete, payments)).toBe(true);
    expect(stillApplies('receipt', complete, payments, by('luis'))).toBe(true);
  });

  test('the letter about the charge when a charge at the deadline completed the booking', () => {
    const charged = [paymentBy(idFrom('luis')), paymentBy(idFrom('ana'), { wasAtDeadline: true })];
    expect(stillApplies('charged', complete, charged)).toBe(true);
    expect(stillApplies('confirmed', complete, charged)).toBe(false);
    expect(stillApplies('receipt', complete, charged, by('ana'))).toBe(false);
  });

  test('no news about a part that the organiser has just paid', () => {
    expect(stillApplies('part_paid', booking, [paymentBy(idFrom('ana'))])).toBe(false);
    expect(stillApplies('part_paid', booking, [paymentBy(idFrom('ana')), paymentBy(idFrom('luis'))])).toBe(
      true,
    );
  });

  test('no receipt of money that the booking did not accept', () => {
    expect(stillApplies('receipt', booking, payments, by('eva'))).toBe(false);
  });
});
