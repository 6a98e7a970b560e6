import { sentCode } from '../../support/fixtures/signing-in.js';
import type { Of } from '../operations.js';
import { type Actual, actualOf, TRIES } from './patience.js';
import type { Product } from './product.js';

const addressOf = (mailbox: number): string => `player${mailbox}@example.org`;

/** A guest shows an address with the code of a letter, and has a name from then on. */
export async function signIn(product: Product, { player, mailbox }: Of<'sign in'>): Promise<Actual> {
  const email = addressOf(mailbox);
  const before = (await product.as(player, '/api/session', undefined)).body;
  // A code to another address would change the address of the account.
  if (before.emailVerified && before.email !== email)
    await product.as(player, '/api/session', undefined, { method: 'DELETE' });
  // Who gets no response to the code asks for another one.
  for (let tries = 0; ; tries++) {
    if (tries === TRIES) throw new Error(`player ${player} could not sign in as ${email}`);
    await product.forgetLimits();
    await product.as(player, '/api/session/email-code', { email });
    const code = await sentCode(product.running, email).catch(() => '');
    await product.as(player, '/api/session/verify', { email, code });
    const session = await product.as(player, '/api/session', undefined);
    if (session.body.emailVerified && session.body.email === email) break;
  }
  const name = { name: `Jugador ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[player]}` };
  return actualOf(await product.as(player, '/api/session/profile', name, { method: 'PUT' }));
}

/** The owner of an account shows a fresh code; a guest has nothing but the browser. */
export async function erase(product: Product, { player }: Of<'erase'>): Promise<Actual> {
  const { emailVerified, email = '' } = (await product.as(player, '/api/session', undefined)).body;
  const isGone = async () => {
    const session = await product.as(player, '/api/session', undefined);
    return session.body.emailVerified === emailVerified && emailVerified ? null : {};
  };
  await product.forgetLimits();
  if (emailVerified) await product.as(player, '/api/session/account/code', undefined);
  const code = emailVerified ? { code: await sentCode(product.running, email ?? '', 'erase') } : {};
  const how = { method: 'DELETE', done: isGone };
  const response = await product.as(player, '/api/session/account', code, how);
  await product.atRest();
  if (response.status < 300) product.forget(player);
  return actualOf(response);
}
