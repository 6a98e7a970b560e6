import { OfferTokens } from '../../../src/modules/waiting-list/application/offer-tokens.js';
import type { Of } from '../operations.js';
import { kept } from './hours.js';
import { type Actual, actualOf } from './patience.js';
import type { Product } from './product.js';

export async function waitFor(product: Product, operation: Of<'wait for'>): Promise<Actual> {
  const { courtId, bookingDate: date, timeSlot } = product.hourOf(operation);
  const venueId = product.venues[product.courts[operation.court]?.venue ?? -1]?.id;
  const response = await product.as(operation.player, '/api/waiting-list', {
    venueId,
    courtId,
    date,
    from: timeSlot,
    to: timeSlot,
    durationMinutes: 60,
    gameType: operation.game,
  });
  const { id = '' } = response.body;
  if (response.status === 201 && !product.entryIds.includes(id)) product.entryIds.push(id);
  return actualOf(response);
}

/** Returns the way to the last offer to an entry, as its letter has it, or null. */
async function offerTo({ running, entryIds }: Product, entry: number): Promise<string | null> {
  const [offer] = await running.sql<{ id: string }>(
    `select id from hour_offers where entry_id = $1 order by created_at desc, id desc limit 1`,
    [entryIds[entry]],
  );
  return offer ? `/api/offers/${running.get(OfferTokens).tokenOf(offer.id)}` : null;
}

const NO_OFFER: Actual = { status: 404, code: null };

export async function acceptOffer(product: Product, operation: Of<'accept offer'>): Promise<Actual> {
  const path = await offerTo(product, operation.entry);
  if (path === null) return NO_OFFER;
  return kept(product, await product.as(0, `${path}/accept`, {}, { by: product.newBrowser() }));
}

export async function declineOffer(product: Product, operation: Of<'decline offer'>): Promise<Actual> {
  const path = await offerTo(product, operation.entry);
  if (path === null) return NO_OFFER;
  const response = await product.as(0, `${path}/decline`, {}, { by: product.newBrowser() });
  await product.atRest();
  return actualOf(response);
}

export async function leaveLine(product: Product, { entry, player }: Of<'leave line'>): Promise<Actual> {
  const path = `/api/waiting-list/${product.entryIds[entry]}`;
  const response = await product.as(player, path, undefined, { method: 'DELETE' });
  await product.atRest();
  return actualOf(response);
}
