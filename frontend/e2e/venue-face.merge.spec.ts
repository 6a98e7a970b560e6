import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAdminArea, expect, expectAccessible, test } from './fixtures';

declare global {
  interface Window {
    /** How far the page has moved without an action of the visitor. */
    shifted?: number;
  }
}

const photo = (name: string, background: string) =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

/** The server writes each photo in all its sizes, which takes a while on a busy machine. */
const encoded = { timeout: 30_000 };

const descriptions = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Qué se ve (opcional)' });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('a photo has no place on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 4, { steps: 8 });
  await page.mouse.up();
}

async function fillIn(page: Page, venue: string): Promise<void> {
  // The venues of other tests can fill the first page of the list, which then has a search.
  const search = page.getByRole('searchbox', { name: 'Buscar un complejo' });
  const edit = page.getByRole('button', { name: `Editar ${venue}`, exact: true });
  await expect(search.or(edit).first()).toBeVisible();
  if (await search.isVisible()) await search.fill(venue);
  await edit.click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([await photo('roja.jpg', '#a33'), await photo('verde.jpg', '#3a3')]);
  await expect(descriptions(dialog)).toHaveCount(2, encoded);
  await descriptions(dialog).nth(0).fill('La cancha roja');
  await descriptions(dialog).nth(1).fill('La cancha verde');
  const handles = dialog.getByTitle('Arrastra para ordenar');
  await drag(page, handles.nth(0), handles.nth(1));
  await expect(descriptions(dialog).nth(0)).toHaveValue('La cancha verde');
  await dialog.getByRole('textbox', { name: /^Teléfono/ }).fill('099 123 4567');
  await dialog.getByRole('textbox', { name: /^WhatsApp/ }).fill('099 765 4321');
  await dialog.getByRole('textbox', { name: /^Dirección \(/ }).fill('Av. Amazonas 1 y Colón, Quito');
  await dialog.getByRole('checkbox', { name: 'Duchas' }).check();
  await dialog.getByRole('textbox', { name: /^Normas/ }).fill('Zapatillas de suela clara.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog).toBeHidden();
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('an admin uploads and orders photos and fills in the face of a venue, and a player sees it', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const venue = `Club Galería ${project.name}`;
  await page.goto('/admin/courts');
  await enterAdminArea(page);
  const headers = { origin: baseURL ?? '' };
  const created = await page.request.post('/api/venues', {
    data: { name: venue, location: 'Quito' },
    headers,
  });
  const { id } = (await created.json()) as { id: string };
  await page.goto('/admin/courts');
  await fillIn(page, venue);

  const player = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const pictures = new Set<string>();
  player.on('request', (request) => {
    const [, picture] = /\/images\/([0-9a-f]{32})-/.exec(request.url()) ?? [];
    if (picture) pictures.add(picture);
  });
  await watchShifts(player);
  await player.goto(`/venue/${id}`);
  const gallery = player.getByRole('region', { name: `Fotos de ${venue}` });
  await expect(gallery.getByRole('img', { name: 'La cancha verde' })).toBeVisible();
  await expect(player.getByRole('region', { name: 'Sobre el complejo' })).toContainText('Duchas');
  await player.waitForLoadState('networkidle');
  expect(pictures.size).toBe(1);
  expect(await player.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
  expect(
    await player.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(player);

  await gallery.getByRole('button', { name: 'Foto siguiente' }).click();
  await expect(gallery.getByRole('img', { name: 'La cancha roja' })).toBeInViewport();
  await gallery.getByRole('list').press('ArrowLeft');
  await expect(gallery.getByRole('img', { name: 'La cancha verde' })).toBeInViewport();
  await gallery.getByRole('list').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
  await expect(gallery.getByRole('status')).toHaveText('Foto 2 de 2');
  await expect(player.getByRole('link', { name: /^Llamar a/ })).toHaveAttribute('href', 'tel:+593991234567');
  await expect(player.getByRole('link', { name: /^Cómo llegar a/ })).toHaveAttribute(
    'href',
    /Av\.%20Amazonas%201/,
  );
  await player.context().close();
  await page.request.delete(`/api/venues/${id}`, { headers });
});
