import type { SharedLinkPage } from '../types';
import { recheckIn, standingOf } from './standing';

type Link = SharedLinkPage['link'];
type Booking = SharedLinkPage['booking'];

const page = (link: Partial<Link>, booking: Partial<Booking> = {}) =>
  ({
    link: { status: 'open', yourShare: 'none', yourShareHeldUntil: null, restHeldUntil: null, ...link },
    booking: { status: 'active', ...booking },
  }) as SharedLinkPage;

describe('the standing of a payment link', () => {
  it.each([
    ['open', page({})],
    ['paid', page({ yourShare: 'paid' })],
    ['paid', page({ yourShare: 'paid', status: 'expired' })],
    ['expired', page({ status: 'expired' })],
    ['complete', page({ status: 'complete', yourShare: 'paid' })],
    ['complete', page({ status: 'complete' }, { status: 'completed' })],
    ['expired', page({ status: 'complete' }, { status: 'expired' })],
    ['cancelled', page({ status: 'complete', yourShare: 'paid' }, { status: 'cancelled' })],
    ['open', page({ status: 'expired', yourShare: 'reserved' }, { status: 'expired' })],
  ])('is "%s" (case %#)', (standing, of) => {
    expect(standingOf(of)).toBe(standing);
  });
});

describe('when a payment link is fetched again', () => {
  const now = Date.parse('2026-11-20T20:00:00Z');
  const expiresAt = '2026-11-20T20:40:00.000Z';

  it("is at its end, or before it at the end of the reader's or the organiser's hold", () => {
    expect(recheckIn(page({ expiresAt }), now)).toBe(40 * 60_000);
    expect(recheckIn(page({ expiresAt, yourShareHeldUntil: '2026-11-20T20:10:00.000Z' }), now)).toBe(
      10 * 60_000,
    );
    expect(recheckIn(page({ expiresAt, restHeldUntil: '2026-11-20T20:05:00.000Z' }), now)).toBe(5 * 60_000);
  });

  it('is every five seconds after its end until it has expired', () => {
    expect(recheckIn(page({ expiresAt }), now + 41 * 60_000)).toBe(5000);
    expect(recheckIn(page({ expiresAt, status: 'expired' }), now)).toBe(false);
    expect(recheckIn(undefined, now)).toBe(false);
  });
});
