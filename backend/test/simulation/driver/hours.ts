import type { BookingId } from '../../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../../src/modules/bookings/application/enforce-deadline.js';
import { ExpireOverdue } from '../../../src/modules/payments/application/deadline/expire-overdue.js';
import { DecideResales } from '../../../src/modules/payments/application/resale/decide-resales.js';
import { PassOffer } from '../../../src/modules/waiting-list/application/pass-offer.js';
import type { TestResponse } from '../../support/app/browser.js';
import type { Of } from '../operations.js';
import { TERMS } from '../spec.js';
import { type Actual, actualOf, type Answer } from './patience.js';
import type { Product, Slot } from './product.js';

/** The booking of an hour that this simulation does not know yet. */
function newBookingAt(product: Product, { courtId, bookingDate, timeSlot }: Slot): Promise<Answer | null> {
  return product.found(
    `select id, (total_cents / 100.0)::numeric(9, 2)::text as "totalAmount" from bookings
      where court_id = $1 and slot_date = $2 and start_minute = $3 and status = 'active' and id <> all ($4)`,
    [courtId, bookingDate, Number(timeSlot.slice(0, 2)) * 60, product.ids],
  );
}

export async function book(product: Product, operation: Of<'book'>): Promise<Actual> {
  const slot = { ...product.hourOf(operation), gameType: operation.game };
  const done = () => newBookingAt(product, slot);
  return kept(product, await product.as(operation.player, '/api/bookings', slot, { done }));
}

export async function sell(product: Product, operation: Of<'sell'>): Promise<Actual> {
  const { by, kind, game } = operation;
  const slot = product.hourOf(operation);
  const payment = kind === 'free' ? { kind, reason: 'Premio' } : { kind };
  const sale = { ...slot, gameType: game, customer: { name: 'Eva Ruiz' }, payment };
  const done = () => newBookingAt(product, slot);
  return kept(product, await product.atDesk('/api/admin/bookings', sale, { by, done }));
}

/** Remembers a new booking. */
export function kept(product: Product, response: TestResponse<Answer>): Actual {
  const { id, totalAmount } = response.body;
  if (response.status === 201 && !product.ids.includes(id as BookingId)) product.ids.push(id as BookingId);
  return { ...actualOf(response), ...(totalAmount === undefined ? {} : { amount: totalAmount }) };
}

export async function block(product: Product, operation: Of<'block'>): Promise<Actual> {
  const { courtId, bookingDate: date, timeSlot: from } = product.hourOf(operation);
  const to = `${String(operation.hour + 1).padStart(2, '0')}:00`;
  const done = () => newBlockAt(product, courtId, date, from);
  const hours = { courtId, date, from, to, reason: 'Clase' };
  const response = await product.atDesk('/api/admin/blocks', hours, { done });
  if (response.status === 201) product.blockIds.push(response.body.id ?? '');
  await product.atRest();
  return actualOf(response);
}

/** The block of an hour that this simulation does not know yet. */
export function newBlockAt(product: Product, courtId: string, date: string, from: string) {
  return product.found(
    `select b.id from hour_blocks b join half_hour_claims c on c.block_id = b.id
      where c.court_id = $1 and c.slot_date = $2 and c.half_hour = $3 and b.id <> all ($4)`,
    [courtId, date, Number(from.slice(0, 2)) * 2, product.blockIds],
  );
}

export async function unblock(product: Product, operation: Of<'unblock'>): Promise<Actual> {
  const id = product.blockIds[operation.block] ?? '';
  const done = () =>
    product.found(`select id from hour_blocks where id = $1 and removed_at is not null`, [id]);
  const response = await product.atDesk(`/api/admin/blocks/${id}`, undefined, { done, method: 'DELETE' });
  await product.atRest();
  return actualOf(response);
}

export async function move(product: Product, operation: Of<'move'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  const to = product.hourOf(operation);
  const done = () =>
    product.found(
      `select id from bookings where id = $1 and court_id = $2 and slot_date = $3 and start_minute = $4`,
      [bookingId, to.courtId, to.bookingDate, Number(to.timeSlot.slice(0, 2)) * 60],
    );
  const response = await product.as(operation.player, `/api/bookings/${bookingId}/move`, to, { done });
  await product.atRest();
  return actualOf(response);
}

export async function changePrice(product: Product, operation: Of<'change price'>): Promise<Actual> {
  const { by, court, cents } = operation;
  const amount = (value: number) => (value / 100).toFixed(2);
  const prices = {
    daySinglesPrice: amount(cents),
    dayDoublesPrice: amount(cents * 2),
    nightSinglesPrice: amount(cents + 200),
    nightDoublesPrice: amount((cents + 200) * 2),
  };
  const path = `/api/courts/${product.courts[court]?.id}`;
  return actualOf(await product.atDesk(path, prices, { by, method: 'PUT' }));
}

/** The owner chooses other refund terms. */
export async function changeTerms(product: Product, { venue, terms }: Of<'change terms'>): Promise<Actual> {
  const path = `/api/admin/venues/${product.venues[venue]?.id}/rules`;
  return actualOf(await product.atDesk(path, { refundSteps: TERMS[terms] }, { method: 'PATCH' }));
}

/** Enforces what has come due, in its order, as the jobs of those instants and the sweeps do. */
export async function wait(product: Product): Promise<Actual> {
  await product.signIn();
  const { running, now } = product;
  const offers = await running.sql<{ id: string }>(
    `select id from hour_offers where status = 'open' and expires_at <= $1 order by created_at, id`,
    [now],
  );
  for (const { id } of offers) {
    await running.get(PassOffer).execute(id);
    await product.atRest();
  }
  const due = await running.sql<{ id: BookingId }>(
    `select id from bookings where status = 'active' and paid_cents < total_cents
       and payment_due_at <= $1 order by payment_due_at, created_at`,
    [now],
  );
  for (const { id } of due) {
    await running.get(EnforceDeadline).execute(id);
    await product.atRest();
  }
  await running.get(ExpireOverdue).execute(new AbortController().signal);
  await running.get(DecideResales).execute(new AbortController().signal);
  await product.atRest();
  return { status: 200, code: null };
}
