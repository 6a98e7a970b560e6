import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, freeHour, inLetterTo, test } from './fixtures';

test('a letter opens its booking in another browser, where a code from the mailbox cancels it', async ({
  page: organiser,
  browser,
}, { project }) => {
  const { courtId, date, timeSlot } = await freeHour(organiser, 17, project.name);
  const address = `manage-${randomUUID()}@example.org`;
  const booked = await organiser.request.post('/api/bookings', {
    data: { courtId, bookingDate: date, timeSlot, gameType: 'singles', playerName: 'Ana Torres' },
  });
  const { id } = (await booked.json()) as { id: string };
  await organiser.request.put('/api/session/email', { data: { email: address } });
  await organiser.goto(`/checkout/${id}`);
  await organiser.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await organiser.getByRole('button', { name: /^Confirmar y Pagar/ }).click();
  await expect(organiser.getByRole('heading', { name: 'Tu reserva está pagada' })).toBeVisible();
  const link = await inLetterTo(organiser, address, /(\/reserva\/[\w-]+)/);

  const page = await (await browser.newContext()).newPage();
  const response = await page.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Tu reserva está pagada' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar reserva' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByRole('dialog', { name: 'Escribe el código' })).toBeVisible();
  await expectAccessible(page);
  const code = await inLetterTo(page, address, /(?<!\d|#)(\d{6})(?!\d)/);
  await page.getByLabel('Código de 6 dígitos').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esta reserva fue cancelada' })).toBeVisible();

  await organiser.goto(`/my-bookings?reserva=${id}`);
  await expect(organiser.getByRole('article').getByText('Cancelada', { exact: true })).toBeVisible();
});
