import { texts as link } from '../src/features/admin-bookings/components/sale/link-texts';
import { texts } from '../src/features/admin-bookings/texts';
import { texts as customers } from '../src/features/admin-customers/texts';
import { expect, expectAccessible, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow, openTill } from './own-venue';

const { sale } = texts;

test('a customer is found by three letters and pays with the keyboard alone, and is in the list', async ({
  page,
}, { project }) => {
  const { id, courtId } = await createVenue(page, `Club Clientes ${project.name}`, {});
  await openTill(page, id);
  const data = { venueId: id, name: 'João Ñúñez', phones: ['099 123 4567'] };
  expect((await page.request.post('/api/admin/customers', { data })).ok()).toBe(true);
  await page.goto(`/admin/desk?complejo=${id}&dia=${dayAhead(2)}&cancha=${courtId}`);
  const hour = page.getByRole('button', { name: /^Cancha 1, 18:00: / });
  await hour.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancha 1 · Central' });
  await expect(dialog.getByRole('button', { name: /^Cobrar \$/ })).toBeVisible();
  await page.keyboard.type('nun');
  await expect(dialog.getByRole('option', { name: /^João Ñúñez/ })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Nombre' })).toBeFocused();
  await page.keyboard.press('Enter');
  const sold = page.getByRole('dialog', { name: sale.done.sold });
  await expect(sold.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sold).toHaveCount(0);
  await expect(hour).toContainText('João Ñúñez');

  await page.goto(`/admin/customers?complejo=${id}`);
  await page.getByRole('list', { name: customers.list }).getByRole('button').click();
  const bookings = page.getByRole('list', { name: customers.bookings });
  await expect(bookings.getByRole('listitem')).toHaveCount(1);
  await expectNoOverflow(page);
});

test('a caller gets a payment link by WhatsApp, which opens the booking', async ({ page }, { project }) => {
  const { id, courtId } = await createVenue(page, `Club Enlaces ${project.name}`, {});
  await page.goto(`/admin/desk?complejo=${id}&dia=${dayAhead(2)}&cancha=${courtId}`);
  await page.getByRole('button', { name: /^Cancha 1, 18:00: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancha 1 · Central' });
  await dialog.getByRole('combobox', { name: 'Nombre' }).fill('Ana Torres');
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill('099 123 4567');
  await dialog.getByRole('radio', { name: sale.kinds.link }).check({ force: true });
  await dialog.getByRole('button', { name: sale.confirm.link }).click();
  const sent = page.getByRole('dialog', { name: link.sendLink });
  const chat = sent.getByRole('link', { name: link.whatsApp });
  await expect(chat).toBeFocused();
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/593991234567');
  await sent.getByRole('button', { name: link.byMail }).click();
  await page.keyboard.type(`enlace-${project.name}@saque.example`);
  await page.keyboard.press('Enter');
  await expect(sent.getByText(link.mailed(`enlace-${project.name}@saque.example`))).toBeVisible();
  await expectAccessible(page);
  await sent.getByRole('button', { name: link.qr, exact: true }).click();
  await expect(sent.getByRole('img', { name: link.qrLabel })).toBeInViewport();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const [url = ''] = /https?:\S+/.exec(address.searchParams.get('text') ?? '') ?? [];
  await page.goto(new URL(url).pathname);
  await expect(page.getByText('Club Enlaces', { exact: false }).first()).toBeVisible();
});
