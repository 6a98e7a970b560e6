import { anotherHour, choose, expect, expectAccessible, freeHour, tellName, test } from './fixtures';

const CARD = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', poor: '4000 0000 0000 9995' };
const WANTS_APPROVAL = '4000 0025 0000 3155';

type Page = Parameters<typeof expectAccessible>[0];

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/Número de (la )?tarjeta/).fill(number);
  await page.getByLabel(/Vencimiento|Caducidad|MM/).fill('12 / 40');
  await page.getByLabel(/Código de seguridad/).fill('123');
  const holder = page.getByLabel(/Nombre en la tarjeta/);
  if (await holder.isVisible()) await holder.fill('Ana Prueba');
}

/**
 * Goes from the booking screen to the checkout and enters a name, using only what a player sees.
 */
async function chooseHour(page: Page, { courtId, date, timeSlot }: Awaited<ReturnType<typeof freeHour>>) {
  await page.goto(`/booking/${courtId}?fecha=${date}`);
  await choose(page.getByRole('radio', { name: new RegExp(`^${timeSlot}`) }));
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await tellName(page);
}

test('a player goes from the home page to a paid booking', async ({ page, browser }, { project }) => {
  const hour = await freeHour(page, 5, project.name);
  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('link', { name: hour.venueName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: hour.venueName })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(hour.courtName) }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/${hour.courtId}`));
  await expectAccessible(page);

  await chooseHour(page, hour);
  await expectAccessible(page);
  await fillCard(page, CARD.good);
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  await expect(page.getByText('Pago exitoso', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/my-bookings/);
  const title = page.getByRole('heading', { level: 1, name: 'Tu reserva está pagada' });
  await expect(title).toBeVisible();
  const code = await page.getByText(/^[2-9B-Z]{3}-[2-9B-Z]{3}$/).innerText();
  await expectAccessible(page);
  await page.reload();
  await expect(title).toBeVisible();
  await page.goBack(); // the checkout is not behind the confirmation
  await expect(page).toHaveURL(new RegExp(`/booking/${hour.courtId}`));
  await page.goto('/my-bookings');
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(`/booking/${hour.courtId}?fecha=${hour.date}`);
  await expect(stranger.getByRole('radio', { name: new RegExp(`^${hour.timeSlot}`) })).toBeDisabled();
  await stranger.close();
});

test('a player changes the hour in the checkout and holds only the new one', async ({ page }, {
  project,
}) => {
  const hour = await freeHour(page, 6, project.name);
  await chooseHour(page, hour);
  const checkout = page.url();
  await page.getByRole('link', { name: 'Cambiar' }).click();
  await expect(page.getByText(/Estás cambiando tu reserva/)).toBeVisible();
  const chosen = await anotherHour(page, hour);
  await choose(page.locator(`input[name=hora][value="${chosen}"]`));
  await page.getByRole('button', { name: 'Cambiar a esta hora' }).click();

  await expect(page).toHaveURL(checkout);
  await expect(page.getByText(new RegExp(`${chosen} a `)).first()).toBeVisible();
  await page.goto(`/booking/${hour.courtId}?fecha=${hour.date}`);
  await expect(page.getByRole('radio', { name: new RegExp(`^${hour.timeSlot}`) })).toBeEnabled();
});

test('a declined card is reported and keeps the typed data, and another card pays', async ({ page }, {
  project,
}) => {
  await chooseHour(page, await freeHour(page, 6, project.name));
  await fillCard(page, CARD.declined);
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  await expect(page.getByText('Error en el pago', { exact: true })).toBeVisible();
  await expect(page.getByText(/banco rechazó la tarjeta/)).toHaveCount(1);
  expect(await overlapWithNotification(page, /Confirmar y Pagar/)).toBe(0);
  await fillCard(page, CARD.poor);
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  await expect(page.getByText(/no tiene fondos suficientes/).first()).toBeVisible();
  await fillCard(page, CARD.good);
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  await expect(page).toHaveURL(/\/my-bookings/);
});

test('a paid checkout in a second tab turns into the confirmation by itself', async ({ page }, {
  project,
}) => {
  await chooseHour(page, await freeHour(page, 10, project.name));
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('button', { name: /Confirmar y Pagar/ })).toBeEnabled();
  await fillCard(page, CARD.good);
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { level: 1, name: 'Tu reserva está pagada' })).toBeVisible();
  await second.close();
});

test('a confirmation is printed on one page, without the bars of the site @one-size', async ({ page }) => {
  await chooseHour(page, await freeHour(page, 11, 'desktop'));
  await fillCard(page, CARD.good);
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  await expect(page.getByText(/terminada en 4242/)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const bar of ['header', 'footer', 'nav']) await expect(page.locator(bar).first()).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a card that requires approval is refused first and approved on the second attempt', async ({ page }, {
  project,
}) => {
  await chooseHour(page, await freeHour(page, 7, project.name));
  await fillCard(page, WANTS_APPROVAL);
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  const challenge = page.getByRole('dialog');
  await expect(challenge).toBeVisible();
  await challenge
    .getByRole('button', { name: /Rechazar|No|Cancelar/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Confirmar y Pagar/ })).toBeEnabled();
  await page.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Aprobar|Sí|Confirmar|Autorizar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/my-bookings/);
});

test('a reload and Back keep every choice of the booking', async ({ page }, { project }) => {
  const hour = await freeHour(page, 8, project.name);
  await page.goto(`/booking/${hour.courtId}?fecha=${hour.date}`);
  await choose(page.getByRole('radio', { name: /Dobles/ }));
  await choose(page.getByRole('radio', { name: new RegExp(`^${hour.timeSlot}`) }));
  await page.reload();
  await expect(page.getByRole('radio', { name: new RegExp(`^${hour.timeSlot}`) })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Dobles/ })).toBeChecked();
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await page.reload();
  await expect(page.getByRole('button', { name: /Confirmar y Pagar/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`fecha=${hour.date}`));
  await expect(page.getByText(/Tu reserva/).first()).toBeVisible();
});

test(
  'a booking can be made and paid with the keyboard alone',
  { tag: '@one-size' },
  async ({ page }, { project }) => {
    const hour = await freeHour(page, 9, project.name);
    await page.goto(`/booking/${hour.courtId}?fecha=${hour.date}`);
    const slot = page.getByRole('radio', { name: new RegExp(`^${hour.timeSlot}`) });
    await slot.waitFor({ state: 'attached' });
    await tabTo(
      page,
      () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''),
      /hora|slot/,
    );
    for (let key = 0; key < 16 && !(await slot.isChecked()); key++) await page.keyboard.press('ArrowRight');
    await expect(slot).toBeChecked();
    await tabToButton(page, /Continuar al pago/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout\//);
    await page.getByLabel(/Número de (la )?tarjeta/).waitFor();
    await tabToButton(page, /^Rellenar tarjeta de prueba$/);
    await page.keyboard.press('Enter');
    await tabTo(
      page,
      () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''),
      /^name$/,
    );
    await page.keyboard.type('Ana Prueba');
    await tabToButton(page, /^Confirmar y Pagar/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my-bookings/);
  },
);

async function tabTo(page: Page, where: () => Promise<string>, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (wanted.test(await where())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${wanted}`);
}

function tabToButton(page: Page, name: RegExp): Promise<void> {
  return tabTo(page, () => page.evaluate(() => document.activeElement?.textContent ?? ''), name);
}

/** Returns how many square pixels of a button the shown notification covers. */
async function overlapWithNotification(page: Page, name: RegExp): Promise<number> {
  const [button, notice] = await Promise.all([
    page.getByRole('button', { name }).boundingBox(),
    page
      .getByRole('region', { name: /Notificaciones/ })
      .getByRole('listitem')
      .first()
      .boundingBox(),
  ]);
  if (!button || !notice) throw new Error('button or notification is not shown');
  const across = Math.min(button.x + button.width, notice.x + notice.width) - Math.max(button.x, notice.x);
  const down = Math.min(button.y + button.height, notice.y + notice.height) - Math.max(button.y, notice.y);
  return Math.max(0, across) * Math.max(0, down);
}
