import { ConfigError } from './config-error.js';
import { type Environment, text } from './environment.js';

/** The operator of this installation, for the pages that name it. What is not set is null. */
export interface Operator {
  legalName: string | null;
  legalAddress: string | null;
  contactEmail: string | null;
  /** With the code of the country, as it is shown: `+593 99 123 4567`. */
  contactPhone: string | null;
}

const LONGEST = 200;

export function operator(env: Environment): Operator {
  return {
    legalName: short(env, 'LEGAL_NAME'),
    legalAddress: short(env, 'LEGAL_ADDRESS'),
    contactEmail: matching(env, 'CONTACT_EMAIL', /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'an e-mail address'),
    contactPhone: matching(
      env,
      'CONTACT_PHONE',
      /^\+(?:[ -]?\d){7,15}$/,
      'a telephone number that begins with + and the code of the country',
    ),
  };
}

function matching(env: Environment, name: string, pattern: RegExp, kind: string): string | null {
  const value = short(env, name);
  if (value !== null && !pattern.test(value)) throw new ConfigError(`${name} must be ${kind}`);
  return value;
}

function short(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value !== null && (value.length > LONGEST || /\p{Cc}/u.test(value)))
    throw new ConfigError(`${name} must be one line of at most ${LONGEST} characters`);
  return value;
}
