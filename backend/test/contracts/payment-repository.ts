import { type PaymentId, idFrom } from '../../src/kernel/domain/ids.js';
import { at, aPayment, follow, type PaymentPorts } from './payment-ports.js';

/** The contract of PaymentRepository. */
export function paymentRepositoryContract(ports: () => PaymentPorts): void {
  describe('a payment repository', () => {
    storing(ports);
    listing(ports);
    conflicting(ports);
  });
}

function storing(ports: () => PaymentPorts): void {
  test('finds a stored payment by id, intent and lock', async () => {
    const { payments, aBooking, work } = ports();
    const payment = follow(aPayment(await aBooking()), 'open', 'pi_stored');
    await payments.add(payment);
    for (const found of [
      await payments.find(payment.id),
      await work.run(() => payments.lock(payment.id)),
      await payments.byIntent('pi_stored'),
    ])
      expect(found?.snapshot()).toEqual(payment.snapshot());
  });

  test('returns null for an unknown payment', async () => {
    const { payments, work } = ports();
    const id = idFrom<PaymentId>('00000000-0000-4000-8000-000000000000');
    expect(await payments.find(id)).toBeNull();
    expect(await work.run(() => payments.lock(id))).toBeNull();
    expect(await payments.byIntent('pi_unknown')).toBeNull();
  });

  test('stores changes of a payment only when it is saved', async () => {
    const { payments, aBooking } = ports();
    const payment = aPayment(await aBooking());
    await payments.add(payment);
    follow(payment, 'succeeded').markExcess();
    expect((await payments.find(payment.id))?.status).toBe('creating');
    await payments.save(payment);
    expect((await payments.find(payment.id))?.snapshot()).toEqual(payment.snapshot());
  });

  test('stores nothing when an unknown payment is saved', async () => {
    const { payments, aBooking } = ports();
    const payment = aPayment(await aBooking());
    await payments.save(payment);
    expect(await payments.find(payment.id)).toBeNull();
  });
}

function listing(ports: () => PaymentPorts): void {
  test('returns the payments of a booking, oldest first', async () => {
    const { payments, aBooking } = ports();
    const booking = await aBooking();
    for (const minute of [2, 1, 3]) await payments.add(follow(aPayment(booking, { minute }), 'canceled'));
    await payments.add(aPayment(await aBooking()));
    const found = await payments.ofBooking(booking.bookingId);
    expect(found.map(({ createdAt }) => createdAt)).toEqual([at(1), at(2), at(3)]);
  });

  test('returns payments of the same time in the order of their ids', async () => {
    const { payments, aBooking } = ports();
    const booking = await aBooking();
    const added = [1, 2, 3, 4].map(() => follow(aPayment(booking), 'canceled'));
    for (const payment of added) await payments.add(payment);
    const ids = (await payments.ofBooking(booking.bookingId)).map(({ id }) => id);
    expect(ids).toEqual(added.map(({ id }) => id).sort());
  });

  test('returns only the payments in flight that were created before a time, oldest first', async () => {
    const { payments, aBooking } = ports();
    const inFlight = [
      follow(aPayment(await aBooking(), { minute: -2 }), 'processing'),
      follow(aPayment(await aBooking(), { minute: -3 }), 'open'),
      aPayment(await aBooking(), { minute: -1 }),
    ];
    const others = [
      follow(aPayment(await aBooking(), { minute: -9, purpose: 'guarantee' }), 'held'),
      follow(aPayment(await aBooking(), { minute: -9 }), 'succeeded'),
      follow(aPayment(await aBooking(), { minute: -9 }), 'canceled'),
      aPayment(await aBooking(), { minute: 0 }),
    ];
    const added = [...inFlight, ...others];
    for (const payment of added) await payments.add(payment);
    const found = (await payments.inFlightBefore(at(0))).filter((id) =>
      added.some((payment) => payment.id === id),
    );
    const [processing, open, creating] = inFlight.map(({ id }) => id);
    expect(found).toEqual([open, processing, creating]);
  });
}

function conflicting(ports: () => PaymentPorts): void {
  test('rejects the same payment and the same intent twice', async () => {
    const { payments, aBooking } = ports();
    const payment = follow(aPayment(await aBooking()), 'succeeded', 'pi_twice');
    await payments.add(payment);
    await expect(payments.add(payment)).rejects.toThrow();
    const other = follow(aPayment(await aBooking()), 'succeeded', 'pi_twice');
    await expect(payments.add(other)).rejects.toThrow();
  });

  test('rejects a second payment in flight of the whole amount, but not after the first has ended', async () => {
    const { payments, aBooking } = ports();
    const booking = await aBooking();
    const first = aPayment(booking);
    await payments.add(first);
    await payments.add(aPayment(booking, { purpose: 'share' }));
    await payments.add(aPayment(booking, { purpose: 'share' }));
    await expect(payments.add(aPayment(booking))).rejects.toThrow();
    await payments.save(follow(first, 'canceled'));
    await payments.add(aPayment(booking));
    expect(await payments.ofBooking(booking.bookingId)).toHaveLength(4);
  });

  test('rejects a second guarantee while the first is held', async () => {
    const { payments, aBooking } = ports();
    const booking = await aBooking();
    const first = follow(aPayment(booking, { purpose: 'guarantee' }), 'held');
    await payments.add(first);
    await expect(payments.add(aPayment(booking, { purpose: 'guarantee' }))).rejects.toThrow();
    await payments.save(follow(first, 'canceled', first.intentId ?? ''));
    await payments.add(aPayment(booking, { purpose: 'guarantee' }));
    expect(await payments.ofBooking(booking.bookingId)).toHaveLength(2);
  });

  test('rejects a second charge at the deadline unless the first never reached the provider', async () => {
    const { payments, aBooking } = ports();
    const booking = await aBooking();
    const abandoned = aPayment(booking, { purpose: 'deadline' });
    abandoned.abandon(at(1));
    await payments.add(abandoned);
    await payments.add(follow(aPayment(booking, { purpose: 'deadline' }), 'canceled'));
    await expect(payments.add(aPayment(booking, { purpose: 'deadline' }))).rejects.toThrow();
  });
}
