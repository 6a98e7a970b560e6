import { PaymentsInMemory } from '../../../../test/support/doubles/payments-in-memory.js';
import { ForgedEvent } from '../domain/provider-errors.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

const event = (type: string) => Buffer.from(JSON.stringify({ id: 'evt_1', type, objectId: 'pi_1' }));
const signature = 'signed 1 seconds ago';

test('an event about an intent schedules one job, even if it is delivered twice', async () => {
  await world.receive.execute(event('payment_intent.succeeded'), signature);
  await world.receive.execute(event('payment_intent.succeeded'), signature);
  expect(world.jobs.scheduled).toEqual([
    { task: 'payments.settle', payload: { intentId: 'pi_1', eventId: 'evt_1' } },
  ]);
});

test('an event that is irrelevant or has a wrong signature is not stored', async () => {
  await world.receive.execute(event('charge.succeeded'), signature);
  await expect(world.receive.execute(event('payment_intent.succeeded'), 'forged')).rejects.toThrow(
    ForgedEvent,
  );
  expect(world.jobs.scheduled).toEqual([]);
  expect(world.providerEvents.ids).toEqual([]);
});
