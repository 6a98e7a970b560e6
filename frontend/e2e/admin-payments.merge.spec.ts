import { readFile } from 'node:fs/promises';
import { admin, expect, expectAccessible, freeHour, tellName, test } from './fixtures';

type Page = Parameters<typeof expectAccessible>[0];

interface MonthBody {
  revenue: { thisMonth: string };
  completed: { count: number; amount: string };
  net: string;
}

const cents = (decimal: string) => Math.round(Number(decimal) * 100);

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Books an hour as a player, pays it, and returns its price and the player's e-mail address. */
async function payABooking(page: Page, project: string): Promise<{ price: string; email: string }> {
  const { courtId, date, timeSlot } = await freeHour(page, 23, project);
  const email = `=ana-${project}-${Date.now()}@saque.example`;
  expect((await page.request.put('/api/session/email', { data: { email } })).ok()).toBe(true);
  await page.goto(`/booking/${courtId}?fecha=${date}&hora=${timeSlot}&juego=singles`);
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await tellName(page);
  await page.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  const pay = page.getByRole('button', { name: /^Confirmar y Pagar/ });
  const price = /\$([\d.]+)/.exec(await pay.innerText())?.[1] ?? '';
  await pay.click();
  await expect(page.getByText('Pago exitoso', { exact: true })).toBeVisible();
  return { price, email };
}

const oneSize = { tag: '@one-size' };

test(
  'a payment appears in the figures, the list and the export, and a change of a code in the audit',
  oneSize,
  async ({ page, playwright, baseURL }, { project }) => {
    test.slow();
    const desk = await playwright.request.newContext({ baseURL });
    expect((await desk.post('/api/admin/login', { data: admin })).ok()).toBe(true);
    const month = async () => (await (await desk.get('/api/admin/payments/month')).json()) as MonthBody;

    const before = await month();
    const { price, email } = await payABooking(page, project.name);
    const after = await month();
    expect(cents(after.completed.amount) - cents(before.completed.amount)).toBeGreaterThanOrEqual(
      cents(price),
    );
    expect(after.completed.count).toBeGreaterThan(before.completed.count);

    expect((await page.request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Pagos Transacciones/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pagos' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pagos completados' })).toBeVisible();
    await expect(
      page
        .getByRole('img', { name: /^Ingresos de/ })
        .locator('svg')
        .first(),
    ).toBeVisible();
    await isWhole(page);
    await page.getByRole('button', { name: 'Ver como tabla' }).click();
    await expect(page.getByRole('table', { name: /^Ingresos de/ })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Buscar' }).fill(email);
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('Pagado');
    await expect(page.getByText(/^1 movimiento\./)).toBeVisible();
    await page.getByRole('button', { name: /^Detalles del movimiento/ }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText(`$${price}`, { exact: true }).last()).toBeVisible();
    await isWhole(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('pagos.csv');
    const file = await readFile(await download.path(), 'utf8');
    const [head = '', line = '', ...rest] = file.split('\r\n');
    expect(head.startsWith('\uFEFF"Fecha","Hora"')).toBe(true);
    expect(line).toContain(`"Pagado","Pago de la reserva","${price}"`);
    expect(line).toContain(`"'${email}"`); // no spreadsheet runs it
    expect(rest).toEqual(['']);

    const code = `AUD-${project.name}-${Date.now()}`.toUpperCase();
    const data = { code, type: 'percentage', value: '10.00' };
    const made = (await (await page.request.post('/api/admin/discount-codes', { data })).json()) as {
      id: string;
    };
    await page.request.patch(`/api/admin/discount-codes/${made.id}`, { data: { isActive: false } });
    await page.goto('/admin/audit');
    const deed = page.getByRole(project.name === 'phone' ? 'listitem' : 'row').filter({ hasText: code });
    await expect(deed.first()).toContainText(new RegExp(`desactivó el código ${code}`, 'i'));
    await expect(deed.first()).toContainText(admin.username);
    await expect(deed.first()).toContainText(/activo:\s*sí\s*pasa a\s*no/);
    await expect(deed.nth(1)).toContainText(new RegExp(`creó el código ${code}`, 'i'));
    await page.getByRole('combobox', { name: 'Acción' }).selectOption('Código creado');
    await expect(deed).toHaveCount(1);
    await isWhole(page);
    await desk.dispose();
  },
);
