import { expect, test } from './fixtures';
import { createVenue, dayAhead } from './own-venue';
import { paidHour } from './paid-hour';
import { shiftClock } from './wrong-clock';

const timeSlot = '18:00';
const minute = 60_000;

for (const { how, shift, more, percentage } of [
  // More hours than are left: the clock of the phone says that they are left.
  { how: 'two hours slow', shift: -120 * minute, more: 2, percentage: 50 },
  // Hours that are left: the clock of the phone says that they are not.
  { how: '70 minutes fast', shift: 70 * minute, more: 0, percentage: 100 },
])
  test(`a phone that is ${how} promises the refund that comes back`, async ({ page, browser }, {
    project,
  }) => {
    test.slow();
    const date = dayAhead(3);
    const start = Date.parse(`${date}T${timeSlot}:00-05:00`);
    const atItsEnd = Date.now() + 10 * minute;
    const hoursLeft = Math.floor((start - atItsEnd) / (60 * minute));
    const refundSteps = [
      { hoursBefore: hoursLeft + more, percentage: 100 },
      { hoursBefore: 1, percentage: 50 },
    ];
    const { courtId } = await createVenue(page, `Club Reloj ${how} ${project.name}`, {
      refundSteps,
      regretMinutes: 0,
    });
    const player = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await shiftClock(player, shift);
    const { id, paidAmount } = await paidHour(player.request, { courtId, date, timeSlot });
    const refund = `$${((Number(paidAmount) * percentage) / 100).toFixed(2)}`;

    await player.goto(`/my-bookings?reserva=${id}`);
    await player.getByRole('button', { name: 'Cancelar reserva' }).click();
    const dialog = player.getByRole('alertdialog');
    await expect(dialog.getByText(refund).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar reserva' }).click();
    await expect(dialog).toBeHidden();
    const refunded = async () => {
      const response = await player.request.get(`/api/bookings/${id}`);
      return `$${((await response.json()) as { refundedAmount: string }).refundedAmount}`;
    };
    await expect.poll(refunded).toBe(refund);
  });
