import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { components } from '../../shared/api/schema';
import { aSession } from '../builders';
import { server } from '../server';

type Schemas = components['schemas'];

/** Returns a refusal of the API. */
export const refusal = (status: number, code: string, message: string, more: object = {}) =>
  HttpResponse.json<JsonBodyType>({ statusCode: status, code, message, ...more }, { status });

/** The session of an account. */
export const anAccount = (over: Partial<Schemas['SessionView']> = {}) =>
  aSession({
    userId: 'ana',
    isGuest: false,
    name: 'Ana',
    phone: '+593991234567',
    email: 'ana@example.org',
    emailVerified: true,
    ...over,
  });

const aDevice = (over: Partial<Schemas['PlayerDeviceView']>): Schemas['PlayerDeviceView'] => ({
  id: 'here',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-11-18T15:00:00.000Z',
  lastUsedAt: '2026-11-20T15:00:00.000Z',
  isCurrent: true,
  ...over,
});

/**
 * Simulates a server with one person in this browser. The code 123456 signs in, and everything that
 * is removed is gone.
 */
export function serveAccount(session = aSession()) {
  const world = {
    session,
    /** Who signs in with the right code. */
    account: anAccount(),
    devices: [
      aDevice({}),
      aDevice({ id: 'phone', browser: 'Chrome', system: 'Android', isCurrent: false }),
    ] as Schemas['PlayerDeviceView'][],
    passkeys: [] as Schemas['PlayerPasskeyView'][],
    cards: [] as Schemas['PlayerCardBody'][],
    reminders: { dayBefore: true, hoursBefore: true, mailUnsubscribed: false },
    /** True until the owner proves to be there, as long after a sign-in. */
    isProofOld: false,
    /** The requests of the screen, in order. */
    sent: [] as string[],
  };
  server.use(...sessionHandlers(world), ...listHandlers(world), ...erasingHandlers(world));
  return world;
}

type World = ReturnType<typeof serveAccount>;

const noContent = () => new HttpResponse(null, { status: 204 });

const signInAgain = () => refusal(403, 'sign_in_again', 'Confirma antes con un código que eres tú.');

function sessionHandlers(world: Pick<World, 'session' | 'account' | 'sent' | 'isProofOld'>) {
  return [
    http.get('*/api/session', () => HttpResponse.json(world.session)),
    http.post<never, { email: string }>('*/api/session/email-code', async ({ request }) => {
      const { email } = await request.json();
      if (world.isProofOld && email !== world.session.email) return signInAgain();
      world.sent.push(`code to ${email}`);
      return HttpResponse.json({ validForSeconds: 600 }, { status: 202 });
    }),
    http.post<never, { email: string; code: string }>('*/api/session/verify', async ({ request }) => {
      const { email, code } = await request.json();
      world.sent.push(`verify ${code}`);
      if (code !== '123456') return refusal(400, 'wrong_code', 'Ese no es el código.');
      world.session = { ...world.account, email };
      world.isProofOld = false;
      return HttpResponse.json(world.session);
    }),
    http.put<never, { name: string; phone: string }>('*/api/session/profile', async ({ request }) => {
      const body = await request.json();
      world.sent.push(`profile ${body.name}, ${body.phone}`);
      world.session = { ...world.session, ...body };
      return HttpResponse.json(world.session);
    }),
    http.delete('*/api/session', () => {
      world.sent.push('sign out');
      world.session = aSession({ userId: 'guest-2' });
      return noContent();
    }),
  ];
}

function listHandlers(world: Omit<World, 'session' | 'account'>) {
  return [
    http.get('*/api/session/devices', () => HttpResponse.json(world.devices)),
    http.delete<never, { removePasskeys: boolean }>('*/api/session/devices', async ({ request }) => {
      const { removePasskeys } = await request.json();
      if (removePasskeys && world.isProofOld) return signInAgain();
      if (removePasskeys) world.passkeys = [];
      const ended = world.devices.length - 1;
      world.devices = world.devices.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ ended });
    }),
    http.delete('*/api/session/devices/:id', ({ params }) => {
      world.sent.push(`end ${String(params['id'])}`);
      world.devices = world.devices.filter(({ id }) => id !== params['id']);
      return noContent();
    }),
    http.get('*/api/session/passkeys', () => HttpResponse.json(world.passkeys)),
    http.post('*/api/session/passkeys/options', () =>
      world.isProofOld ? signInAgain() : HttpResponse.json({ challenge: 'AQID' }),
    ),
    http.delete('*/api/session/passkeys/:id', ({ params }) => {
      if (world.isProofOld) return signInAgain();
      world.passkeys = world.passkeys.filter(({ id }) => id !== params['id']);
      return HttpResponse.json(world.passkeys);
    }),
    http.get('*/api/session/reminders', () => HttpResponse.json(world.reminders)),
    http.put<never, Schemas['RemindersBody']>('*/api/session/reminders', async ({ request }) => {
      world.reminders = { ...world.reminders, ...(await request.json()) };
      return HttpResponse.json(world.reminders);
    }),
    http.get('*/api/session/cards', () => HttpResponse.json(world.cards)),
    http.delete('*/api/session/cards/:id', ({ params }) => {
      world.cards = world.cards.filter(({ id }) => id !== params['id']);
      return noContent();
    }),
  ];
}

function erasingHandlers(world: Pick<World, 'session' | 'sent'>) {
  return [
    http.post('*/api/session/account/code', () => {
      world.sent.push('code to erase');
      return HttpResponse.json({ validForSeconds: 600 }, { status: 202 });
    }),
    http.delete<never, { code?: string }>('*/api/session/account', async ({ request }) => {
      const { code = 'no code' } = await request.json();
      world.sent.push(`erase with ${code}`);
      if (!world.session.isGuest && code !== '123456')
        return refusal(400, 'wrong_code', 'Ese no es el código.');
      world.session = aSession({ userId: 'guest-2' });
      return noContent();
    }),
  ];
}
