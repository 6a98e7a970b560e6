import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { enterAdminArea, expect, expectAccessible, inLetterTo, leaveAdminArea, test } from './fixtures';

const password = 'tres gatos azules en la cancha';

interface Venue {
  id: string;
  name: string;
}

/** The addresses that a receptionist must not open, at their venue and at any other. */
const forbiddenOf = ({ id }: Venue) => [
  '/admin/discounts',
  '/admin/courts',
  '/admin/payments',
  '/admin/ledger',
  '/admin/staff',
  '/admin/audit',
  `/admin/venues/${id}/rules`,
];

/** Returns the venues of the demo in the order of the catalogue. */
async function venuesOf(page: Page): Promise<Venue[]> {
  return (await (await page.request.get('/api/venues')).json()) as Venue[];
}

/** Has the owner of everything invite a person with a role at venues. Returns the letter's link. */
async function invite(browser: Browser, email: string, role: RegExp, venues: Venue[]): Promise<string> {
  const owner = await (await browser.newContext()).newPage();
  await owner.goto('/admin/staff');
  await enterAdminArea(owner);
  await owner.getByRole('button', { name: 'Invitar' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invitar a una persona' });
  await dialog.getByLabel('Nombre').fill('Eva Prueba');
  await dialog.getByLabel('Correo').fill(email);
  // Of many venues, and other tests add some, only those that are searched are in view.
  await dialog.getByRole('combobox').first().waitFor();
  const search = dialog.getByLabel('Buscar un complejo');
  for (const { name } of venues) {
    if (await search.isVisible()) await search.fill(name);
    const roles = dialog.getByRole('combobox', { name, exact: true });
    const option = roles.getByRole('option', { name: role });
    await roles.selectOption((await option.getAttribute('value')) ?? '');
  }
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Invitar' }).click();
  await expect(owner.getByText('Invitación creada', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await isWhole(owner);
  return inLetterTo(owner, email, /(\/admin\/invitation\/[\w-]+)/);
}

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const screensOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Administración' }).getByRole('link').allTextContents();

test('an invited receptionist works at the desk of one venue, and opens nothing else', async ({
  page,
  browser,
}, { project }) => {
  const [first, own] = await venuesOf(page);
  if (!first || !own) throw new Error('the demo has no two venues');
  const email = `recepcion-${randomUUID()}@example.org`;
  const link = await invite(browser, email, /^Recepción/, [own]);
  const isAtOwnDesk = async () => {
    await expect(page).toHaveURL(/\/admin\/desk/);
    const day = page.getByRole('grid', { name: new RegExp(`^${own.name}: `) });
    const onPhones = page.getByRole('list', { name: `${own.name}, ahora` });
    await expect(day.or(onPhones).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Complejo' })).toHaveCount(0); // there is one
  };

  await page.goto(link);
  await expect(page.getByText(`Recepción en ${own.name}`)).toBeVisible();
  await isWhole(page);
  await page.getByLabel('Contraseña nueva').fill('contraseña123');
  await page.getByRole('button', { name: 'Entrar al equipo' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Entrar al equipo' }).click();
  await isAtOwnDesk();
  await isWhole(page);
  const screens = ['Mostrador', 'Reservas', 'Clientes', 'Dinero', 'Mi cuenta'];
  // On phones the screens of a section stand above the screen, and the account behind a button.
  expect(await screensOf(page)).toEqual(project.name === 'phone' ? ['Mostrador', 'Dinero'] : screens);

  // An address of another venue, and each screen that is not theirs.
  await page.goto(`/admin/desk?complejo=${first.id}`);
  await isAtOwnDesk();
  for (const address of [...forbiddenOf(own), ...forbiddenOf(first).slice(-1)]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Esta pantalla no es parte de tu rol' })).toBeVisible();
    await expect(page.getByText(first.name)).toHaveCount(0);
  }
  await isWhole(page);
  await page.goto('/admin');
  await isAtOwnDesk();

  // The link is used up, and the password signs in.
  await leaveAdminArea(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Esta invitación ya no sirve' })).toBeVisible();
  await isWhole(page);
  await page.goto('/admin');
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await isAtOwnDesk();
});
