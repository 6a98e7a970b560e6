import { RECEPTION_VENUE } from '../model/staff.js';
import type { Of } from '../operations.js';
import { type Actual, actualOf, type Answer } from './patience.js';
import type { Product } from './product.js';

/** The owner hires a person for the reception of the first venue, who has a till. */
export async function hire({ reception }: Product): Promise<Actual> {
  if (reception.staffId === null) await reception.hire();
  return { status: 201, code: null };
}

/** The browser of the removed person stays open. */
export async function fire(product: Product): Promise<Actual> {
  const id = product.reception.staffId;
  if (id === null) return { status: 204, code: null };
  const done = () =>
    product.found(`select $1 as id where not exists (select from admin_roles where admin_id = $1::uuid)`, [
      id,
    ]);
  const how = { method: 'DELETE', done };
  const actual = actualOf(await product.atDesk(`/api/admin/staff/${id}`, undefined, how));
  if (actual.status < 300) product.reception.dismiss();
  return actual;
}

const money = (cents: number): string => `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`;

async function atTill(product: Product, what: string, body: object, done?: () => Promise<Answer | null>) {
  const till = await product.found('select id from tills', []);
  return product.atDesk(`/api/admin/tills/${till?.id}/${what}`, body, done ? { done } : {});
}

const openShift = (product: Product) =>
  product.found('select open_shift_id as id from tills where open_shift_id is not null', []);

export async function openTill(product: Product, { cents }: Of<'open till'>): Promise<Actual> {
  const wasOpen = (await openShift(product)) !== null;
  const done = () => (wasOpen ? Promise.resolve(null) : openShift(product));
  return actualOf(await atTill(product, 'open', { counted: money(cents) }, done));
}

export async function moveCash(product: Product, { cents }: Of<'move cash'>): Promise<Actual> {
  return actualOf(await atTill(product, 'movements', { amount: money(cents), reason: 'Cambio' }));
}

export async function sellAtCounter(product: Product, operation: Of<'sell at counter'>): Promise<Actual> {
  const { means: method, cents } = operation;
  const lines = [{ text: 'Tubo de pelotas', quantity: 1, price: money(cents) }];
  const sale = { venueId: product.venues[RECEPTION_VENUE]?.id, method, lines };
  return actualOf(await product.atDesk('/api/admin/counter-sales', sale));
}

/** The sheet says what was expected, whatever was counted. */
export async function closeTill(product: Product, { counted, opensNext }: Of<'close till'>): Promise<Actual> {
  const shift = await openShift(product);
  // After a lost response, the shift has ended, and its sheet says with what.
  const done = () =>
    product.found(
      `select (expected_cents / 100.0)::numeric(9, 2)::text as expected from till_sheets where shift_id = $1`,
      [shift?.id],
    );
  const count = { counted: money(counted), reason: 'Conteo', openNext: opensNext };
  const response = await atTill(product, 'close', shift ? { ...count, shiftId: shift.id } : count, done);
  const { expected } = response.body;
  return { ...actualOf(response), ...(expected === undefined ? {} : { amount: expected }) };
}
