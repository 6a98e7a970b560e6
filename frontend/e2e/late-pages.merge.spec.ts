import type { Page } from '@playwright/test';
import { expect, freeHour, test } from './fixtures';
import { expectStill, watchPaints } from './paints';

/** More pages than the server renders for one address in a second (page-turns.ts). */
const TOO_MANY = 24;

/** Opens a page that the server has no time to render for this address. */
async function openLate(page: Page, path: string): Promise<void> {
  const headers = { 'x-forwarded-for': `192.0.2.${String(1 + Math.floor(Math.random() * 250))}` };
  const late = () =>
    expect(async () => {
      const others = Array.from({ length: TOO_MANY }, () => page.request.head('/acerca', { headers }));
      await Promise.race(others);
      const response = await page.request.get(path, { headers });
      await Promise.all(others);
      const body = await response.text();
      expect(body).not.toContain('id="served-state"');
      plain = { headers: response.headers(), body };
    }).toPass();
  let plain = { headers: {}, body: '' };
  await late();
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().resourceType() === 'document' ? route.fulfill(plain) : route.fallback()),
  );
  await page.goto(path, { waitUntil: 'commit' });
}

/** Keeps back all scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letScriptsCome;
}

test('a late page shows the skeleton of its route, and nothing moves when its scripts come', async ({
  page,
}, { project }) => {
  await watchPaints(page);
  const { venueId, courtId } = await freeHour(page, 9, project.name);
  const screens = [
    ['/', 'Reserva tu cancha de tenis'],
    ['/buscar', 'Buscar cancha'],
    [`/venue/${venueId}`, 'Complejo'],
    [`/booking/${courtId}`, 'Reservar cancha'],
    ['/my-bookings', 'Mis Reservas'],
    ['/admin/courts', 'Complejos y canchas'],
  ] as const;
  for (const [address, title] of screens) {
    const letScriptsCome = await holdScripts(page);
    await openLate(page, address);
    await expect(page).toHaveTitle(`${title} · Saque`);
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    letScriptsCome();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main[inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the name of a late page and what to do @one-size', async ({ page }) => {
    await openLate(page, '/my-bookings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis Reservas');
    await expect(page.getByText(/Vuelve a cargarla en unos segundos/)).toBeVisible();
    await page.goto('/admin/payments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagos');
    await expect(page.getByText(/Esta página necesita JavaScript/)).toBeVisible();
  });
});
