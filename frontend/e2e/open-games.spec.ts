import type { Page } from '@playwright/test';
import { expect, expectAccessible, freeHour, tellName, test } from './fixtures';

/** Books a doubles match, shares its payment, and opens one place to anyone in "Mis Reservas". */
async function openOnePlace(page: Page, projectName: string) {
  const { courtId, date, timeSlot, venueId } = await freeHour(page, 28, projectName);
  await page.goto(`/booking/${courtId}?fecha=${date}&hora=${timeSlot}&juego=doubles`);
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1);
  await page.request.post('/api/shared-payment-links', { data: { bookingId } });
  await page.reload();
  await page.getByRole('button', { name: '¿Te falta gente?' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Te falta gente?' });
  await dialog.getByRole('button', { name: '1', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Abrir 1 lugar/ }).click();
  await expect(dialog).toBeHidden();
  return { venueId, date, timeSlot };
}

test('a stranger finds a place of an open game on the page of its venue, and plays by paying it', async ({
  page: organiser,
  browser,
}, { project }) => {
  test.slow();
  const { venueId, date, timeSlot } = await openOnePlace(organiser, project.name);
  const viewport = organiser.viewportSize();
  const [stranger, onlooker] = await Promise.all(
    [0, 1].map(async () => {
      const page = await (await browser.newContext({ viewport })).newPage();
      await page.goto(`/venue/${venueId}?fecha=${date}`);
      return page;
    }),
  );
  if (!stranger || !onlooker) throw new Error('two pages are open');
  const game = (page: Page) => page.getByRole('link', { name: new RegExp(`Falta 1.+ ${timeSlot} `) });
  await game(onlooker).scrollIntoViewIfNeeded();
  await expect(game(onlooker)).toBeVisible();

  await game(stranger).click();
  await expect(stranger.getByRole('heading', { name: 'Te esperan en la cancha' })).toBeVisible();
  await expect(stranger.getByText('Reservado para su grupo').first()).toBeVisible();
  await expectAccessible(stranger);
  await tellName(stranger, 'Luis Desconocido');
  await stranger.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(game(onlooker)).toBeHidden();
  await stranger.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await stranger.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(stranger).toHaveURL(({ pathname }) => pathname === '/payment-success');
  await expect(organiser.getByText(/^Luis pagó \$/)).toBeVisible();
  await expect(game(onlooker)).toBeHidden();
});
