import { readFileSync } from 'node:fs';
import { URLSearchParams } from 'node:url';
import { inRoot } from '../../launch/processes.mjs';

const UNKNOWN_TOKEN = 'Zk3_x9-QmYt7LwVb2RsA0gZk3_x9-QmYt7LwVb2RsA0';
const UNKNOWN_ID = '0190f1c2-7a3b-7c4d-8e5f-0123456789ab';

/** The fields of a query that screens read. */
const QUERY_OF_SCREENS = ['date', 'search', 'place'];

/** A stream of events does not end before the scanner gives up. */
const isStream = (path) => path.endsWith('/events');

/**
 * Returns the path of each screen and of each call that reads, with its query.
 * @param {Record<string, string>} known values by the name of their parameter; the others are
 * examples of the contract, or tokens and ids that do not exist
 */
export function addressesOf(known) {
  const contract = JSON.parse(readFileSync(inRoot('frontend', 'openapi', 'openapi.json'), 'utf8'));
  const screens = JSON.parse(readFileSync(inRoot('frontend', 'dist', 'screens.json'), 'utf8'));
  const calls = Object.entries(contract.paths)
    .filter(([path, { get }]) => get && !isStream(path))
    .map(([path, { get }]) => withQuery(filled(path, known), get.parameters ?? [], known));
  const query = new URLSearchParams(QUERY_OF_SCREENS.map((name) => [name, known[name] ?? 'a']));
  return [...Object.keys(screens).map((path) => `${filled(path, known)}?${query}`), ...calls];
}

/** `/venue/:venueId` and `/api/venues/{venueId}` → a path without parameters. */
const filled = (path, known) =>
  path.replace(/\{(\w+)\}|:(\w+)/g, (_, name = '', name2 = name) =>
    encodeURIComponent(known[name || name2] ?? (/token/i.test(name || name2) ? UNKNOWN_TOKEN : UNKNOWN_ID)),
  );

function withQuery(path, parameters, known) {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor')
    .map(({ name, schema }) => [name, known[name] ?? exampleOf(schema)]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

const exampleOf = ({ example, enum: choices, default: usual, format, minimum }) =>
  String(example ?? usual ?? choices?.[0] ?? minimum ?? (format === 'uuid' ? UNKNOWN_ID : 'a'));
