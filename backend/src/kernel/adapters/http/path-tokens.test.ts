import { readFileSync } from 'node:fs';
import { hasToken, withoutTokens } from './path-tokens.js';

const TOKEN = 'Zk3_x9-QmYt7LwVb2RsA0g';
const ID = '0190f1c2-7a3b-7c4d-8e5f-0123456789ab';

/** Paths as they arrive, and as a log may contain them. */
const PATHS: [string, string][] = [
  [`/admin/invitation/${TOKEN}`, '/admin/invitation/…'],
  [`/api/admin/invitations/${TOKEN}/passkey`, '/api/admin/invitations/…/passkey'],
  [`/oferta/${TOKEN}`, '/oferta/…'],
  [`/api/offers/${TOKEN}/accept`, '/api/offers/…/accept'],
  [`/api/unsubscribe/${TOKEN}${TOKEN}`, '/api/unsubscribe/…'],
  [`/api/new-feature/${TOKEN}/x/${TOKEN}`, '/api/new-feature/…/x/…'],
  [`/api/bookings/${ID}/offers/${TOKEN}`, `/api/bookings/${ID}/offers/…`],
  [`/api/bookings/${ID}`, `/api/bookings/${ID}`],
  [`/api/x/${ID}0`, '/api/x/…'],
  ['/venue/1/calendar', '/venue/1/calendar'],
];

/** Returns what nginx logs for a path, by the maps of its configuration. */
function loggedByNginx(path: string): string {
  const conf = readFileSync(new URL('../../../../../frontend/nginx/nginx.conf', import.meta.url), 'utf8');
  const maps = [...conf.matchAll(/map \$(?:request_uri|path_without_one) \$path_\w+ \{(.*?)\n {2}\}/gs)];
  expect(maps).toHaveLength(2);
  return maps.reduce((text, [, rules = '']) => {
    const [, pattern = '', to = ''] = /"~\*(.+)" "(.+)";/.exec(rules) ?? [];
    const groups = new RegExp(pattern, 'i').exec(text)?.groups;
    return groups ? to.replaceAll(/\$(\w+)/g, (_, name: string) => groups[name] ?? '') : text;
  }, path);
}

test.each(PATHS)('the API logs %s as %s', (path, logged) => expect(withoutTokens(path)).toBe(logged));

test.each(PATHS)('nginx logs %s as %s', (path, logged) => expect(loggedByNginx(path)).toBe(logged));

test.each(PATHS)('the page %s is kept by no cache if its log hides a part', (path, logged) =>
  expect(hasToken(path)).toBe(path !== logged),
);
