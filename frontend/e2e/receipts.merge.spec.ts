import { texts } from '../src/features/admin-receipts/texts';
import { expect, expectAccessible, test } from './fixtures';
import { createVenue, expectNoOverflow, openTill } from './own-venue';

test('balls are sold for cash, the receipt gets a buyer and two papers, and the sale goes back', async ({
  page,
}, { project }) => {
  test.slow();
  const { id } = await createVenue(page, `Club Recibos ${project.name}`, {});
  await openTill(page, id);
  await page.goto(`/admin/receipts?complejo=${id}`);
  await expect(page.getByText(texts.none)).toBeVisible();

  await page.getByRole('button', { name: texts.counter.sell }).click();
  const dialog = page.getByRole('dialog', { name: texts.counter.sell });
  await expect(dialog.getByRole('textbox', { name: texts.counter.text })).toBeFocused();
  await page.keyboard.type('Tubo de pelotas');
  await dialog.getByRole('textbox', { name: texts.counter.quantity }).fill('2');
  await dialog.getByRole('textbox', { name: texts.counter.price }).fill('6,75');
  await dialog.getByRole('textbox', { name: texts.counter.received }).fill('20');
  await expect(dialog.getByText(texts.counter.change('$6.50'))).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  const end = page.getByRole('dialog', { name: texts.counter.sold });
  await expect(end.getByText(texts.counter.change('$6.50'))).toBeVisible();
  await expect(end.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await end.getByRole('link', { name: /^Recibo \d{3,}-000000001$/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Recibo \d{3,}-000000001$/ })).toBeVisible();
  await expect(page.getByText('2 × Tubo de pelotas')).toBeVisible();
  for (const name of [texts.sheet, texts.roll]) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    const file = await page.request.get(href ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  await page.getByRole('textbox', { name: texts.name }).fill('Ana Torres');
  await page.getByRole('button', { name: texts.saveBuyer }).click();
  await expect(page.getByText('Ana Torres', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('2 × Tubo de pelotas')).toBeVisible();
  for (const name of [texts.print, texts.saveBuyer, texts.giveBack])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: texts.giveBack }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.giveBack }).click();
  await expect(page.getByRole('heading', { name: /^Nota de crédito C\d{3,}-000000001$/ })).toBeVisible();
  await expect(page.getByText('Ana Torres', { exact: true })).toBeVisible();
});
