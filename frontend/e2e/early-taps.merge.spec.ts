import type { Page } from '@playwright/test';
import { expect, freeHour, openRendered, test } from './fixtures';

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

test('taps on a painted page are carried out in order when its scripts arrive', async ({ page }, {
  project,
}) => {
  const { courtId, date, timeSlot } = await freeHour(page, 21, project.name);
  const letScriptsCome = await holdScripts(page);
  await openRendered(page, `/booking/${courtId}?fecha=${date}&hora=${timeSlot}`);
  await page.getByRole('radio', { name: /Dobles/ }).click({ force: true });
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  expect(new URL(page.url()).pathname).toContain('/booking/');

  letScriptsCome();

  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByText(/Dobles/).first()).toBeVisible();
});

test('a search typed into a painted page starts when its scripts arrive @one-size', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await openRendered(page, '/complejos');
  await page.getByRole('searchbox').fill('valle');

  letScriptsCome();

  await expect(page).toHaveURL(/buscar=valle/);
  await expect(page.getByRole('searchbox')).toHaveValue('valle');
});
