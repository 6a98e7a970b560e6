import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { type AdminId, type BookingId, type PlayerId, idFrom } from '../../src/kernel/domain/ids.js';
import { MailAddresses, MailAddressLinks } from '../../src/modules/players/index.js';
import { ManageLinks } from '../../src/modules/manage-links/index.js';
import { OpenInvitations } from '../../src/modules/staff/index.js';
import { ADMIN, type TestApp } from '../support/app/app.js';
import { type TestResponse, Browser } from '../support/app/browser.js';
import { providerOf } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anOpenOffer } from '../support/fixtures/waiting.js';
import type { Contract, Operation, Schema } from './contract.js';
import { putPicture } from './one-pixel.js';

/** A request that a test can change before it is sent. */
export interface Draft {
  path: Record<string, string>;
  query: [name: string, value: string][];
  /** A part of the query that is sent as it is, without escaping. */
  rawQuery?: string;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * The values of existing things by the name of the contract's field. The value of `{id}` has the
 * name of the path segment before it.
 */
export type Existing = Record<string, string>;

/**
 * Creates a venue with a court, a booking with an open payment, a booking with a shared link, a
 * discount code, an uploaded picture, a block and a finding. Returns a valid value for every field
 * of the contract.
 * @param player the owner of the bookings
 */
export async function existingThings(app: TestApp, player: Browser, admin = player): Promise<Existing> {
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const date = dayFromNow(5);
  const slot = { courtId, bookingDate: `${date}T00:00:00`, gameType: 'singles' };
  const create = async (path: string, body: object, by = player) => {
    const response = await by.post<Record<string, string>>(path, body);
    if (response.status !== 201) throw new Error(`${path}: ${JSON.stringify(response.body)}`);
    return (name: string) => response.body[name] ?? '';
  };
  const bookingId = idFrom<BookingId>((await create('/api/bookings', { ...slot, timeSlot: '10:00' }))('id'));
  const intent = (await create('/api/create-payment-intent', { bookingId }))('clientSecret');
  const shared = (await create('/api/bookings', { ...slot, timeSlot: '11:00' }))('id');
  const link = await create('/api/shared-payment-links', { bookingId: shared, maxParticipants: 2 });
  const [code, unusedCode] = [aCode('CODE'), aCode('NEW')];
  const ofCode = await create('/api/admin/discount-codes', { code, type: 'fixed', value: '1.00' }, admin);
  const staffId = await anInvitedPerson(admin, venueId);
  const imageUrl = await anUploadedPicture(admin);
  const hours = { courtId, date, from: '20:00', to: '22:00', reason: 'Clase' };
  const blockId = (await create('/api/admin/blocks', hours, admin))('id');
  return {
    ...slot,
    ...(await anOpenOffer(app, player, { venueId, courtId, date })),
    reference: bookingId,
    findingId: await aFinding(app),
    venueId,
    bookingId,
    blockId,
    customerId: (await create('/api/admin/customers', { venueId, name: 'Ana Torres' }, admin))('id'),
    otherId: (await create('/api/admin/customers', { venueId, name: 'Ana Torres' }, admin))('id'),
    ...(await anOpenTill(admin, venueId)),
    receiptNumber: await aReceipt(admin, { courtId, date }),
    reviewId: await aReview(app, shared),
    date,
    timeSlot: '12:00',
    year: '2027',
    month: '11',
    userId: 'me',
    shareToken: link('shareToken'),
    staffId,
    offerId: randomUUID(), // the caller is offered no role
    invitationToken: await theInvitationOf(app, staffId),
    mailToken: await aMailToken(app),
    manageToken: await aManageToken(app, bookingId),
    code,
    unusedCode,
    'discount-codes': ofCode('id'),
    stripePaymentIntentId: intent.split('_secret_')[0] ?? '',
    'Stripe-Signature': 't=1,v1=0',
    username: ADMIN.username,
    password: 'not-the-password',
    currentPassword: 'not-the-password',
    newPassword: 'tres tazas de café',
    sessionId: await anAdminSession(app),
    cardId: await aSavedCard(app, bookingId),
    passkeyId: await aPasskey(app, bookingId),
    deviceId: await theDeviceOf(player),
    imageUrl,
  };
}

/** Sells an hour and returns the number of its receipt. */
async function aReceipt(admin: Browser, { courtId, date }: { courtId: string; date: string }) {
  const { body } = await admin.send<{ receipt: string }>(
    'POST',
    '/api/admin/bookings',
    {
      courtId,
      bookingDate: date,
      timeSlot: '06:00',
      gameType: 'singles',
      customer: { name: 'Ana Torres' },
      payment: { kind: 'terminal' },
    },
    { 'Idempotency-Key': randomUUID() },
  );
  return body.receipt;
}

/** Returns an open till that has a sheet. */
async function anOpenTill(admin: Browser, venueId: string) {
  const { body } = await admin.post<{ id: string }>('/api/admin/tills', { venueId, name: 'Caja' });
  const till = `/api/admin/tills/${body.id}`;
  await admin.post(`${till}/open`, { counted: '5.00' });
  await admin.post(`${till}/close`, { counted: '5.00', openNext: true });
  return { tillId: body.id, sheetNumber: '1' };
}

async function aFinding(app: TestApp): Promise<string> {
  const [finding] = await app.sql<{ id: string }>(
    `insert into reconciliation_findings (kind, provider_id, our_cents, found_at)
     values ('payment', 'pi_' || gen_random_uuid(), 1450, now()) returning id`,
  );
  return finding?.id ?? '';
}

/** Stores a review of a booking as if it had been played, and returns its id. */
async function aReview(app: TestApp, bookingId: string): Promise<string> {
  const [review] = await app.sql<{ id: string }>(
    `insert into reviews (booking_id, venue_id, stars, created_at)
     select id, venue_id, 4, now() from bookings where id = $1 returning id`,
    [bookingId],
  );
  return review?.id ?? '';
}

function aCode(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 8)}`.toUpperCase();
}

/** Saves a card for the player who is paying the booking, and returns its id. */
async function aSavedCard(app: TestApp, bookingId: string): Promise<string> {
  const [row] = await app.sql<{ customer: string }>(
    `select customer_id as customer from provider_customers c join bookings b using (player_id) where b.id = $1`,
    [bookingId],
  );
  const params = { customer: row?.customer ?? '' };
  return (await providerOf(app).paymentMethods.attach('pm_card_visa', params)).id;
}

async function anAdminSession(app: TestApp): Promise<string> {
  const [session] = await app.sql<{ id: string }>(
    `insert into admin_sessions (id_hash, admin_id, created_at, last_seen_at)
     select sha256(gen_random_uuid()::text::bytea), id, now(), now() from admins where username = $1
     returning id`,
    [ADMIN.username],
  );
  return session?.id ?? '';
}

async function theDeviceOf(player: Browser): Promise<string> {
  const { body } = await player.get<{ id: string }[]>('/api/session/devices');
  return body[0]?.id ?? '';
}

/** Stores a passkey of the player who made the booking, and returns its id. */
async function aPasskey(app: TestApp, bookingId: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into player_passkeys (id, player_id, credential_id, name, public_key, counter, transports, is_backed_up,
                                  created_at)
     select gen_random_uuid(), player_id, gen_random_uuid(), 'Mi teléfono', '', 0, '{}', false, now()
       from bookings where id = $1 returning id`,
    [bookingId],
  );
  return row?.id ?? '';
}

