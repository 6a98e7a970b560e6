import { expect, expectAccessible, freeHour, test } from './fixtures';

test('no screen open to visitors has an accessibility violation', async ({ page }, { project }) => {
  test.slow(); // two looks at each of nineteen screens
  const hour = await freeHour(page, 10, project.name);
  const screens = [
    '/',
    '/complejos',
    `/buscar?fecha=${hour.date}`,
    `/venue/${hour.venueId}`,
    `/venue/${hour.venueId}/calendar`,
    `/booking/${hour.courtId}?fecha=${hour.date}&hora=${hour.timeSlot}`,
    '/my-bookings',
    '/mi-cuenta',
    '/acerca',
    '/estado',
    '/reembolsos',
    '/terminos',
    '/privacidad',
    '/contacto',
    '/venue/nope',
    '/checkout/nope',
    '/correo/nope',
    '/reserva/nope',
    '/nope',
  ];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Modo de prueba' })).toBeInViewport();
    await expectAccessible(page, { inTheDark: true });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});
