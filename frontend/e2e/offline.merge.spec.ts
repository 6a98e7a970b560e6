import { expect, expectAccessible, freeHour, test } from './fixtures';

/** In all other tests the worker is blocked, so that they see every request. */
test.use({ serviceWorkers: 'allow' });

type Page = Parameters<typeof expectAccessible>[0];

/** Waits until the worker has stored what a visit without a network needs. */
const workerInstalled = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const ticketsKept = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('saque-tickets')?.includes('BEGIN:VCALENDAR'));

/** Books an hour as the booking screen does. */
async function book(page: Page, hour: Awaited<ReturnType<typeof freeHour>>): Promise<string> {
  const { courtId, date: bookingDate, timeSlot } = hour;
  const response = await page.request.post('/api/bookings', {
    data: { courtId, bookingDate, timeSlot, gameType: 'singles' },
  });
  const { code } = (await response.json()) as { code: string };
  return code;
}

test('a player reads the tickets without a network, and neither prices nor free hours', async ({
  page,
  context,
}, { project }) => {
  const hour = await freeHour(page, 17, project.name);
  const code = await book(page, hour);
  await page.goto('/my-bookings');
  await expect(page.getByText(code)).toBeVisible();
  await workerInstalled(page);
  await ticketsKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sin conexión · así estaban hace /)).toBeVisible();
  const ticket = page.getByRole('article');
  await expect(ticket).toContainText(code);
  await expect(ticket).not.toContainText('$');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Agregar al calendario/ }).click();
  expect((await download).suggestedFilename()).toBe(`${code}.ics`);

  for (const address of [`/venue/${hour.venueId}`, `/booking/${hour.courtId}?fecha=${hour.date}`]) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(page.getByText(/\$\d/)).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  }

  await context.setOffline(false);
  await page.goto('/my-bookings');
  await expect(page.getByRole('heading', { name: 'Próximas' })).toBeVisible();
  await expect(page.getByText(/^Sin conexión ·/)).toHaveCount(0);
});

test('the worker stores the shell and nothing of a player @one-size', async ({ page }, { project }) => {
  await book(page, await freeHour(page, 18, project.name));
  await page.goto('/my-bookings');
  await workerInstalled(page);
  await page.reload();
  await page.goto('/');
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/offline-shell');
  const others = stored.filter((path) => !/^\/(offline-shell|assets\/[\w.-]+\.(js|css|woff2))$/.test(path));
  expect(others).toEqual([]);
});

test('a reminder that the server sends is shown on the device @one-size', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await workerInstalled(page);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  // Headless Chromium has no push service. Its developer tools deliver what one would, but lose a
  // message that comes too early. The same reminder twice is shown once.
  const message = {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Juegas a las 18:00', body: 'Cancha 2 · Club', path: '/my-bookings' }),
  };
  const shown = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', message);
    return page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => [title, body]);
    });
  };
  await expect.poll(shown).toEqual([['Juegas a las 18:00', 'Cancha 2 · Club']]);
});

test('the site describes itself as a program that can be installed @one-size', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(address ?? '')).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    lang: string;
  };
  expect(manifest.lang).toBe('es');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
