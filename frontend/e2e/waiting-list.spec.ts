import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, inLetterTo, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow } from './own-venue';
import { paidHour } from './paid-hour';

const date = dayAhead(4);
const timeSlot = '18:00';

/** A player who has booked and paid the hour of a court. */
async function whoBooked(browser: Browser, courtId: string): Promise<{ cancel: () => Promise<void> }> {
  const { request } = await browser.newContext();
  const { id: bookingId } = await paidHour(request, { courtId, date, timeSlot });
  return {
    cancel: async () =>
      expect((await request.post('/api/cancellations', { data: { bookingId } })).status()).toBe(201),
  };
}

/** Signs the player of a new browser in with a code. An admin reads the letters of the site. */
async function signIn({ request }: BrowserContext, admin: Page, email: string): Promise<void> {
  await request.post('/api/session');
  await request.post('/api/session/email-code', { data: { email } });
  const code = await inLetterTo(admin, email, /(?<!\d|#)(\d{6})(?!\d)/);
  expect((await request.post('/api/session/verify', { data: { email, code } })).status()).toBe(200);
}

/** Lets the account of a new browser wait for the hour, and opens "Mis Reservas". */
async function waitForIt(context: BrowserContext, courtId: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/booking/${courtId}?fecha=${date}`);
  await page.getByRole('button', { name: 'Avísame si se libera' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unirme a la lista' }).click();
  await expect(page.getByText('Estás en la lista', { exact: true })).toBeVisible();
  await page.goto('/my-bookings');
  await expect(page.getByRole('heading', { name: 'En lista de espera' })).toBeVisible();
  return page;
}

const offerOn = (page: Page) => page.getByText('¡Se liberó una hora para ti!');

/** Expects the offer above the picture of the empty list, in every window. */
async function expectFirstBelowTheTitle(page: Page): Promise<void> {
  const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await top('¡Se liberó una hora para ti!')).toBeGreaterThan(await top('Mis Reservas'));
  expect(await top('¡Se liberó una hora para ti!')).toBeLessThan(await top('Aún no tienes reservas'));
}

test('a freed hour goes to the first who waits, then to the second, and never to the public', async ({
  page: admin,
  browser,
}, { project }) => {
  test.slow();
  const { id: venueId, courtId } = await createVenue(admin, `Club de la espera ${project.name}`, {});
  const owner = await whoBooked(browser, courtId);
  const viewport = admin.viewportSize();
  const accounts = [await browser.newContext({ viewport }), await browser.newContext({ viewport })] as const;
  for (const [index, account] of accounts.entries())
    await signIn(account, admin, `espera-${index}-${Date.now()}@saque.example`);
  const first = await waitForIt(accounts[0], courtId);
  const second = await waitForIt(accounts[1], courtId);
  const onlooker = await (await browser.newContext({ viewport })).newPage();
  await onlooker.goto(`/venue/${venueId}?fecha=${date}`);
  const taken = onlooker.getByRole('gridcell', { name: 'Ocupada' });
  await expect(taken).toHaveCount(1);

  await owner.cancel();
  await expect(offerOn(first)).toBeVisible();
  await expectFirstBelowTheTitle(first);
  await expectAccessible(first);
  await expectNoOverflow(first);
  await expect(offerOn(second)).toBeHidden();
  await expect(taken).toHaveCount(1);

  await first.getByRole('link', { name: 'Ver la hora' }).click();
  await expect(first.getByRole('heading', { name: '¡Se liberó la hora que esperabas!' })).toBeVisible();
  await expectAccessible(first);
  await expectNoOverflow(first);
  await first.getByRole('button', { name: 'Ya no la quiero' }).click();
  await expect(first.getByRole('heading', { name: 'Esta oferta ya terminó' })).toBeVisible();
  await expect(offerOn(second)).toBeVisible();
  await expect(taken).toHaveCount(1);

  await second.getByRole('link', { name: 'Ver la hora' }).click();
  await second.getByRole('button', { name: 'Tomar la hora' }).dblclick();
  await expect(second).toHaveURL(/\/checkout\//);
  await expect(second.getByText(/\$20\.00/).first()).toBeVisible();
  await expect(taken).toHaveCount(1);
  await first.goto('/my-bookings');
  await expect(first.getByRole('heading', { name: 'En lista de espera' })).toBeHidden();
});
