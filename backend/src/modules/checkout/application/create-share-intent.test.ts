import { PaymentsInMemory } from '../../../../test/support/doubles/payments-in-memory.js';
import { type BookingId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { RestBeingPaid, ShareBeingPaid } from '../../shared-links/index.js';
import { ProviderUnavailable } from '../../payment-provider/index.js';

let world: PaymentsInMemory;
let bookingId: BookingId;
let shareToken: string;
beforeEach(async () => {
  world = new PaymentsInMemory();
  bookingId = await world.book({ playerId: idFrom('organiser') });
  shareToken = await world.shareInTwo(bookingId);
});

const takePlace = async (playerId: PlayerId) => {
  const offer = await world.takePlace.execute({ bookingId, shareToken, playerId, heldBy: '1' });
  return offer.clientSecret?.split('_secret_')[0] ?? '';
};
const payRest = () =>
  world.create.execute({ bookingId, playerId: idFrom<PlayerId>('organiser'), purpose: 'full' });
const statuses = () => world.paymentsOf(bookingId).map(({ purpose, status }) => `${purpose} ${status}`);
const places = async () => {
  const { paidPlaces, reservedPlaces } = await world.linkOf(bookingId);
  return { paidPlaces, reservedPlaces };
};

test('two browsers that hold both places do not keep the organiser from paying', async () => {
  await takePlace(idFrom('one'));
  await takePlace(idFrom('two'));
  expect((await payRest()).amount).toBe(1450);
  expect(statuses()).toEqual(['share canceled', 'share canceled', 'full open']);
  expect(await places()).toEqual({ paidPlaces: 0, reservedPlaces: 0 });
});

test('a place that was paid meanwhile counts, and the organiser pays less', async () => {
  world.gateway.confirm(await takePlace(idFrom('one')));
  await takePlace(idFrom('two'));
  expect((await payRest()).amount).toBe(725);
  expect(await places()).toEqual({ paidPlaces: 1, reservedPlaces: 0 });
  expect(world.ledger.withoutFees).toHaveLength(1);
});

test('nothing is left for the organiser if both places were paid meanwhile', async () => {
  for (const friend of [idFrom<PlayerId>('one'), idFrom<PlayerId>('two')])
    world.gateway.confirm(await takePlace(friend));
  expect(await payRest()).toEqual({ clientSecret: null, amount: 0, savedCard: null });
});

test('a place about which a bank is deciding keeps the organiser waiting, and the link open', async () => {
  world.gateway.change(await takePlace(idFrom('one')), { status: 'processing' });
  await expect(payRest()).rejects.toThrow(ShareBeingPaid);
  expect(await places()).toEqual({ paidPlaces: 0, reservedPlaces: 1 });
  await takePlace(idFrom('two'));
  expect(statuses()).toEqual(['share processing', 'share open']);
});

test('an open card form of the organiser alone locks no payer out', async () => {
  await payRest();
  await takePlace(idFrom('one'));
  expect(statuses()).toEqual(['full canceled', 'share open']);
});

test('a friend can take a place only after five minutes, which ends the payment of the organiser', async () => {
  await takePlace(idFrom('one'));
  await payRest();
  world.clock.set('2026-11-20T20:04:59.999Z');
  await expect(takePlace(idFrom('one'))).rejects.toThrow(RestBeingPaid);
  world.clock.set('2026-11-20T20:05:00Z');
  await takePlace(idFrom('one'));
  expect(statuses()).toEqual(['share canceled', 'full canceled', 'share open']);
});

test('an organiser who asks again ends a later place and holds the rest again', async () => {
  await takePlace(idFrom('one'));
  await payRest();
  world.clock.set('2026-11-20T20:05:00Z');
  await takePlace(idFrom('two'));
  await payRest();
  world.clock.set('2026-11-20T20:09:59Z');
  await expect(takePlace(idFrom('one'))).rejects.toThrow(/No se te cobró nada/);
});

test('an organiser who takes a place instead lets the friends pay too', async () => {
  await takePlace(idFrom('one'));
  await payRest();
  await takePlace(idFrom('organiser'));
  await takePlace(idFrom('one'));
  expect(statuses()).toEqual(['share canceled', 'full canceled', 'share open', 'share open']);
});

test('the rest is free again as soon as the payment of the organiser has ended', async () => {
  await takePlace(idFrom('one'));
  const { clientSecret } = await payRest();
  const intentId = clientSecret?.split('_secret_')[0] ?? '';
  world.gateway.change(intentId, { status: 'canceled' });
  await world.settle.execute(intentId);
  expect(await takePlace(idFrom('one'))).not.toBe('');
});

test('the organiser can repeat a request whose cancellation of a place got no response', async () => {
  await takePlace(idFrom('one'));
  world.gateway.fault = 'lost_after_work';
  await expect(payRest()).rejects.toThrow(ProviderUnavailable);
  expect(await places()).toEqual({ paidPlaces: 0, reservedPlaces: 1 });
  world.gateway.fault = null;
  expect((await payRest()).amount).toBe(1450);
  expect(await places()).toEqual({ paidPlaces: 0, reservedPlaces: 0 });
});

test('two tabs of the organiser that ask at the same time get the same payment', async () => {
  await takePlace(idFrom('one'));
  const [first, second] = await Promise.all([payRest(), payRest()]);
  expect(second).toEqual(first);
  expect(statuses()).toEqual(['share canceled', 'full open']);
});

test('a payment that was opened before the link gives way to a friend at once', async () => {
  const other = await world.book({ playerId: idFrom('organiser') });
  await world.create.execute({ bookingId: other, playerId: idFrom<PlayerId>('organiser'), purpose: 'full' });
  const token = await world.shareInTwo(other);
  const offer = await world.takePlace.execute({
    bookingId: other,
    shareToken: token,
    playerId: idFrom<PlayerId>('one'),
    heldBy: '1',
  });
  expect(offer.amount).toBe(725);
  expect(world.paymentsOf(other).map(({ status }) => status)).toEqual(['canceled', 'open']);
});
