import type { Locator, Page } from '@playwright/test';
import { enterAdminArea, expect, expectAccessible, test } from './fixtures';

const monday = [
  ['06:00', '13:00'],
  ['16:00', '22:00'],
];

/** Creates a venue that no other test looks at, and opens its rules. */
async function openRules(page: Page, venue: string): Promise<string> {
  await page.goto('/admin/courts');
  await enterAdminArea(page);
  await page.getByRole('button', { name: 'Agregar complejo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill(venue);
  await dialog.getByRole('textbox', { name: /^Ubicación/ }).fill('Quito');
  await dialog.getByRole('button', { name: 'Crear complejo' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: `Reglas de ${venue}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reglas del complejo' })).toBeVisible();
  return /venues\/([^/]+)\/rules/.exec(page.url())?.[1] ?? '';
}

/** The button of a part, which has its title and a sentence. */
const partOf = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title} `) });
const openPart = (page: Page, title: string) => partOf(page, title).click();

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Paints a rectangle with the keyboard: from a cell, so many half hours down. */
async function paint(page: Page, cell: Locator, halfHours: number): Promise<void> {
  await cell.focus();
  for (let step = 1; step < halfHours; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
}

test('an admin paints hours and a price, moves the terms, and the server has exactly these rules', async ({
  page,
}, { project }) => {
  const venueId = await openRules(page, `Club Reglas ${project.name}`);
  await expectAccessible(page);
  if (project.name === 'desktop') {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(partOf(page, 'Categorías de clientes')).toBeInViewport({ ratio: 1 });
  }
  await openPart(page, 'Horario');
  const hours = page.getByRole('grid', { name: 'Horario de la semana' });
  await expect(hours).toBeVisible();
  await expectAccessible(page);

  await paint(page, hours.locator('[data-cell="0-26"]'), 6);
  await page.getByRole('button', { name: 'Cambiar el horario: lunes', exact: true }).click();
  const row = page.getByRole('dialog', { name: 'Cambiar el horario: lunes' });
  for (const day of ['Martes', 'Miércoles', 'Jueves', 'Viernes']) {
    await row.getByRole('checkbox', { name: day }).check();
  }
  await row.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByText('Lunes a viernes', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'La noche empieza' }).selectOption('19:00');

  await openPart(page, 'Precios');
  await page.getByRole('button', { name: 'Agregar un precio' }).click();
  await page.getByRole('textbox', { name: 'Precio por hora, singles' }).fill('18,50');
  await page.getByRole('textbox', { name: 'Precio por hora, dobles' }).fill('29');
  const prices = page.getByRole('grid', { name: 'Precios de la semana' });
  await paint(page, prices.locator('[data-cell="5-20"]'), 8);

  await openPart(page, 'Reembolsos');
  await page.getByRole('slider', { name: 'Aviso para devolver 100%' }).press('PageUp');
  await openPart(page, 'Reservas');
  await page.getByRole('textbox', { name: 'Se puede reservar hasta' }).fill('30');
  await expectAccessible(page);

  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Revisar y guardar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Guardar estos cambios?' });
  await expect(dialog.getByText('Sábado, de 10:00 a 14:00, singles: $18.50 por hora')).toBeVisible();
  await expect(dialog.getByText('Ninguna reserva futura queda fuera de las reglas nuevas.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Reglas guardadas', { exact: true })).toBeVisible();

  const rules: unknown = await (await page.request.get(`/api/admin/venues/${venueId}/rules`)).json();
  expect(rules).toMatchObject({
    version: 1,
    openingHours: { mon: monday, fri: monday, sat: [['06:00', '22:00']] },
    nightFrom: '19:00',
    priceRules: [
      { weekdays: ['sat'], from: '10:00', to: '14:00', gameType: 'singles', pricePerHour: '18.50' },
      { weekdays: ['sat'], from: '10:00', to: '14:00', gameType: 'doubles', pricePerHour: '29.00' },
    ],
    refundSteps: [
      { hoursBefore: 36, percentage: 100 },
      { hoursBefore: 12, percentage: 50 },
    ],
    windowDays: 30,
  });

  await page.reload();
  await openPart(page, 'Horario');
  await expect(hours.locator('[data-cell="2-27"]')).toHaveAccessibleName('miércoles, 13:30: cerrado');
  await expect(page.getByText('Cambios sin guardar')).toBeHidden();
});
