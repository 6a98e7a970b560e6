import type { Browser, Page, TestInfo } from '@playwright/test';
import { expect, freeHour, type FreeHour } from '../fixtures';

/** Opens a screen of the site, and everything that opens there, and looks at each state. */
export type Visit = (visitor: Visitor) => Promise<void>;

export interface Visitor {
  page: Page;
  browser: Browser;
  project: TestInfo['project'];
  /** Looks at what a page shows now. */
  look: (what: string, page?: Page) => Promise<void>;
}

/** Books a free hour, by a call, in the name of Ana. */
export async function bookHour(page: Page, project: TestInfo['project'], gameType = 'singles') {
  const hour = await freeHour(page, 44, project.name);
  return { ...hour, ...(await book(page, hour, gameType)) };
}

export async function book(
  page: Page,
  { courtId, date, timeSlot }: Pick<FreeHour, 'courtId' | 'date' | 'timeSlot'>,
  gameType = 'singles',
): Promise<{ id: string; code: string }> {
  const data = { courtId, bookingDate: date, timeSlot, gameType, playerName: 'Ana Prueba' };
  const response = await page.request.post('/api/bookings', { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { id: string; code: string };
}

/** Fills the test card of the open form and presses the button that pays. */
export async function payByCard(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await page.getByRole('button', { name: button }).click();
}

export async function payBooking(page: Page, id: string): Promise<void> {
  await page.goto(`/checkout/${id}`);
  await payByCard(page, /^Confirmar y Pagar/);
  await expect(page.getByRole('heading', { name: 'Tu reserva está pagada' })).toBeVisible();
}

export async function cancel(page: Page, bookingId: string): Promise<void> {
  const response = await page.request.post('/api/cancellations', { data: { bookingId } });
  expect(response.status(), await response.text()).toBe(201);
}

/** Returns the address of the payment link of a booking. */
export async function linkOf(page: Page, bookingId: string): Promise<string> {
  const response = await page.request.post('/api/shared-payment-links', { data: { bookingId } });
  return ((await response.json()) as { shareUrl: string }).shareUrl;
}

/** A page of another person, with a window of the same kind. */
export async function otherPerson({ browser, page, project }: Visitor): Promise<Page> {
  const { isMobile, hasTouch, locale, timezoneId } = project.use;
  const viewport = page.viewportSize();
  return (await browser.newContext({ viewport, isMobile, hasTouch, locale, timezoneId })).newPage();
}

/** Changes these fields in the booking that the server returns to the screen. */
export async function answerBookingWith(page: Page, id: string, changes: object): Promise<void> {
  await page.route(`**/api/bookings/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });
}
