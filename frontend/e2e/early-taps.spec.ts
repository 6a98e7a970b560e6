import { expect, freeHour, openRendered, test } from './fixtures';

test('a tap on a painted page is carried out when its scripts arrive', async ({ page }, { project }) => {
  const { courtId, date, timeSlot } = await freeHour(page, 21, project.name);
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openRendered(page, `/booking/${courtId}?fecha=${date}&hora=${timeSlot}`);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  expect(new URL(page.url()).pathname).toContain('/booking/');

  letScriptsCome();

  await expect(page).toHaveURL(/\/checkout\//);
});
