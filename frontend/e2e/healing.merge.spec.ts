import { expect, openTakenOver, test } from './fixtures';

test('a screen whose code was lost without a network opens by itself when the network returns', async ({
  page,
  context,
}) => {
  await openTakenOver(page, '/');
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Reservas/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeVisible();

  await context.setOffline(false);

  await expect(page.getByRole('heading', { level: 1, name: 'Mis Reservas' })).toBeVisible();
});

test('"Mi Cuenta" whose code was lost opens by itself, and the screen stays meanwhile @one-size', async ({
  page,
  context,
}) => {
  await openTakenOver(page, '/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('account-sheet'));
  await page.getByRole('button', { name: 'Mi Cuenta' }).filter({ visible: true }).first().click();
  await lost;
  await expect(title).toBeVisible();

  await context.setOffline(false);

  await expect(page.getByRole('dialog', { name: 'Mi Cuenta' })).toBeVisible();
});
