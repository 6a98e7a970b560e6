import { PaymentsInMemory } from '../../../../test/support/doubles/payments-in-memory.js';
import { type PlayerId, idFrom } from '../../../kernel/domain/ids.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

const card = { id: 'pm_of_cus_1', brand: 'visa', last4: '4242' };

async function paid(purpose: 'full' | 'guarantee' = 'full'): Promise<void> {
  const bookingId = await world.book();
  const offer = await world.create.execute({ bookingId, playerId: idFrom<PlayerId>('player-1'), purpose });
  const intentId = offer.clientSecret?.split('_secret_')[0] ?? '';
  world.gateway.confirm(intentId);
  await world.settle.execute(intentId);
}

const nextOffer = async (playerId: PlayerId = idFrom('player-1')) =>
  world.create.execute({ bookingId: await world.book({ playerId }), playerId, purpose: 'full' });

const toCharge = async (playerId: PlayerId) =>
  world.savedCards.toCharge(await world.book({ playerId }), playerId);

test('the first payment offers no card', async () => {
  expect((await nextOffer()).savedCard).toBeNull();
});

test.each(['full', 'guarantee'] as const)('a card of a %s payment is offered next time', async (purpose) => {
  await paid(purpose);
  expect((await nextOffer()).savedCard).toEqual(card);
  expect(await toCharge(idFrom('player-1'))).toEqual({ customerId: 'cus_1', ...card });
});

test('a card is never offered to another player', async () => {
  await paid();
  expect((await nextOffer(idFrom('player-2'))).savedCard).toBeNull();
  expect(await toCharge(idFrom('player-2'))).toBeNull();
});

test('a card that the provider no longer has is neither offered nor charged', async () => {
  await paid();
  world.gateway.removedCards.add(card.id);
  expect(await toCharge(idFrom('player-1'))).toBeNull();
  expect((await nextOffer()).savedCard).toBeNull();
  expect(await world.customers.savedCard(idFrom('player-1'))).toBeNull();
});

test('a card that was saved before cards were stored is found at the provider', async () => {
  await paid();
  await world.customers.keepCard('player-1', 'cus_1', null);
  expect(await toCharge(idFrom('player-1'))).toBeNull(); // no screen has named it
  expect((await nextOffer()).savedCard).toEqual(card);
  expect(await toCharge(idFrom('player-1'))).toEqual({ customerId: 'cus_1', ...card });
});

test('a player can still type a card while the provider cannot list the saved ones', async () => {
  await paid();
  world.gateway.fault = 'lost_before_work';
  expect(
    await world.savedCards.toOffer({ playerId: idFrom<PlayerId>('player-1'), customerId: null }),
  ).toBeNull();
  world.gateway.fault = null;
  expect(await world.customers.savedCard(idFrom('player-1'))).toEqual(card);
});

test('a payment that a guest began is not offered a card of the account', async () => {
  await paid();
  expect(
    await world.savedCards.toOffer({ playerId: idFrom<PlayerId>('player-1'), customerId: 'cus_guest' }),
  ).toBeNull();
});
