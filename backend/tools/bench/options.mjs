import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../launch/say.mjs';

const OPTIONS = {
  bookings: { type: 'string', default: '1000000' },
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '5' },
  connections: { type: 'string', default: '16' },
  processes: { type: 'string', default: '2' },
  only: { type: 'string' },
  keep: { type: 'string' },
  quick: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
};
/** V8 needs some thousand requests until it has compiled what is hot. */
const WARM_UP_ROUNDS = 2;
/**
 * One venue, and so many requests of each kind, however slow the machine is. It proves that
 * everything runs; its figures say nothing about speed.
 */
const QUICK = {
  sizes: [5_000],
  rounds: 1,
  seconds: 1,
  warmUpSeconds: 1,
  amount: 100,
  connections: 4,
  processes: 1,
  searchVenues: 20,
  streams: 50,
  players: 10,
  idleSeconds: 1,
  requests: 500,
};

/**
 * Reads the arguments of `npm run bench`.
 * @throws CommandError with one line
 */
export function optionsOf(args) {
  const values = valuesOf(args);
  const seconds = positive('seconds', values.seconds);
  const chosen = {
    sizes: values.bookings.split(',').map((number) => positive('bookings', number)),
    rounds: positive('rounds', values.rounds),
    seconds,
    warmUpSeconds: WARM_UP_ROUNDS * seconds,
    connections: positive('connections', values.connections),
    processes: positive('processes', values.processes),
    searchVenues: 2_000,
    streams: 1000,
    players: 300,
    idleSeconds: 30,
    requests: values.long ? 1_000_000 : 20_000,
    only: values.only,
    keep: values.keep && resolve(values.keep),
    json: values.json,
    write: values.write,
  };
  return values.quick ? { ...chosen, ...QUICK } : chosen;
}

function valuesOf(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new CommandError(error.message);
  }
}

function positive(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new CommandError(`--${name} must be a whole number above zero, but is "${text}"`);
  return number;
}
