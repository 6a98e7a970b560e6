import { expect, expectAccessible, test } from './fixtures';

const SECRET_PAGES = [
  '/reserva/no-existe',
  '/oferta/no-existe',
  '/correo/no-existe',
  '/shared-payment/no-existe',
];

for (const path of SECRET_PAGES) {
  test(`the page ${path} has one title from the server and in the browser @one-size`, async ({ page }) => {
    const response = await page.goto(`${path}).`);
    expect(new URL(page.url()).pathname).toBe(path);
    expect((await response?.text())?.match(/<title>/g)).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
