import { expect, test } from './fixtures';

test('a screen whose code was lost without a network opens by itself when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Reservas/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeVisible();

  await context.setOffline(false);

  await expect(page.getByRole('heading', { level: 1, name: 'Mis Reservas' })).toBeVisible();
});
