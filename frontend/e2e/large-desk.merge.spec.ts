import type { Page } from '@playwright/test';
import { texts } from '../src/features/admin-bookings/texts';
import { expect, expectAccessible, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow, openTill } from './own-venue';

const sale = texts.sale;

/** Notes the instant (milliseconds since 1970) at which the table of the desk first has a text. */
const watch = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const note = () => {
      const isShown = document.querySelector('table')?.textContent.includes(wanted) ?? false;
      if (isShown && !('shownAt' in window)) Object.assign(window, { shownAt: Date.now() });
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, text);
const shownAt = async (page: Page) => {
  await page.waitForFunction(() => 'shownAt' in window);
  return page.evaluate(() => (window as unknown as { shownAt: number }).shownAt);
};

test(
  'a sale is drawn at once, and on another desk within a second',
  { tag: '@one-size' },
  async ({ page, context }) => {
    const { id, courtId } = await createVenue(page, 'Club En Vivo', {});
    await openTill(page, id);
    const desk = `/admin/desk?complejo=${id}&dia=${dayAhead(2)}&cancha=${courtId}`;
    const other = await context.newPage();
    const own: number[] = [];
    const elsewhere: number[] = [];
    for (const hour of ['10:00', '11:00', '12:00', '13:00', '14:00']) {
      for (const each of [page, other]) {
        await each.goto(desk);
        await expect(each.getByRole('button', { name: new RegExp(`^Cancha 1, ${hour}: `) })).toBeVisible();
        await watch(each, `Ana ${hour}`);
      }
      await page.getByRole('button', { name: new RegExp(`^Cancha 1, ${hour}: `) }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancha 1 · Central' });
      await dialog.getByRole('combobox', { name: 'Nombre' }).fill(`Ana ${hour}`);
      const sold = page.waitForResponse(
        (response) => response.request().method() === 'POST' && /\/admin\/bookings$/.test(response.url()),
      );
      await dialog.getByRole('radio', { name: sale.kinds.at_club }).check({ force: true });
      await dialog.getByRole('button', { name: sale.confirm.at_club }).click();
      const response = await sold;
      await response.finished();
      const { startTime, responseEnd } = response.request().timing();
      const answered = startTime + responseEnd;
      own.push((await shownAt(page)) - answered);
      elsewhere.push((await shownAt(other)) - answered);
    }
    // Other work shares the processor, so the best of five sales says what the screen can do.
    expect(Math.min(...own)).toBeLessThanOrEqual(100);
    expect(Math.max(...elsewhere)).toBeLessThanOrEqual(1000);
  },
);

test(
  'the day of 24 courts is legible at 1280 px: only the table scrolls, under its headings',
  { tag: '@one-size' },
  async ({ page }) => {
    test.slow();
    const { id, courtId } = await createVenue(page, 'Club Grande', {});
    const prices = {
      daySinglesPrice: '10.00',
      dayDoublesPrice: '20.00',
      nightSinglesPrice: '20.00',
      nightDoublesPrice: '40.00',
    };
    const headers = { origin: new URL(page.url()).origin };
    for (let courtNumber = 2; courtNumber <= 24; courtNumber++) {
      const data = { name: 'Arcilla del fondo', courtNumber, venueId: id, ...prices };
      expect((await page.request.post('/api/courts', { data, headers })).status()).toBe(201);
    }
    const booking = {
      courtId,
      bookingDate: dayAhead(2),
      timeSlot: '10:00',
      gameType: 'doubles',
      customer: { name: 'Ana Torres', phone: '+593991234567' },
      payment: { kind: 'at_club' },
    };
    const key = { ...headers, 'idempotency-key': 'club-grande' };
    expect((await page.request.post('/api/admin/bookings', { data: booking, headers: key })).status()).toBe(
      201,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/desk?complejo=${id}&dia=${dayAhead(2)}`);
    const region = page
      .getByRole('region')
      .filter({ has: page.getByRole('grid') })
      .last();
    const table = region.getByRole('grid');
    const tile = table.getByRole('button', { name: /^Cancha 1, 10:00: / });
    await expect(tile).toContainText('En el club · $20.00');
    await expectNoOverflow(page);
    await expectAccessible(page);
    const clipped = await tile.evaluate(
      (element) =>
        [...element.querySelectorAll('span:not(.s-hidden)')].filter(
          (line) => line.scrollWidth > line.clientWidth + 1,
        ).length,
    );
    expect(clipped).toBe(0);
    await region.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      element.scrollTo(element.scrollWidth, element.scrollHeight);
    });
    await expect(table.getByRole('button', { name: /^Cancha 24, 21:00: / })).toBeInViewport();
    await expect(table.getByRole('columnheader', { name: /^Cancha 24/ })).toBeInViewport();
    await expect(table.getByRole('rowheader', { name: '21:00' })).toBeInViewport();
    await expectNoOverflow(page);
  },
);
