import { expect, freeHour, openRendered, test } from './fixtures';
import { expectStill, watchPaints } from './paints';

test('the title of the home page is painted once, although its font comes late', async ({ page }) => {
  await watchPaints(page);
  let letFontsCome = () => {};
  const painted = new Promise<void>((resolve) => (letFontsCome = resolve));
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await openRendered(page, '/');
  await expect(page.getByRole('heading', { name: 'Complejos deportivos destacados' })).toBeVisible();
  letFontsCome();
  await page.waitForLoadState('networkidle');

  // The picture of the first venue can be larger than the title, and then comes after it.
  const largest = await page.evaluate(() => window.painted.largest);
  expect(['H1', 'IMG']).toContain(largest.at(-1));
  expect(largest.filter((tag) => tag === 'H1').length).toBeLessThanOrEqual(1);
  await expectStill(page);
});

test('every public screen of the server fits the browser’s own, and nothing moves', async ({ page }, {
  project,
}) => {
  await watchPaints(page);
  const { venueId, courtId, date, timeSlot } = await freeHour(page, 9, project.name);
  const data = { courtId, bookingDate: date, timeSlot, gameType: 'doubles' };
  const placed = await page.request.post('/api/bookings', { data });
  const booking = (await placed.json()) as { id: string; code: string };
  const addresses = [
    '/',
    '/complejos',
    `/buscar?fecha=${date}`,
    `/venue/${venueId}`,
    `/venue/${venueId}/calendar`,
    `/booking/${courtId}?fecha=${date}`,
    '/my-bookings',
  ];
  for (const address of addresses) {
    await openRendered(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A screen that does not fit is an error on the console, which fails the test.
    await expectStill(page);
  }
  await expect(page.getByText(booking.code)).toBeVisible();
  await page.request.post('/api/cancellations', { data: { bookingId: booking.id } });
  await openRendered(page, '/my-bookings');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible();
  await expectStill(page);
});

test('the contact of the checkout has its place before its fields come, at any width @one-size', async ({
  page,
}) => {
  const { courtId, date, timeSlot } = await freeHour(page, 19, 'desktop');
  const data = { courtId, bookingDate: date, timeSlot, gameType: 'singles' };
  const { id } = (await (await page.request.post('/api/bookings', { data })).json()) as { id: string };
  const heightOf = async () =>
    (await page.getByRole('group', { name: '¿A nombre de quién?' }).boundingBox())?.height;
  for (const width of [320, 375, 390, 560, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    let letScriptCome = () => {};
    const measured = new Promise<void>((resolve) => (letScriptCome = resolve));
    await page.route('**/assets/paying-*.js', async (route) => {
      await measured;
      await route.continue();
    });
    await page.goto(`/checkout/${id}`, { waitUntil: 'commit' });
    await expect(page.getByRole('group', { name: '¿A nombre de quién?' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await heightOf();
    await expect(page.getByLabel('Tu nombre', { exact: true })).toHaveCount(0);
    letScriptCome();
    await expect(page.getByLabel('Tu nombre', { exact: true })).toBeVisible();
    expect(await heightOf(), `at ${width} pixels`).toBeCloseTo(before ?? 0, 0);
    await page.unroute('**/assets/paying-*.js');
  }
});

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the first screen of a venue @one-size', async ({ page }) => {
    const { venueId, venueName } = await freeHour(page, 9, 'desktop');
    await openRendered(page, `/venue/${venueId}`);
    await expect(page.getByRole('heading', { level: 1, name: venueName })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Cancha 1/ }).first()).toBeVisible();
  });
});

test('the checkout of the server has its title, and asks for the booking before its scripts @one-size', async ({
  page,
}) => {
  const booking = '01a0346b-d4cd-74aa-8168-8bce2bb266e0';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const html = await openRendered(page, `/checkout/${booking}`);
  expect(html).toMatch(/<h1[^>]*>Confirma tu reserva<\/h1>/);
  await expect(page.getByRole('heading', { name: 'Reserva no encontrada' })).toBeVisible();
  const asked = requests.slice(requests.lastIndexOf(`/checkout/${booking}`));
  const own = asked.indexOf(`/api/bookings/${booking}`);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(asked.findIndex((path) => /^\/assets\/index-.*\.js$/.test(path)));
  expect(asked.lastIndexOf(`/api/bookings/${booking}`)).toBe(own);
});

test('the card form has the height that was kept for it', async ({ page }, { project }) => {
  const { courtId, date, timeSlot } = await freeHour(page, 10, project.name);
  const data = { courtId, bookingDate: date, timeSlot, gameType: 'singles' };
  const placed = await page.request.post('/api/bookings', { data });
  const { id } = (await placed.json()) as { id: string };
  let letFormCome = () => {};
  const asked = new Promise<void>((resolve) => (letFormCome = resolve));
  await page.route('**/sandbox-stripe*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/checkout/${id}`);
  const form = page.getByRole('form', { name: 'Pago con tarjeta' });
  // The hint of the sandbox, and four fields.
  await expect(form.locator('.MuiSkeleton-root')).toHaveCount(5);
  const kept = (await form.boundingBox())?.height ?? 0;
  letFormCome();
  await expect(page.getByLabel('Número de tarjeta')).toBeVisible();
  const loaded = (await form.boundingBox())?.height ?? 0;
  expect(Math.abs(loaded - kept)).toBeLessThanOrEqual(4);
});
