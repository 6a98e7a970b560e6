import { choose, expect, expectAccessible, signInByLetter, tellName, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow } from './own-venue';

test('a player books and pays at the club, and the desk takes the money', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const { id, courtId } = await createVenue(page, `Club Recepción ${project.name}`, { payAtClub: true });
  const { viewport, isMobile, hasTouch } = project.use;
  const player = await (await browser.newContext({ viewport, isMobile, hasTouch })).newPage();

  await player.goto(`/booking/${courtId}?fecha=${dayAhead(2)}`);
  await choose(player.getByRole('radio', { name: /^10:00/ }));
  await player.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(player).toHaveURL(/\/checkout\//);
  await choose(player.getByRole('radio', { name: 'En el club' }));
  await expect(player).toHaveURL(/forma=club/);
  const checkout = player.url();
  const club = player.getByRole('region', { name: 'Pagar en el club' });
  await expect(club).toContainText('Si no puedes ir, cancela: no cuesta nada.');
  await expectNoOverflow(player);
  await expectAccessible(player);

  // Only a confirmed address keeps an hour without money. The sign-in leads back.
  await club.getByRole('link', { name: 'Confirmar mi correo' }).click();
  await signInByLetter(player, `sofia-${project.name}@saque.example`);
  await expect(player).toHaveURL(checkout);
  const name = `Sofía ${project.name}`;
  await tellName(player, name);
  await club.getByRole('button', { name: 'Pagar en el club' }).click();

  await expect(player.getByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
  await expect(player.getByText('Por pagar en el club')).toBeVisible();
  await expectNoOverflow(player);
  await expectAccessible(player);
  await player.getByRole('link', { name: 'Ver Mis Reservas' }).click();
  await expect(player.getByText('Pagas al llegar')).toBeVisible();
  await expectNoOverflow(player);
  await expectAccessible(player);

  await page.goto(`/admin/desk?complejo=${id}&dia=${dayAhead(2)}&cancha=${courtId}`);
  const cell = page.getByRole('button', { name: /^Cancha 1, 10:00/ });
  await expect(cell).toContainText(name);
  await expect(cell).toContainText('En el club · $10.00');
  await cell.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Por cobrar en el club: $10.00');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Medio de pago' }).selectOption('Efectivo');
  await dialog.getByRole('button', { name: 'Cobrar $10.00' }).click();
  await dialog.getByRole('textbox', { name: 'Efectivo en la caja' }).fill('0');
  await dialog.getByRole('button', { name: 'Abrir caja y seguir' }).click();
  await expect(dialog).not.toContainText('Por cobrar en el club');
  await expect(dialog).toContainText('Pagada');

  await player.goto('/my-bookings');
  await expect(player.getByText('Pagado', { exact: true }).first()).toBeVisible();
  await expect(player.getByText('Pagas al llegar')).toHaveCount(0);
  await player.getByRole('link', { name: /^Comprobante/ }).click();
  await expect(player.getByText('En efectivo, en el club')).toBeVisible();
  await expectNoOverflow(player);
  await player.context().close();
});
