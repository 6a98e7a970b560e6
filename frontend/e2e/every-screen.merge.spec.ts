import type { Page } from '@playwright/test';
import { routes } from '../src/shared/config/paths';
import { expect, expectAccessible, test } from './fixtures';
import { expectNoOverflow } from './own-venue';
import * as bookings from './visits/booking-visits';
import * as letters from './visits/letter-visits';
import * as open from './visits/public-visits';
import type { Visit } from './visits/visit';

type Route = (typeof routes)[keyof typeof routes];

/** Every route outside the admin area. A route of the table without a visit does not compile. */
const visits: Record<Exclude<Route, `/admin${string}`> | '*', Visit> = {
  [routes.home]: open.home,
  [routes.venues]: open.venues,
  [routes.search]: open.search,
  [routes.venue]: open.venue,
  [routes.calendar]: open.calendar,
  [routes.booking]: open.booking,
  [routes.checkout]: bookings.checkout,
  [routes.sharedPayment]: bookings.sharedPayment,
  [routes.paymentSuccess]: bookings.paymentSuccess,
  [routes.myBookings]: bookings.myBookings,
  [routes.account]: letters.account,
  [routes.mailAddress]: letters.mailAddress,
  [routes.offer]: letters.offer,
  [routes.manage]: letters.manage,
  [routes.manageReturn]: open.article(routes.manageReturn),
  [routes.terms]: open.article(routes.terms),
  [routes.privacy]: open.article(routes.privacy),
  [routes.refunds]: open.article(routes.refunds),
  [routes.contact]: open.article(routes.contact),
  [routes.about]: open.article(routes.about),
  [routes.status]: open.article(routes.status),
  '*': open.article('/nope'),
};

/** A visit looks at up to fifteen states. */
const MINUTES = 4;

test.describe.configure({ mode: 'parallel' });

/** Waits until nothing that the reader can reach is being loaded. */
const loaded = (page: Page) =>
  expect(page.locator('[aria-busy="true"]:not([aria-hidden="true"] *)')).toHaveCount(0);

const named = { ...visits, 'a club that takes the money': bookings.atTheClub };

for (const [name, visit] of Object.entries(named))
  test(`axe finds nothing on ${name}, nor in what opens there`, async ({ page, browser }, { project }) => {
    test.setTimeout(MINUTES * 60_000);
    const look = (what: string, shown = page) =>
      test.step(what, async () => {
        await loaded(shown);
        await expectAccessible(shown, { inTheDark: true });
        await expectNoOverflow(shown);
      });
    await visit({ page, browser, project, look });
  });
