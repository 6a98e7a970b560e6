import type { Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { routes } from '../src/shared/config/paths';
import { type AdminRoute, type Visit, visitedElsewhere, visits } from './admin-visits';
import { admin, expect, expectAccessible, test } from './fixtures';

const features = new URL('../src/features', import.meta.url).pathname;

/** Frames of other dialogs, which no screen opens by themselves. */
const frames = ['editing-dialog', 'opened-dialog', 'remove-dialog'];

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, { inTheDark: true });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const [route, { isEntrance, address, layers = {} }] of Object.entries(visits) as [AdminRoute, Visit][])
  test(`${route} and what opens on it have no accessibility violation`, async ({ page }, { project }) => {
    test.slow(); // each state is looked at in both schemes
    if (!isEntrance) expect((await page.request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
    const here = await address(page, project.name);
    await open(page, here);
    await isWhole(page);
    for (const [layer, show] of Object.entries(layers))
      await test.step(layer, async () => {
        await open(page, here);
        await expect(await show(page)).toBeVisible();
        await isWhole(page);
      });
  });

test('the four entries of the navigation lead to every screen', async ({ page }, { project }) => {
  expect((await page.request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
  await open(page, routes.admin);
  const nav = page.getByRole('navigation', { name: 'Administración' });
  await expect(page.getByRole('navigation', { name: 'Navegación inferior' })).toBeHidden();
  await nav.getByRole('link', { name: 'Equipo' }).click();
  await expect(page).toHaveURL(routes.adminStaff);
  const screens = project.name === 'phone' ? page.getByRole('navigation', { name: 'Equipo' }) : nav;
  await screens.getByRole('link', { name: 'Auditoría' }).click();
  await expect(page).toHaveURL(routes.adminAudit);
  await expect(screens.getByRole('link', { name: 'Auditoría' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Equipo' })).toHaveAttribute('aria-current', 'true');
  await isWhole(page);
  if (project.name !== 'phone') return;
  await nav.getByRole('button', { name: 'Tú', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Tu cuenta' });
  await expect(sheet).toBeVisible();
  await isWhole(page);
  await sheet.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page).toHaveURL(routes.adminAccount);
  await expect(sheet).toBeHidden();
});

test('every dialog of the admin area is opened by a test', { tag: '@one-size' }, () => {
  const opened = Object.values(visits).flatMap(({ layers = {} }) => Object.keys(layers));
  const known = new Set([...opened, ...Object.keys(visitedElsewhere), ...frames, 'block-dialog']);
  const dialogs = globSync('admin-*/**/*-dialog.tsx', { cwd: features }).map((path) =>
    basename(path, '.tsx'),
  );
  expect(dialogs.length).toBeGreaterThan(0);
  expect(dialogs.filter((name) => !known.has(name))).toEqual([]);
});
