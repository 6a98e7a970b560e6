import { choose, expect, expectAccessible, tellName, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow } from './own-venue';

test('the organiser guarantees, reads until when friends pay after the play, and what cancelling late costs', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  // Every cancellation is late at this venue: only a month before, everything would go back.
  const rules = { splitUntil: 'after_play', refundSteps: [{ hoursBefore: 720, percentage: 100 }] };
  const venue = await createVenue(page, `Club Después ${project.name}`, rules);
  const { viewport, isMobile, hasTouch } = project.use;
  const player = await (await browser.newContext({ viewport, isMobile, hasTouch })).newPage();

  await player.goto(`/booking/${venue.courtId}?fecha=${dayAhead(2)}`);
  await choose(player.getByRole('radio', { name: /^10:00/ }));
  await player.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(player).toHaveURL(/\/checkout\//);
  await tellName(player, 'Ana');
  await choose(player.getByRole('radio', { name: /^Dividir entre/ }));
  await player.getByRole('button', { name: 'Compartir Link de Pago' }).click();
  const dialog = player.getByRole('dialog', { name: /^Comparte el pago entre/ });
  await expect(dialog).toContainText(
    /Tus amigos pueden pagar hasta las 13:00 del \S+ \d+, también después de jugar/,
  );
  await expectNoOverflow(player);
  await expectAccessible(player);
  await dialog.getByRole('button', { name: 'Garantizar con mi tarjeta' }).click();
  await expect(player.getByText(/Si cancelas cuando ya no se devuelve todo/)).toBeVisible();
  await player.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await player.getByRole('button', { name: /^Retener \$/ }).click();
  await expect(player.getByText('Garantía lista', { exact: true })).toBeVisible();
  await expect(player.getByText(/Tienes hasta las 13:00 del/)).toBeVisible();
  await expectNoOverflow(player);
  await expectAccessible(player);

  await player.getByRole('link', { name: 'Cancelar en Mis Reservas' }).click();
  await expect(player.getByText(/Tus amigos pueden pagar hasta las 13:00 del/)).toBeVisible();
  await expectNoOverflow(player);
  await player.getByRole('button', { name: /^Cancelar reserva/ }).click();
  const cancel = player.getByRole('alertdialog');
  await expect(cancel).toContainText('$0.00');
  await expect(cancel).toContainText(/Faltan \$\S+ por pagar: al cancelar se cobran de lo retenido/);
  await expectNoOverflow(player);
  await expectAccessible(player);
  await cancel.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(player.getByRole('heading', { level: 2, name: 'Canceladas y vencidas' })).toBeVisible();

  await page.goto(`/admin/payments?complejo=${venue.id}`);
  await expect(page.getByText('Cobro de la garantía').first()).toBeVisible();
});
