import type { Page, Route } from '@playwright/test';
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
import { texts as offered } from '../src/shared/ui/screen/no-cookies-texts';
import { texts } from '../src/shared/ui/texts';

interface OwnBooking {
  id: string;
  courtId: string;
  timeSlot: string;
}

/** Lets the server do the first request to an address, and loses its response on the way back. */
async function loseFirstResponse(page: Page, address: string, method = 'POST'): Promise<() => number> {
  let requests = 0;
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    requests += 1;
    if (requests > 1) return route.fallback();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  return () => requests;
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
  expect(requests()).toBe(2);
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

/** Sets the clock of the browser wrong. */
async function shiftClock(page: Page, shift: number): Promise<void> {
  await page.addInitScript((by) => {
    const present = Date.now.bind(Date);
    window.Date = new Proxy(Date, {
      construct: (target, given: [] | [number]) =>
        given.length === 0 ? new target(present() + by) : new target(...given),
      get: (target, name, receiver) =>
        name === 'now' ? () => present() + by : (Reflect.get(target, name, receiver) as unknown),
    });
  }, shift);
}

test('a browser that keeps no cookies is told so, and nothing is sent or held @one-size', async ({ page }, {
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
