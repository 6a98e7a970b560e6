import { parseArgs } from 'node:util';
import { flawOf } from '../config/admin-credentials.js';
import { ask, firstLine, type Terminal } from './terminal.js';
import { ConfigError, readConfig } from '../config/config.js';
import { EmbeddedPostgresError } from '../../stand-ins/embedded-postgres/index.js';
import type { AdminAccounts } from '../modules/identity/index.js';

const USAGE = `Usage: npm run admin:create -- [NAME]          makes an admin, or gives one another password
       npm run admin:create -- --remove NAME   shuts an admin out
The password is asked for; without a terminal it is the first line of the standard input.`;

/** Something is not as we need it; the message is one line for whoever started us. */
class CannotGoOn extends Error {}

const terminal: Terminal = { input: process.stdin, output: process.stdout };

try {
  console.info(await run(readArguments()));
} catch (error) {
  const expected = [CannotGoOn, ConfigError, EmbeddedPostgresError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments(): { name: string | undefined; isRemoval: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { remove: { type: 'string' } },
    });
    const names = [...positionals, ...(values.remove === undefined ? [] : [values.remove])];
    if (names.length > 1) throw new CannotGoOn(USAGE);
    return { name: names[0], isRemoval: values.remove !== undefined };
  } catch {
    throw new CannotGoOn(USAGE);
  }
}

async function run({ name, isRemoval }: ReturnType<typeof readArguments>): Promise<string> {
  const username = (name ?? (await askName())).trim();
  if (!/^[^\p{Cc}]+$/u.test(username)) throw new CannotGoOn('An admin needs a name.');
  const { username: ofSettings } = readConfig().admin;
  if (username.toLowerCase() === ofSettings.toLowerCase())
    throw new CannotGoOn(
      `${username} is the admin of the settings: change ADMIN_USERNAME and ADMIN_PASSWORD, and start Saque again.`,
    );
  if (isRemoval) return withAccounts((accounts) => remove(accounts, username));
  const password = await askPassword(username);
  return withAccounts(async (accounts) => {
    const done = await accounts.set(username, password);
    return done === 'created'
      ? `${username} can sign in now.`
      : `${username} has another password now, and no open session.`;
  });
}

async function remove(accounts: AdminAccounts, username: string): Promise<string> {
  if (!(await accounts.disable(username))) throw new CannotGoOn(`There is no admin ${username}.`);
  return `${username} cannot sign in any more, and has no open session.`;
}

async function askName(): Promise<string> {
  if (!terminal.input.isTTY) throw new CannotGoOn(USAGE);
  return ask(terminal, 'Name: ');
}

async function askPassword(username: string): Promise<string> {
  const password = terminal.input.isTTY ? await ask(terminal, 'Password: ', true) : await firstLine(terminal);
  const flaw = flawOf(username, password);
  if (flaw) throw new CannotGoOn(`The ${flaw.of === 'username' ? 'name' : 'password'} ${flaw.says}.`);
  if (terminal.input.isTTY && (await ask(terminal, 'Once more: ', true)) !== password)
    throw new CannotGoOn('That was another password; nothing has changed.');
  return password;
}

/** The application is loaded only now, so that whoever mistyped is told at once. */
async function withAccounts<T>(work: (accounts: AdminAccounts) => Promise<T>): Promise<T> {
  const { withAccountsOfSettings } = await import('./configured-admin-accounts.js');
  return withAccountsOfSettings(work);
}
