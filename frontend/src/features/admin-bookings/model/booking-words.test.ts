import { paymentInWords } from './booking-words';

const booking = {
  totalAmount: '14.50',
  paidAmount: '0.00',
  paymentStatus: 'pending' as const,
  paysAtClub: false,
};

test.each([
  ['nothing is paid', {}, 'Sin pagar · $14.50'],
  ['it is paid at the club', { paysAtClub: true }, 'En el club · $14.50'],
  ['a part is paid', { paidAmount: '4.50', paymentStatus: 'partial' as const }, '$4.50 de $14.50'],
  ['all is paid', { paymentStatus: 'completed' as const, paysAtClub: true }, 'Pagada'],
])('the desk reads what is paid of a booking: %s', (_what, change, words) => {
  expect(paymentInWords({ ...booking, ...change })).toBe(words);
});
