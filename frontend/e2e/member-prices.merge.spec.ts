import type { Page } from '@playwright/test';
import { codeFor, choose, expect, expectAccessible, openTakenOver, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow } from './own-venue';

async function send(page: Page, method: string, path: string, data: object): Promise<unknown> {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.fetch(path, { method, data, headers });
  expect(response.ok(), path).toBe(true);
  return response.json();
}

test('a member sees and pays the price of the category everywhere, and a stranger learns how', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const email = `socia-${project.name}@saque.example`;
  const venue = await createVenue(page, `Club Socios ${project.name}`, {});
  const [category] = (await send(page, 'PUT', `/api/admin/venues/${venue.id}/categories`, [
    { name: 'Socio', price: { percentage: 20 }, windowDays: null, maxActive: null, payAtClub: false },
  ])) as { id: string }[];
  const customer = { venueId: venue.id, name: 'Marta Socia', emails: [email], categoryId: category?.id };
  await send(page, 'POST', '/api/admin/customers', customer);
  const court = `/booking/${venue.courtId}?fecha=${dayAhead(2)}`;

  const { viewport, isMobile, hasTouch } = project.use;
  const player = await (await browser.newContext({ viewport, isMobile, hasTouch })).newPage();
  const problems: string[] = [];
  player.on('pageerror', ({ message }) => problems.push(message));
  player.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const look = async () => {
    await expectNoOverflow(player);
    await expectAccessible(player);
  };

  await openTakenOver(player, `/venue/${venue.id}?fecha=${dayAhead(2)}`);
  await look();
  await openTakenOver(player, court);
  await expect(player.getByText(/¿Eres socio\?/)).toBeVisible();
  const bar = player.getByRole('region', { name: 'Resumen de tu reserva' });
  await choose(player.getByRole('radio', { name: /^10:00/ }));
  await expect(bar).toContainText('$10.00');
  await look();

  await player.request.post('/api/session/email-code', { data: { email } });
  await send(player, 'POST', '/api/session/verify', { email, code: await codeFor(player, email) });
  await openTakenOver(player, `/venue/${venue.id}?fecha=${dayAhead(2)}`);
  await expect(player.getByText('$8.00').first()).toBeVisible();
  await look();
  await openTakenOver(player, court);
  await expect(player.getByText('Socio: ves tus precios.')).toBeVisible();
  await choose(player.getByRole('radio', { name: /^10:00/ }));
  await expect(bar).toContainText('Socio, en vez de $10.00');
  await look();
  await player.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(player).toHaveURL(/\/checkout\//);
  await expect(player.getByText('$8.00').first()).toBeVisible();
  await look();
  expect(problems).toEqual([]);
  await player.context().close();
});
