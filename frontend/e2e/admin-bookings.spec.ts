import type { BrowserContext } from '@playwright/test';
import { admin, choose, expect, expectAccessible, freeHour, tellName, test } from './fixtures';

/** Opens a second browser of the same size, signed in as an admin. */
async function anAdminIn(context: BrowserContext) {
  expect((await context.request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
  return context.newPage();
}

test("an hour blocked by the venue becomes taken on the player's open page, and free again when unblocked", async ({
  page,
  browser,
}, { project }) => {
  const { courtId, venueId, date, timeSlot } = await freeHour(page, 31, project.name);
  const court = (await (await page.request.get(`/api/courts/${courtId}`)).json()) as { courtNumber: number };
  await page.goto(`/booking/${courtId}?fecha=${date}`);
  const hour = page.getByRole('radio', { name: new RegExp(`^${timeSlot}`) });
  await expect(hour).toBeEnabled();

  const { viewport, isMobile, hasTouch } = project.use;
  const desk = await anAdminIn(await browser.newContext({ viewport, isMobile, hasTouch }));
  await desk.goto(`/admin/desk?complejo=${venueId}&dia=${date}&cancha=${courtId}`);
  const cell = desk.getByRole('button', { name: new RegExp(`^Cancha ${court.courtNumber}, ${timeSlot}: `) });
  await expect(cell).toContainText('Libre');
  await cell.click();
  const dialog = desk.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: 'Bloquear' }));
  await dialog.getByRole('button', { name: 'Mantenimiento' }).click();
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(desk.getByText('Horas bloqueadas', { exact: true })).toBeVisible();
  await expect(hour).toBeDisabled({ timeout: 2000 });
  await expect(page.locator('label').filter({ has: hour })).toContainText('Ocupado');
  await expect(cell).toContainText('Bloqueada');
  await expectAccessible(desk);
  const overflow = await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await cell.click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
  await expect(hour).toBeEnabled({ timeout: 2000 });
});

test('an admin finds a paid booking, cancels it with the shown refund and blocks its hour, and the player sees it', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const { courtId, date, timeSlot } = await freeHour(page, 32, project.name);
  await page.goto(`/booking/${courtId}?fecha=${date}&hora=${timeSlot}`);
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const pay = page.getByRole('button', { name: /^Confirmar y Pagar/ });
  const name = `Ana ${bookingId.slice(-8)}`;
  await tellName(page, name);
  const amount = /\$[\d.]+/.exec(await pay.innerText())?.[0] ?? 'no amount';
  await page.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await pay.click();
  await expect(page).toHaveURL(/\/my-bookings/);

  const { viewport, isMobile, hasTouch } = project.use;
  const desk = await anAdminIn(await browser.newContext({ viewport, isMobile, hasTouch }));
  await desk.goto('/admin');
  await desk
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Mostrador' })
    .click();
  await desk.getByRole('searchbox', { name: 'Buscar una reserva' }).fill(name.toUpperCase());
  const row = desk.getByRole('button', { name: new RegExp(`^${name}.*${timeSlot} a`) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Pagada');
  await expectAccessible(desk);
  await row.click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText('Pago del total')).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Más acciones' }).click();
  await desk.getByRole('menuitem', { name: 'Cancelar la reserva' }).click();
  const question = desk.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Volver' })).toBeFocused();
  await expect(question).toContainText(`Se devolverán ${amount}`);
  await question.getByRole('textbox', { name: 'Motivo (opcional)' }).fill('Se inundó la cancha');
  await question.getByRole('switch', { name: '¿Bloquear también esta hora?' }).click();
  await expect(question.getByRole('textbox', { name: 'Motivo del bloqueo (opcional)' })).toBeVisible();
  await expectAccessible(desk);
  const overflow = await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await question.getByRole('button', { name: 'Cancelar con reembolso total' }).click();
  await expect(desk.getByText('Reserva cancelada', { exact: true })).toBeVisible();
  await expect(dialog.getByText(`Reembolsado ${amount}`)).toBeVisible({ timeout: 20_000 });

  const { body } = await desk.request
    .get(`/api/courts/${courtId}/availability?date=${date}`)
    .then(async (response) => ({ body: (await response.json()) as { timeSlot: string; status: string }[] }));
  expect(body.find((start) => start.timeSlot === timeSlot)?.status).toBe('blocked');

  await page.goto('/my-bookings');
  const card = page.getByRole('article').filter({ hasText: 'Cancelada' });
  await expect(card).toContainText('El complejo canceló esta reserva: Se inundó la cancha');
  await expect(card.getByText(`Reembolsado ${amount}`)).toBeVisible();
});

test('the day of a venue takes the width of a wide window', { tag: '@one-size' }, async ({ page }) => {
  expect((await page.request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
  await page.goto('/admin/desk');
  const day = page.getByRole('grid');
  await expect(day).toBeVisible();
  const window = page.viewportSize()?.width ?? 0;
  expect((await day.boundingBox())?.width).toBeGreaterThan(window * 0.75);
});