/** Returns the token of an e-mail address to which a letter is on its way. */
function aMailToken(app: TestApp): Promise<string> {
  return app.get(UnitOfWork).run(async () => {
    const address = await app.get(MailAddresses).lock(`${randomUUID()}@example.org`, new Date());
    return app.get(MailAddressLinks).urlOf(address.id).split('/').at(-1) ?? '';
  });
}

/** Returns the token in letters about a booking to its organiser. */
async function aManageToken(app: TestApp, bookingId: BookingId): Promise<string> {
  const [booking] = await app.sql<{ playerId: PlayerId }>(
    'select player_id as "playerId" from bookings where id = $1',
    [bookingId],
  );
  const url = await app.get(ManageLinks).urlFor(bookingId, booking?.playerId ?? idFrom(''));
  return url.split('/').at(-1) ?? '';
}

/** Invites a person to the reception of a venue, and returns the id of the account. */
async function anInvitedPerson(admin: Browser, venueId: string): Promise<AdminId> {
  const email = `${randomUUID()}@example.org`;
  const roles = [{ venueId, role: 'reception' }];
  const { body } = await admin.post<{ id: AdminId }>('/api/admin/staff', { email, name: 'Nueva', roles });
  return body.id;
}

async function theInvitationOf(app: TestApp, staffId: AdminId): Promise<string> {
  const letter = await app.get(OpenInvitations).letterOf(staffId);
  return letter?.url.split('/').at(-1) ?? '';
}

