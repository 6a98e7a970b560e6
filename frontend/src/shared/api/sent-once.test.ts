import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSentOnce, sentOnce } from './sent-once';

interface Operation {
  parameters?: { name: string }[];
}

/** The calls without an `Idempotency-Key` that are repeated, and why that changes nothing more. */
const harmless: Record<string, string> = {
  'POST /api/session': 'a browser has one session; a second guest owns nothing',
  'POST /api/admin/logout': 'ends what has ended',
  'POST /api/mail-addresses/{mailToken}/block': 'the same decision',
  'POST /api/mail-addresses/{mailToken}/verify': 'the same decision',
  'POST /api/unsubscribe/{mailToken}': 'the same decision',
  'POST /api/admin/account/sessions/end-others': 'ends what has ended',
  'POST /api/reviews': 'changes the review that the first request wrote',
  'POST /api/waiting-list': 'returns the place of the first request',
  'POST /api/offers/{offerToken}/decline': 'leaving twice changes nothing',
  'POST /api/offers/{offerToken}/accept': 'returns the booking of the first request',
  'PATCH /api/admin/discount-codes/{id}': 'sets the same fields',
  'PATCH /api/admin/customers/{customerId}': 'sets the same fields',
  'POST /api/admin/customers/{customerId}/merge': 'refuses what was merged, and changes nothing',
  'POST /api/admin/bookings/{bookingId}/payment-link': 'returns the same link',
  'POST /api/bookings/{bookingId}/pay-at-club': 'confirms what is confirmed',
  'POST /api/bookings/{bookingId}/transfer': 'expects what is expected, until the same deadline',
  'POST /api/manage/{manageToken}/payment-intent': 'returns the open payment of this browser',
  'POST /api/booking-parts/{bookingId}/leave': 'gives up what has been given up',
  'POST /api/webhooks/stripe': 'only the provider calls it',
};

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

const changing = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([method]) => method !== 'get')
    .map(([method, { parameters = [] }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      hasKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    })),
);

function isOnce(call: string): boolean {
  const [method = '', path = ''] = call.split(' ');
  return isSentOnce({ method, url: `http://saque.test${path.replace(/\{\w+\}/g, 'some-id')}` });
}

describe('a call that changes something', () => {
  it.each(changing)('$call is repeated safely after a lost response, or sent once', ({ call, hasKey }) => {
    const byItsMethod = /^(PUT|DELETE) /.test(call);
    expect([call, isOnce(call) || hasKey || byItsMethod || call in harmless]).toEqual([call, true]);
  });

  it('is named as harmless only if nothing else makes it safe', () => {
    const open = changing.filter(({ call, hasKey }) => !hasKey && !isOnce(call)).map(({ call }) => call);
    expect(Object.keys(harmless).filter((call) => !open.includes(call))).toEqual([]);
  });

  it.each(Object.entries(sentOnce))('is sent once for a reason that still has calls: %s', (_, calls) => {
    const paths = changing.map(({ call }) => call.replace(/\{\w+\}/g, 'some-id'));
    expect(paths.some((call) => calls.test(call))).toBe(true);
  });

  it('is only asked about with a dry run, which is sent once', () => {
    const url = 'http://saque.test/api/admin/venues/venue-1/rules';
    expect(isSentOnce({ method: 'PATCH', url: `${url}?dryRun=true&date=2026-11-21` })).toBe(true);
    expect(isSentOnce({ method: 'PATCH', url })).toBe(false);
  });
});
