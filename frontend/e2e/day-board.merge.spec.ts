import type { Locator } from '@playwright/test';
import { anotherHour, choose, expect, freeHour, openTakenOver, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow } from './own-venue';

const allWeek = (open: string[][]) =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, open]));

test('the day board loses an hour that another player books, and shows what a free one would be', async ({
  page,
  browser,
}, { project }) => {
  const claimed = await freeHour(page, 26, project.name);
  const { venueId, courtId, date, timeSlot } = claimed;
  await openTakenOver(page, `/venue/${venueId}?fecha=${date}&juego=doubles`);
  const board = page.getByRole('grid', { name: /^Horas de las canchas, / });
  const hour = (slot: string) =>
    board.locator(`a[href^="/booking/${courtId}?"][href*="hora=${encodeURIComponent(slot)}"]`);
  await expect(hour(timeSlot)).toBeVisible();
  await expectNoOverflow(page);

  const stranger = await browser.newContext();
  await stranger.request.post('/api/session');
  const data = { courtId, bookingDate: `${date}T${timeSlot}:00`, timeSlot, gameType: 'singles' };
  expect((await stranger.request.post('/api/bookings', { data })).status()).toBe(201);
  await expect(hour(timeSlot)).toHaveCount(0);

  const free = hour(await anotherHour(page, claimed)).first();
  const address = (await free.getAttribute('href')) ?? '';
  await free.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/Cancha .+ · Dobles/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Reservar y pagar \$/ })).toBeEnabled();
  await sheet.getByRole('button', { name: 'Volver' }).click();
  await expect(sheet).toHaveCount(0);

  // The same hour as a link, for a new tab.
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Continuar al pago' })).toBeEnabled();
  await expect(page.getByRole('radio', { name: /Dobles/ })).toBeChecked();
});

test(
  'forty courts fit on the day board, with their headings in view',
  { tag: '@one-size' },
  async ({ page, browser }) => {
    test.slow();
    const openingHours = allWeek([['06:00', '22:00']]);
    const { id } = await createVenue(page, 'Club de cuarenta', {
      openingHours,
      lengths: [60, 90],
      startsEvery: 30,
    });
    const prices = {
      daySinglesPrice: '10.00',
      dayDoublesPrice: '20.00',
      nightSinglesPrice: '20.00',
      nightDoublesPrice: '40.00',
    };
    const headers = { origin: new URL(page.url()).origin };
    for (let courtNumber = 2; courtNumber <= 40; courtNumber++) {
      const data = { name: `Pista ${courtNumber}`, courtNumber, venueId: id, ...prices };
      expect((await page.request.post('/api/courts', { data, headers })).status()).toBe(201);
    }

    for (const width of [390, 1440]) {
      const player = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
      await openTakenOver(player, `/venue/${id}?fecha=${dayAhead(2)}`);
      const board = player.getByRole('grid');
      await expect(board.getByRole('rowheader')).toHaveCount(10, { timeout: 30_000 });
      await expect(board.getByRole('columnheader', { name: /18:00\s*40 libres/ })).toBeAttached();
      await expectNoOverflow(player);
      await player.getByRole('button', { name: 'Ver las 40 canchas' }).click();
      await expect(board.getByRole('rowheader')).toHaveCount(40);

      const last = board
        .getByRole('row', { name: /^Cancha 40/ })
        .getByRole('link')
        .last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(board.getByRole('rowheader', { name: /^Cancha 40/ })).toBeInViewport();
      const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);
      const head = board.getByRole('columnheader').last();
      expect(await topOf(head)).toBeCloseTo(await topOf(board.locator('xpath=..')), 0);
      await choose(player.getByRole('radio', { name: '1 h 30 min' }));
      await expect(board.getByRole('gridcell', { name: 'No alcanza' }).first()).toBeAttached();
      await expectNoOverflow(player);
      await player.context().close();
    }
  },
);
