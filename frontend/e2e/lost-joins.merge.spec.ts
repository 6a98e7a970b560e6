import { choose, expect, freeHour, inLetterTo, tellName, test } from './fixtures';
import { loseFirstResponse } from './lost-responses';
import { createVenue, dayAhead } from './own-venue';
import { paidHour } from './paid-hour';
import { texts as sharing } from '../src/features/checkout/components/sharing/texts';
import { texts } from '../src/shared/ui/texts';

const timeSlot = '18:00';

interface Named {
  id: string;
}

test('a guest whose response to joining a line is lost waits once, as the same player', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const { courtId } = await createVenue(page, `Club Perdido ${project.name}`, {});
  const date = dayAhead(4);
  const { request } = await browser.newContext();
  await paidHour(request, { courtId, date, timeSlot });

  const player = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const lost = await loseFirstResponse(player, '**/api/waiting-list');
  await player.goto(`/booking/${courtId}?fecha=${date}`);
  await player.getByRole('button', { name: 'Avísame si se libera' }).click();
  await player.getByRole('button', { name: 'Unirme a la lista' }).click();
  await expect(player.getByText(texts.checkingOutcome)).toBeVisible();
  await expect(player.getByText('Estás en la lista', { exact: true })).toBeVisible();
  const mine = (await (await player.request.get('/api/waiting-list')).json()) as Named[];
  expect(mine.map(({ id }) => id)).toEqual([(lost.body as Named).id]);
  expect(lost.count).toBe(2);
});

test('an offer whose response to accepting is lost leads to its one booking', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const { courtId } = await createVenue(page, `Club Ofrecido ${project.name}`, {});
  const date = dayAhead(4);
  const { request } = await browser.newContext();
  const { id: bookingId } = await paidHour(request, { courtId, date, timeSlot });

  const player = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const email = `perdida-${project.name}-${Date.now()}@saque.example`;
  await player.request.post('/api/session');
  await player.request.post('/api/session/email-code', { data: { email } });
  const code = await inLetterTo(page, email, /(?<!\d|#)(\d{6})(?!\d)/);
  await player.request.post('/api/session/verify', { data: { email, code } });
  await player.goto(`/booking/${courtId}?fecha=${date}`);
  await player.getByRole('button', { name: 'Avísame si se libera' }).click();
  await player.getByRole('button', { name: 'Unirme a la lista' }).click();
  await expect(player.getByText('Estás en la lista', { exact: true })).toBeVisible();
  await player.goto('/my-bookings');
  expect((await request.post('/api/cancellations', { data: { bookingId } })).status()).toBe(201);
  await player.getByRole('link', { name: 'Ver la hora' }).click();

  const lost = await loseFirstResponse(player, /\/api\/offers\/[^/]+\/accept$/);
  await player.getByRole('button', { name: 'Tomar la hora' }).click();
  await expect(player.getByText(texts.checkingOutcome)).toBeVisible();
  await expect(player).toHaveURL(new RegExp(`/checkout/${(lost.body as Named | null)?.id ?? ''}`));
  const own = (await (await player.request.get('/api/bookings/user/me')).json()) as Named[];
  expect(own.map(({ id }) => id)).toEqual([(lost.body as Named).id]);
  expect(lost.count).toBe(2);
});

test('a booking whose response to sharing is lost has one link, which is copied', async ({ page, context }, {
  project,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hour = await freeHour(page, 18, project.name);
  await page.goto(`/booking/${hour.courtId}?fecha=${hour.date}&hora=${hour.timeSlot}&juego=doubles`);
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await tellName(page);
  const lost = await loseFirstResponse(page, '**/api/shared-payment-links');
  await choose(page.getByRole('radio', { name: 'Dividir entre 4' }));
  await page.getByRole('button', { name: 'Compartir Link de Pago' }).click();
  await page.getByRole('button', { name: sharing.unguaranteed }).click();

  await expect(page.getByText('Nadie ha pagado todavía. Quedan 4 lugares.')).toBeVisible();
  const { shareUrl } = lost.body as { shareUrl: string };
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shareUrl);
  expect(lost.count).toBeGreaterThan(1);
});