/** Uploads a picture of one pixel and returns its address. */
async function anUploadedPicture(admin: Browser): Promise<string> {
  const { body } = await admin.post<{ uploadURL: string }>('/api/objects/upload');
  await putPicture(body.uploadURL);
  return body.uploadURL;
}

/** Returns a request of this operation with a valid value in every field. */
export function goodDraft(operation: Operation, contract: Contract, given: Existing): Draft {
  const { parameters, path, body } = operation;
  // Elsewhere a code is one of a discount. No code was sent to this address.
  const existing = {
    ...given,
    'Idempotency-Key': randomUUID(),
    ...(path === '/api/session/verify' ? { code: '123456', email: 'nadie@saque.example' } : {}),
  };
  const keyOf = (name: string) => (name === 'id' ? (/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? name) : name);
  const named = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({ name, schema }): [string, string] => [
        name,
        String(sample(keyOf(name), schema, contract, existing)),
      ]);
  return {
    path: Object.fromEntries(named('path')),
    query: named('query'),
    headers: Object.fromEntries(named('header')),
    body: body ? sample('', body, contract, existing) : undefined,
  };
}

function sample(name: string, given: Schema, contract: Contract, existing: Existing): unknown {
  const schema = contract.resolve(given);
  // By id or by name, so no field of it is required.
  if (name === 'customer') return { name: 'Ana Torres' };
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([field]) =>
      schema.required?.includes(field),
    );
    return Object.fromEntries(fields.map(([field, of]) => [field, sample(field, of, contract, existing)]));
  }
  if (existing[name] !== undefined) return existing[name];
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return randomUUID();
  if (schema.format === 'email') return 'ana@saque.example';
  if (schema.type === 'array')
    return (name === 'roles' || schema.minItems) && schema.items
      ? [sample('', schema.items, contract, existing)]
      : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return 'texto';
}

/** Sends the request. Closes an event stream after its beginning. */
export async function send(
  browser: Browser,
  { method, path: template }: Operation,
  draft: Draft,
): Promise<TestResponse<unknown> & { path: string }> {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => draft.path[name] ?? '');
  const query = draft.query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .concat(draft.rawQuery ?? []);
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path;
  return { ...(await browser.send(method, url, draft.body, draft.headers)), path: url };
}

/** Returns a browser that is signed in as an admin. */
export async function anAdmin(app: TestApp): Promise<Browser> {
  const browser = new Browser(app.url);
  const { status } = await browser.post('/api/admin/login', ADMIN);
  if (status !== 200) throw new Error(`the login returned ${status}`);
  return browser;
}

/** Returns whether the browser still has the session of an admin. */
export async function isSignedIn(browser: Browser | undefined): Promise<boolean> {
  if (!browser) return false;
  const { body } = await browser.get<{ isAdmin: boolean }>('/api/admin/check');
  return body.isAdmin;
}
