import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { enterAdminArea, expect, expectAccessible, test } from './fixtures';

type Page = Parameters<typeof expectAccessible>[0];

interface Court {
  id: string;
  venueName: string;
  name: string;
  imageUrl: string;
}

/** A JPEG of about 8 MB, which hardly compresses, like a photograph. */
const photograph = () =>
  sharp(randomBytes(4400 * 3000 * 3), { raw: { width: 4400, height: 3000, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();

/**
 * Returns a court of the demo data, a different one for each project. Other tests create and delete
 * their own courts.
 */
async function courtOf(page: Page, projectName: string): Promise<Court> {
  const everyCourt = (await (await page.request.get('/api/courts')).json()) as Court[];
  const courts = everyCourt.filter(({ venueName }) => venueName === 'Tortuga Bay Tenis');
  const court = projectName === 'phone' ? courts.at(-1) : courts.at(-2);
  if (!court) throw new Error('the demo has too few courts');
  return court;
}

async function openCourts(page: Page): Promise<void> {
  await page.goto('/admin/courts');
  await enterAdminArea(page);
  await page.getByRole('button', { name: 'Subir imagen de una cancha' }).click();
  await expect(card(page).getByRole('combobox', { name: 'Cancha' })).toBeVisible();
}

/** The server writes the picture in all its sizes, which takes a while on a busy machine. */
const encoded = { timeout: 30_000 };

const card = (page: Page) => page.getByRole('region', { name: 'Imagen de la cancha' });

/** Waits until no notification is visible, because it can cover a button. */
const noNotification = (page: Page) =>
  expect(page.getByRole('button', { name: 'Cerrar notificación' })).toHaveCount(0);
const state = (page: Page) => card(page).getByRole('status');

/** Types a text in a select, and chooses the first choice that it finds. */
async function chooseIn(page: Page, name: string, text: string): Promise<void> {
  await card(page).getByRole('combobox', { name }).fill(text);
  await card(page)
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

async function choose(page: Page, court: Court, file: Buffer): Promise<void> {
  await chooseIn(page, 'Complejo', court.venueName);
  await chooseIn(page, 'Cancha', court.name);
  await card(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cancha.jpg', mimeType: 'image/jpeg', buffer: file });
  await expect(card(page).getByRole('img', { name: 'Vista previa de cancha.jpg' })).toBeVisible();
}

test('an uploaded photograph of 8 MB becomes the picture of a court, which players see', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  await openCourts(page);
  const court = await courtOf(page, project.name);
  const file = await photograph();
  expect(file.length).toBeGreaterThan(7_500_000);
  expect(file.length).toBeLessThan(10_485_760);
  await expectAccessible(page);

  await card(page)
    .getByRole('button', { name: /Arrastra una foto/ })
    .click();
  await expect(
    page.getByText('Por favor selecciona una cancha antes de subir una imagen', { exact: true }),
  ).toBeVisible();

  await choose(page, court, file);
  await expect(state(page)).toHaveText('En espera');
  await noNotification(page);
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Subir imagen' }).click();
  await expect(page.getByText('Imagen actualizada', { exact: true })).toBeVisible(encoded);
  await expect(state(page)).toHaveText('Completado');
  await noNotification(page);
  await expectAccessible(page);

  const player = await (await browser.newContext({ baseURL })).newPage();
  await player.goto(`/booking/${court.id}`);
  const picture = player.locator('main img').first();
  await expect(picture).toHaveAttribute('src', /^\/images\/[0-9a-f]{32}-960\.webp$/);
  await expect(picture).not.toHaveAttribute('src', court.imageUrl);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await player.context().close();
});

/**
 * Returns a function that slows the connection down to a megabyte per second, cuts it, or restores
 * it.
 */
async function connection(page: Page): Promise<(state: 'slow' | 'cut' | 'whole') => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (state) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: state === 'cut',
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: state === 'slow' ? 1_000_000 : -1,
    });
  };
}

test(
  'an upload survives a network that is cut in the middle',
  { tag: '@one-size' },
  async ({ page }, { project }) => {
    await openCourts(page);
    const court = await courtOf(page, project.name);
    const become = await connection(page);
    const progress = card(page).getByRole('progressbar', { name: 'Subida de la imagen' });

    await choose(page, court, await photograph());
    await become('slow');
    await card(page).getByRole('button', { name: 'Subir imagen' }).click();
    await expect(progress).toHaveAttribute('aria-valuetext', /^Subiendo [1-9]\d?%$/);
    await become('cut');
    await expect(card(page).getByText('Sin conexión. Seguimos en cuanto vuelva.')).toBeVisible();
    await expect(state(page)).toHaveText('En espera');

    await become('whole');
    await expect(page.getByText('Imagen actualizada', { exact: true })).toBeVisible(encoded);
    expect((await courtOf(page, project.name)).imageUrl).not.toBe(court.imageUrl);
  },
);

test(
  'an upload can be paused and resumed, and another one can be cancelled',
  { tag: '@one-size' },
  async ({ page }, { project }) => {
    await openCourts(page);
    const court = await courtOf(page, project.name);
    const become = await connection(page);
    const file = await photograph();
    await become('slow');
    await choose(page, court, file);
    await card(page).getByRole('button', { name: 'Subir imagen' }).click();
    await expect(state(page)).toHaveText('Subiendo');
    await card(page).getByRole('button', { name: 'Pausar' }).click();
    await expect(state(page)).toHaveText('En pausa');
    await card(page).getByRole('button', { name: 'Reanudar' }).click();
    await expect(state(page)).toHaveText('Subiendo');
    await card(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(card(page).getByRole('button', { name: /Arrastra una foto/ })).toBeVisible();
    expect((await courtOf(page, project.name)).imageUrl).toBe(court.imageUrl);
  },
);
