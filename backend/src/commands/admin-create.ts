import { parseArgs } from 'node:util';
import { isCommonPassword } from '../ground/common-passwords.js';
import { findCredentialProblem } from '../ground/credentials.js';
import { ask, firstLine, type Terminal } from './terminal.js';
import { ConfigError, readConfig } from '../config/config.js';
import { EmbeddedPostgresError } from '../../stand-ins/embedded-postgres/index.js';
import { StartError } from '../start/start-error.js';
import type { AdminAccounts, ResetSecondFactor } from '../modules/admins/index.js';

const USAGE = `Usage: npm run admin:create -- [NAME]          creates an admin or changes a password
       npm run admin:create -- --remove NAME   disables an admin
       npm run admin:create -- --reset-second-factor NAME
                                               removes the second factors of an admin who has lost them
The command asks for the password. Without a terminal, it is the first line of the standard input.`;

/** The command cannot continue. The message is one line for the person at the terminal. */
class CommandError extends Error {}

const terminal: Terminal = { input: process.stdin, output: process.stdout };

try {
  console.info(await run(readArguments()));
} catch (error) {
  const expected = [CommandError, ConfigError, EmbeddedPostgresError, StartError].some(
    (kind) => error instanceof kind,
  );
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

interface Arguments {
  name: string | undefined;
  task: 'save' | 'remove' | 'reset-second-factor';
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { remove: { type: 'string' }, 'reset-second-factor': { type: 'string' } },
    });
    const tasks: Arguments[] = positionals.map((name) => ({ name, task: 'save' }));
    for (const task of ['remove', 'reset-second-factor'] as const)
      if (values[task] !== undefined) tasks.push({ name: values[task], task });
    if (tasks.length > 1) throw new CommandError(USAGE);
    return tasks[0] ?? { name: undefined, task: 'save' };
  } catch {
    throw new CommandError(USAGE);
  }
}

async function run({ name, task }: Arguments): Promise<string> {
  const username = (name ?? (await askName())).trim();
  if (!/^[^\p{Cc}]+$/u.test(username)) throw new CommandError('An admin needs a name.');
  if (task === 'reset-second-factor')
    return withAdmins(({ secondFactors }) => resetSecondFactor(secondFactors, username));
  const { username: configured, generated } = readConfig().admin;
  if (!generated && username.toLowerCase() === configured.toLowerCase())
    throw new CommandError(
      `${username} is the admin of the settings: change ADMIN_USERNAME and ADMIN_PASSWORD, and start Saque again.`,
    );
  if (task === 'remove') return withAdmins(({ accounts }) => remove(accounts, username));
  const password = await askPassword(username);
  return withAdmins(async ({ accounts }) => {
    const result = await accounts.set(username, password);
    return result === 'created'
      ? `${username} can sign in now.`
      : `${username} has a new password now, and no open session.`;
  });
}

async function remove(accounts: AdminAccounts, username: string): Promise<string> {
  if (!(await accounts.disable(username))) throw new CommandError(`There is no admin ${username}.`);
  return `${username} can no longer sign in, and has no open session.`;
}

async function resetSecondFactor(factors: ResetSecondFactor, username: string): Promise<string> {
  if (!(await factors.execute(username))) throw new CommandError(`There is no admin ${username}.`);
  return `${username} can sign in with the password alone now, and has no open session.`;
}

async function askName(): Promise<string> {
  if (!terminal.input.isTTY) throw new CommandError(USAGE);
  return ask(terminal, 'Name: ');
}

async function askPassword(username: string): Promise<string> {
  const password = terminal.input.isTTY ? await ask(terminal, 'Password: ', true) : await firstLine(terminal);
  const problem = findCredentialProblem(username, password, isCommonPassword);
  if (problem)
    throw new CommandError(`The ${problem.field === 'username' ? 'name' : 'password'} ${problem.message}.`);
  if (terminal.input.isTTY && (await ask(terminal, 'Once more: ', true)) !== password)
    throw new CommandError('That was another password; nothing has changed.');
  return password;
}

/** Loads the application only now, so that wrong arguments are reported at once. */
async function withAdmins<T>(
  work: (admins: { accounts: AdminAccounts; secondFactors: ResetSecondFactor }) => Promise<T>,
): Promise<T> {
  const { withConfiguredAccounts } = await import('./configured-admin-accounts.js');
  return withConfiguredAccounts(work);
}
