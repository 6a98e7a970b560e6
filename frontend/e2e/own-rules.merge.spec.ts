import { choose, expect, expectAccessible, openTakenOver, tellName, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow } from './own-venue';

const siesta = [
  ['08:00', '14:00'],
  ['16:00', '22:00'],
];

/** From 16:30 on it is night: 16:00 to 17:30 costs half an hour by day and an hour by night. */
const rules = {
  openingHours: { mon: siesta, tue: siesta, wed: siesta, thu: siesta, fri: siesta, sat: siesta, sun: siesta },
  lengths: [60, 90],
  startsEvery: 30,
  nightFrom: '16:30',
  refundSteps: [{ hoursBefore: 6, percentage: 80 }],
  regretMinutes: 15,
  windowDays: 5,
};
test('a player books a length across the start of the night at a venue with rules of its own', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const exceptions = [{ date: dayAhead(3), open: [], reason: 'Torneo de verano' }];
  const { id, courtId } = await createVenue(page, `Club Siesta ${project.name}`, { ...rules, exceptions });
  const player = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();

  await player.goto(`/venue/${id}`);
  await expect(
    player.getByText('Todos los días de 8:00 a 14:00 y de 16:00 a 22:00', { exact: true }),
  ).toBeVisible();
  await expect(player.getByText(/cerrado: Torneo de verano$/)).toBeVisible();
  const tariffs = player.getByRole('region', { name: 'Tarifas' });
  await expect(tariffs).toContainText('desde las 16:30');
  await expect(tariffs).toContainText('Se reserva por 1 h o 1 h 30 min.');
  await expect(player.getByRole('region', { name: 'Si cancelas tu reserva' })).toContainText(
    'Si te arrepientes en los primeros 15 minutos',
  );
  await expectNoOverflow(player);
  await expectAccessible(player);

  await player.goto(`/booking/${courtId}?fecha=${dayAhead(3)}`);
  await expect(player.getByText('El complejo no abre este día: Torneo de verano.')).toBeVisible();
  await player.goto(`/booking/${courtId}?fecha=${dayAhead(2)}`);
  await choose(player.getByRole('radio', { name: /^16:00/ }));
  await choose(player.getByRole('radio', { name: '1 h 30 min, 25 dólares' }));
  const bar = player.getByRole('region', { name: 'Resumen de tu reserva' });
  await expect(bar).toContainText('$25.00');
  await expect(bar).toContainText('16:00 a 17:30');
  await expectNoOverflow(player);
  await expectAccessible(player);

  await player.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(player).toHaveURL(/\/checkout\//);
  await tellName(player);
  await expect(player.getByRole('button', { name: 'Confirmar y Pagar $25.00' })).toBeVisible();
  const details = player.getByRole('region', { name: 'Detalles de la reserva' });
  await expect(details).toContainText('16:00 a 17:30');
  await expect(details).toContainText('1 h 30 min');
  const summary = player.getByRole('region', { name: 'Resumen de tu reserva' });
  await summary.locator('summary').click();
  await expect(summary.getByRole('list', { name: 'Si cancelas' })).toContainText(
    'Si te arrepientes en los primeros 15 minutos',
  );
  await player.goto(`/booking/${courtId}?fecha=${dayAhead(2)}`);
  await expect(player.getByRole('link', { name: '17:00, tu reserva' })).toBeVisible();
  await player.context().close();
});

// Its hours come with another query, and the browser must find them in the page of the server.
test('a court that is closed today starts with tomorrow in the page of the server too @one-size', async ({
  page,
}) => {
  const exceptions = [{ date: dayAhead(0), open: [], reason: 'Inventario' }];
  const { courtId } = await createVenue(page, 'Club Inventario', { exceptions });
  await openTakenOver(page, `/booking/${courtId}`);
  await expect(page.getByText(/^Hoy el complejo no abre/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /18:00/ })).toBeEnabled();
});
