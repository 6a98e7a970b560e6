import type { APIRequest, Page } from '@playwright/test';
import type { GameType } from '../src/shared/model/games';
import { admin, choose, expect, expectAccessible, freeHour, tellName, test } from './fixtures';

interface Match {
  daysAhead: number;
  project: string;
  game: GameType;
}

/** Books an hour for the current test, leaves its checkout open, and returns the price in cents. */
async function book(page: Page, { daysAhead, project, game }: Match): Promise<number> {
  const { courtId, date, timeSlot } = await freeHour(page, daysAhead, project);
  await page.goto(`/booking/${courtId}?fecha=${date}&hora=${timeSlot}&juego=${game}`);
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await tellName(page);
  const pay = page.getByRole('button', { name: /^Confirmar y Pagar/ });
  await expect(pay).toBeEnabled();
  return centsIn(await pay.innerText());
}

const centsIn = (text: string) => Number(text.replace(/\D/g, ''));
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Creates a code for 20 % that only this test knows. */
async function aCode(request: APIRequest, baseURL: string | undefined): Promise<string> {
  const desk = await request.newContext({ baseURL });
  expect((await desk.post('/api/admin/login', { data: admin })).ok()).toBe(true);
  const code = `PRUEBA${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  const data = { code, type: 'percentage', value: '20' };
  expect((await desk.post('/api/admin/discount-codes', { data })).status()).toBe(201);
  await desk.dispose();
  return code;
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código de descuento' });

test('a discount code is refused, applied, removed, applied again, and the reduced price is paid', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const code = await aCode(playwright.request, baseURL);
  const price = await book(page, { daysAhead: 15, project: project.name, game: 'singles' });
  const reduced = price - Math.floor((price * 20 + 50) / 100);
  const pay = (cents: number) => page.getByRole('button', { name: `Confirmar y Pagar ${money(cents)}` });

  await page.getByRole('button', { name: '¿Tienes un código?' }).click();
  await codeField(page).pressSequentially('nada');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Código inválido', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await codeField(page).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(
    page.getByText(`Descuento de ${money(price - reduced)} aplicado`, { exact: true }),
  ).toBeVisible();
  await expect(pay(reduced)).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Quitar el código ${code}` }).click();
  await expect(pay(price)).toBeEnabled();

  await page.getByRole('button', { name: '¿Tienes un código?' }).click();
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(pay(reduced)).toBeEnabled();
  await page.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await pay(reduced).click();
  await expect(page.getByText('Pago exitoso', { exact: true })).toBeVisible();
  await page.goto('/my-bookings');
  await expect(page.getByRole('article').first()).toContainText(money(reduced));
});

test('a guarantee holds the total, the link is shared, and the organiser pays what is missing', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const price = await book(page, { daysAhead: 16, project: project.name, game: 'doubles' });

  await choose(page.getByRole('radio', { name: 'Dividir entre 4' }));
  await page.getByRole('button', { name: 'Compartir Link de Pago' }).click();
  await expect(page.getByRole('dialog', { name: 'Comparte el pago entre 4' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Garantizar con mi tarjeta' }).click();
  await page.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Retener ${money(price)} en mi tarjeta` }).click();

  await expect(page.getByText('Garantía lista', { exact: true })).toBeVisible();
  await expect(page.getByText('Nadie ha pagado todavía. Quedan 4 lugares.')).toBeVisible();
  await expect(page.getByText(/se cobra de lo retenido en tu tarjeta solo lo que falte/)).toBeVisible();
  const shareUrl = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(shareUrl).pathname).toMatch(/^\/shared-payment\/[\w-]{43}$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ver código QR' }).click();
  await expect(page.getByRole('textbox', { name: 'Link de pago' })).toHaveValue(shareUrl);
  await expect(page.getByRole('img', { name: 'Código QR del link de pago' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await page.getByRole('button', { name: `Pagar lo que falta ${money(price)}` }).click();
  await expect(page.getByRole('radio', { name: /terminada en 4242/ })).toBeChecked();
  await page.getByRole('button', { name: `Pagar lo que falta ${money(price)}` }).click();
  await expect(page.getByText('Pago exitoso', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/my-bookings/);
});

test('a cancellation gives back the amount that the dialog has shown', async ({ page }, { project }) => {
  const price = await book(page, { daysAhead: 17, project: project.name, game: 'singles' });
  await page.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await page.getByRole('button', { name: /^Confirmar y Pagar/ }).click();
  await expect(page).toHaveURL(/\/my-bookings/);
  await page.getByRole('link', { name: 'Ver Mis Reservas' }).click();

  const card = page.getByRole('article');
  const calendar = await page.request.get(
    (await card.getByRole('link', { name: /^Agregar al calendario/ }).getAttribute('href')) ?? '',
  );
  expect(await calendar.text()).toContain('BEGIN:VEVENT');

  await card.getByRole('button', { name: /^Cancelar reserva/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Volver' })).toBeFocused();
  await expect(dialog).toContainText(`Si cancelas ahora, recibes${money(price)}`);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Motivo (opcional)' }).fill('Va a llover');
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).dblclick();

  await expect(page.getByText('Reserva cancelada', { exact: true })).toBeVisible();
  await expect(page.getByText('Se reembolsará 100% del monto pagado.', { exact: true })).toBeVisible();
  await expect(card).toContainText('Cancelada');
  await expect(card.getByText(`Reembolsado ${money(price)}`)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
});
