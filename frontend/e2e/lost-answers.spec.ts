import type { Page } from '@playwright/test';
import {
  anotherHour,
  choose,
  expect,
  expectAccessible,
  type FreeHour,
  freeHour,
  openTakenOver,
  test,
} from './fixtures';
import { loseFirstResponse } from './lost-responses';
import { shiftClock } from './wrong-clock';
import { texts as offered } from '../src/shared/ui/screen/no-cookies-texts';
import { texts } from '../src/shared/ui/texts';

interface OwnBooking {
  id: string;
  courtId: string;
  timeSlot: string;
}

const ownBookings = async (page: Page) =>
  (await (await page.request.get('/api/bookings/user/me')).json()) as OwnBooking[];

/** Holds an hour with the page's session, and returns its booking. */
async function hold(page: Page, { courtId, date, timeSlot }: FreeHour): Promise<OwnBooking> {
  await page.request.post('/api/session');
  const play = { bookingDate: `${date}T${timeSlot}:00`, timeSlot, gameType: 'singles' };
  const made = await page.request.post('/api/bookings', { data: { courtId, userId: 'me', ...play } });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as OwnBooking;
}

const addressOf = ({ courtId, date, timeSlot }: FreeHour) =>
  `/booking/${courtId}?fecha=${date}&hora=${timeSlot}&juego=singles`;

test('a booking whose response is lost leads to its checkout, and there is one @one-size', async ({ page }, {
  project,
}) => {
  const hour = await freeHour(page, 12, project.name);
  const requests = await loseFirstResponse(page, '**/api/bookings');
  await page.goto(addressOf(hour));
  await page.getByRole('button', { name: /Continuar al pago/ }).click();

  await expect(page.getByText(texts.checkingOutcome)).toBeVisible();
  await expect(page.getByText(/ya está ocupada/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout\//);
  expect((await ownBookings(page)).map(({ courtId, timeSlot }) => [courtId, timeSlot])).toEqual([
    [hour.courtId, hour.timeSlot],
  ]);
  expect(requests.count).toBe(2);
});

test('an hour of the search whose response is lost is booked once @one-size', async ({ page }, {
  project,
}) => {
  const { date, timeSlot, venueName } = await freeHour(page, 14, project.name);
  await loseFirstResponse(page, '**/api/bookings');
  const query = new URLSearchParams({ fecha: date, lugar: venueName, desde: timeSlot, hasta: timeSlot });
  await openTakenOver(page, `/buscar?${query.toString()}`);
  await page
    .getByRole('link', { name: /^Reservar en .+ a las/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^Reservar y pagar/ }).click();

  await expect(page.getByText(texts.checkingOutcome)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\//);
  expect(await ownBookings(page)).toHaveLength(1);
});

test('a move whose response is lost ends at the new hour, and holds only that one @one-size', async ({
  page,
}, { project }) => {
  const hour = await freeHour(page, 15, project.name);
  const { id } = await hold(page, hour);
  const chosen = await anotherHour(page, hour);
  await loseFirstResponse(page, `**/api/bookings/${id}/move`);
  await page.goto(`${addressOf(hour)}&cambiar=${id}`);
  await expect(page.getByText(/Estás cambiando tu reserva/)).toBeVisible();
  await choose(page.locator(`input[name=hora][value="${chosen}"]`));
  await page.getByRole('button', { name: 'Cambiar a esta hora' }).click();

  await expect(page).toHaveURL(new RegExp(`/checkout/${id}`));
  expect((await ownBookings(page)).map(({ timeSlot }) => timeSlot)).toEqual([chosen]);
});

for (const [how, minutes] of [
  ['two hours slow', -120],
  ['two hours fast', 120],
  ['70 minutes fast', 70],
] as const) {
  test(`a phone that is ${how} shows the deadline of the server @one-size`, async ({ page }, { project }) => {
    await shiftClock(page, minutes * 60_000);
    const hour = await freeHour(page, 13, project.name);
    const { id } = await hold(page, hour);
    await page.goto(`/checkout/${id}`);
    await expect(page.getByText(/\b(59|60) min\b/).first()).toBeVisible();
    await expect(page.getByText(/El plazo terminó/)).toHaveCount(0);
    await page.goto('/my-bookings');
    await expect(page.getByText(/\b(5\d|60) min\b/).first()).toBeVisible();
    await expect(page.getByText(/El plazo para pagar terminó/)).toHaveCount(0);
    const shared = await page.request.post('/api/shared-payment-links', { data: { bookingId: id } });
    await page.goto(((await shared.json()) as { shareUrl: string }).shareUrl);
    await expect(page.getByText(/\b(5\d|60) min\b/).first()).toBeVisible();
    await expect(page.getByText(/El plazo terminó|Link Expirado/)).toHaveCount(0);
  });
}

test('a browser that keeps no cookies shows so, and nothing is sent or held @one-size', async ({ page }, {
  project,
}) => {
  const hour = await freeHour(page, 16, project.name);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(request.url());
  });
  await page.goto(addressOf(hour));
  await page.getByRole('button', { name: /Continuar al pago/ }).click();

  const dialog = page.getByRole('alertdialog', { name: offered.title });
  await expect(dialog.getByRole('button', { name: offered.otherBrowser })).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);
  const path = `/api/courts/${hour.courtId}/availability?date=${hour.date}`;
  const hours = (await (await page.request.get(path)).json()) as { timeSlot: string; status: string }[];
  expect(hours.find(({ timeSlot }) => timeSlot === hour.timeSlot)?.status).toBe('available');
});

test('a browser that drops its cookies holds nothing, and says so @one-size', async ({ page, context }, {
  project,
}) => {
  const hour = await freeHour(page, 16, project.name);
  const sent: string[] = [];
  await page.route('**/api/**', async (route) => {
    await context.clearCookies();
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== 'GET') sent.push(pathname);
    await route.fallback();
  });
  await page.goto(addressOf(hour));
  await page.getByRole('button', { name: /Continuar al pago/ }).click();

  await expect(page.getByRole('alertdialog', { name: offered.title })).toBeVisible();
  expect(sent).toEqual(['/api/session']);
});
