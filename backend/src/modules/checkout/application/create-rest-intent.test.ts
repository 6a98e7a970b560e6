import { PaymentsInMemory } from '../../../../test/support/doubles/payments-in-memory.js';
import { type BookingId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { RestBeingPaid, ShareBeingPaid } from '../../shared-links/index.js';
import { PaymentDeadlinePassed } from '../../payments/domain/payment-errors.js';
import { RestOfAnother } from '../domain/checkout-errors.js';

let world: PaymentsInMemory;
let bookingId: BookingId;
beforeEach(async () => {
  world = new PaymentsInMemory();
  bookingId = await world.book({ playerId: idFrom('organiser') });
});

const intentOf = (offer: { clientSecret: string | null }) => offer.clientSecret?.split('_secret_')[0] ?? '';
const payRest = (payerId: PlayerId) => world.payRest.execute(bookingId, payerId);
const payOwn = () =>
  world.create.execute({ bookingId, playerId: idFrom<PlayerId>('organiser'), purpose: 'full' });
const payments = () =>
  world.paymentsOf(bookingId).map(({ purpose, playerId, status }) => `${playerId} ${purpose} ${status}`);

test('a holder of the link pays everything that is missing as a payer of their own', async () => {
  const offer = await payRest(idFrom('holder'));
  expect(offer).toMatchObject({ amount: 1450, savedCard: null });
  world.gateway.confirm(intentOf(offer));
  await world.record.execute({ bookingId, playerId: idFrom<PlayerId>('holder'), intentId: intentOf(offer) });
  expect(payments()).toEqual(['holder full succeeded']);
  expect(world.booking(bookingId).missingCents).toBe(0);
  expect(await payRest(idFrom('holder'))).toEqual({ clientSecret: null, amount: 0, savedCard: null });
});

test('the card of a holder of the link is not saved, and that of the organiser is', async () => {
  const pay = async (intentId: string) => {
    world.gateway.confirm(intentId);
    await world.settle.execute(intentId);
  };
  await pay(intentOf(await payRest(idFrom('holder'))));
  expect(await world.customers.savedCard(idFrom('holder'))).toBeNull();
  bookingId = await world.book({ playerId: idFrom('organiser') });
  await pay(intentOf(await payOwn()));
  expect(await world.customers.savedCard(idFrom('organiser'))).not.toBeNull();
});

test('asking again returns the same payment, and another payer gets one of their own', async () => {
  const first = await payRest(idFrom('holder'));
  expect((await payRest(idFrom('holder'))).clientSecret).toBe(first.clientSecret);
  expect((await payRest(idFrom('other'))).clientSecret).not.toBe(first.clientSecret);
  expect(payments()).toEqual(['holder full canceled', 'other full open']);
});

test('the organiser never gets the payment of a holder of the link, nor the other way round', async () => {
  await payRest(idFrom('holder'));
  await payOwn();
  expect(payments()).toEqual(['holder full canceled', 'organiser full open']);
});

test('an open card form of the organiser does not keep a holder of the link from paying', async () => {
  await payOwn();
  await payRest(idFrom('holder'));
  expect(payments()).toEqual(['organiser full canceled', 'holder full open']);
});

test('no payer can pay the money about which the bank of another payer is deciding', async () => {
  world.gateway.change(intentOf(await payRest(idFrom('holder'))), { status: 'processing' });
  await expect(payRest(idFrom('other'))).rejects.toThrow(RestOfAnother);
  await expect(payOwn()).rejects.toThrow(ShareBeingPaid);
});

test('a friend who is paying a place of the payment link goes first', async () => {
  const shareToken = await world.shareInTwo(bookingId);
  await world.takePlace.execute({ bookingId, shareToken, playerId: idFrom<PlayerId>('friend'), heldBy: '1' });
  await expect(payRest(idFrom('holder'))).rejects.toThrow(ShareBeingPaid);
  expect(payments()).toEqual(['friend share open']);
});

test('the rest that the organiser holds cannot be paid by a holder of the link', async () => {
  const shareToken = await world.shareInTwo(bookingId);
  await world.takePlace.execute({ bookingId, shareToken, playerId: idFrom<PlayerId>('friend'), heldBy: '1' });
  await payOwn();
  await expect(payRest(idFrom('holder'))).rejects.toThrow(RestBeingPaid);
});

test('nothing can be paid after the deadline', async () => {
  world.clock.set('2026-11-20T21:00:00Z');
  await expect(payRest(idFrom('holder'))).rejects.toThrow(PaymentDeadlinePassed);
});
