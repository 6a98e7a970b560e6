import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openRendered, openTakenOver, test } from './fixtures';
import { dayAhead, expectNoOverflow } from './own-venue';

/** Between two midnights, days are named by date: "mañana" is another day in the Galápagos then. */
const freeTomorrow = { name: /^Horas libres (mañana|el .+)$/ };

const hours = (page: Page): Locator => page.getByRole('link', { name: /^Reservar en .+ a las/ });

/** Returns the address that an hour leads to, and the booking of the hour as a request. */
async function choiceOf(hour: Locator) {
  const href = (await hour.getAttribute('href')) ?? '';
  const { pathname, searchParams: query } = new URL(href, hour.page().url());
  const data = {
    courtId: pathname.split('/').at(-1),
    bookingDate: query.get('fecha'),
    timeSlot: query.get('hora'),
    durationMinutes: Number(query.get('duracion')),
    gameType: query.get('juego'),
  };
  return { href, data };
}

test('a stranger comes from the home page to the checkout of a free hour with three taps', async ({ page }, {
  project,
}) => {
  // The phone and the desktop book at the same time, and venues of other tests come and go.
  const club = project.name === 'phone' ? 'Tenis del Valle' : 'Raquetas del Estero';
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  await openTakenOver(page, '/');
  await page.getByRole('combobox', { name: 'Día' }).selectOption('Mañana');
  await page.getByRole('combobox', { name: 'Hora' }).selectOption('Desde las 12:00');
  await tap(page.getByRole('button', { name: 'Buscar cancha' }));
  await expect(page.getByRole('heading', freeTomorrow)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/buscar\\?fecha=${dayAhead(1)}&desde=12`));
  const free = page.getByRole('link', { name: `Reservar en ${club}` });
  const name = (await free.first().getAttribute('aria-label')) ?? '';
  // An hour that is booked meanwhile leaves the list, and another one becomes the first.
  await tap(page.getByRole('link', { name, exact: true }));
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(/la hora queda libre y no se cobra nada/);
  await expect(sheet).toContainText(/Si cancelas|Sin reembolso/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await tap(sheet.getByRole('button', { name: /^Reservar y pagar/ }));

  await expect(page).toHaveURL(/\/checkout\//);
  expect(taps).toBe(3);
  const [, venue, slot, price] = /^Reservar en (.+?), Cancha .+ a las (\S+), (\$[\d.]+)/.exec(name) ?? [];
  await expect(page.getByText(venue ?? '').first()).toBeVisible();
  await expect(page.getByText(new RegExp(`${slot}`)).first()).toBeVisible();
  await expect(page.getByText(price ?? '').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/buscar\\?fecha=${dayAhead(1)}&desde=12`));
  await expect(page.getByRole('heading', freeTomorrow)).toBeVisible();
});

test('an hour that another player has just booked is refused kindly, and disappears', async ({
  page,
  request,
}, { project }) => {
  const date = dayAhead(project.name === 'phone' ? 23 : 24);
  // The screen hears no news.
  await page.route('**/api/search/events*', (route) => route.fulfill({ status: 204 }));
  await openTakenOver(page, `/buscar?fecha=${date}&lugar=tres+cupulas&desde=08:00&hasta=08:00`);
  const hour = hours(page).first();
  const { href, data } = await choiceOf(hour);
  expect((await request.post('/api/bookings', { data })).status()).toBe(201);

  await hour.click();
  await page.getByRole('button', { name: /^Reservar y pagar/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Elige otra de las que ves ahora.' })).toBeVisible();
  await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
  await expect(page).toHaveURL(/\/buscar/);
  await expectAccessible(page);
});

test('an hour disappears from an open search when another player books it, and returns when it is free', async ({
  page,
}, { project }) => {
  const date = dayAhead(project.name === 'phone' ? 25 : 26);
  const isListening = page.waitForRequest(/\/api\/search\/events\?/);
  await openTakenOver(page, `/buscar?fecha=${date}&lugar=tres+cupulas&desde=08:00&hasta=08:00`);
  await isListening;
  // The club may be closed at that hour on this day of the week; then other hours are shown.
  const { href, data } = await choiceOf(hours(page).first());
  const hour = page.locator(`a[href="${href}"]`);
  const booked = await page.request.post('/api/bookings', { data });
  expect(booked.status(), await booked.text()).toBe(201);
  await expect(hour).toHaveCount(0);

  const { id: bookingId } = (await booked.json()) as { id: string };
  expect((await page.request.post('/api/cancellations', { data: { bookingId } })).ok()).toBe(true);
  await expect(hour).toHaveCount(1);
});

test('a link to a search shows the same hours before any script runs @one-size', async ({
  browser,
  page,
}) => {
  const address = `/buscar?fecha=${dayAhead(2)}&lugar=cuenca&desde=18:00&juego=doubles`;
  await openRendered(page, address);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const reader = await plain.newPage();
  await openRendered(reader, address);
  await expect(reader.getByRole('searchbox', { name: 'Dónde' })).toHaveValue('cuenca');
  await expect(hours(reader).first()).toHaveAttribute('href', /hora=18%3A00.*juego=doubles/);
  await plain.close();
});

test('the nearest venues come first once the player shares a place', async ({ page, context }) => {
  await openTakenOver(page, `/buscar?fecha=${dayAhead(2)}`);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -2.9, longitude: -79 });
  const asked = page.waitForRequest(/\/api\/search\?.*near=/);
  await page.getByRole('button', { name: 'Cerca de mí' }).click();

  expect(new URL((await asked).url()).searchParams.get('near')).toBe('-2.900,-79.000');
  await expect(page).toHaveURL(/cerca=1/);
  await expect(page.getByRole('button', { name: 'Cerca de mí' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoOverflow(page);
});

test('a player who refuses to share their place reads how to go on', async ({ page, context }) => {
  await context.clearPermissions();
  await openTakenOver(page, `/buscar?fecha=${dayAhead(2)}`);
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  await expect(page.getByText(/Escribe tu barrio o ciudad|o escribir tu barrio o ciudad/)).toBeVisible();
  await expect(hours(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first free hour is in the first view, below all filters in one line @one-size', async ({
    page,
  }) => {
    await openTakenOver(page, `/buscar?fecha=${dayAhead(2)}`);
    const hour = hours(page).first();
    await expect(hour).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('navigation', { name: 'Navegación inferior' }).boundingBox();
    const box = await hour.boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(hour).toContainText(/\$\d+\.\d\d(Arcilla|Dura|Césped)/);

    await page.getByRole('button', { name: 'Filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expectAccessible(page);
    await sheet.getByLabel('Superficie').selectOption('Césped');
    await sheet.getByRole('button', { name: 'Ver horas' }).click();
    await expect(page).toHaveURL(/superficie=grass/);
    await expect(page.getByText('Horas libres').first()).toBeVisible();
    await expect(hours(page).first()).toContainText('Césped');
    await expect(hours(page).filter({ hasNotText: 'Césped' })).toHaveCount(0);
    await expectNoOverflow(page);
  });
});
