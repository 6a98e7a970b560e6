import { expect, freeHour, test } from './fixtures';

test('an hour booked by another player becomes taken on the open page without losing other choices', async ({
  page,
  browser,
}, { project }) => {
  const { courtId, venueId, date, timeSlot } = await freeHour(page, 12, project.name);
  await page.goto(`/booking/${courtId}?fecha=${date}&hora=${timeSlot}&juego=doubles`);
  const hour = page.getByRole('radio', { name: new RegExp(`^${timeSlot}`) });
  await expect(hour).toBeChecked();
  const calendar = await (await browser.newContext()).newPage();
  await calendar.goto(`/venue/${venueId}/calendar?mes=${date.slice(0, 7)}&dia=${date}`);
  const booked = calendar.getByRole('listitem').filter({ hasText: `· ${timeSlot} ·` });
  await expect(calendar.getByRole('table')).toBeVisible();
  await expect(calendar.getByRole('heading', { name: /^Horas libres del/ })).toBeVisible();
  const before = await booked.count();

  const stranger = await browser.newContext();
  await stranger.request.post('/api/session');
  const data = {
    courtId,
    userId: 'me',
    bookingDate: `${date}T${timeSlot}:00`,
    timeSlot,
    gameType: 'singles',
  };
  expect((await stranger.request.post('/api/bookings', { data })).status()).toBe(201);

  await expect(hour).toBeDisabled();
  await expect(page.getByText(`La hora de las ${timeSlot} ya está ocupada`)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Dobles/ })).toBeChecked();
  await expect.poll(() => booked.count()).toBeGreaterThan(before);
});
